import { accessDetails } from './flows/access.js';
import { account, door, register, signedout, signin } from './flows/account.js';
import { compare, gpu, gpus } from './flows/choose.js';
import { environment, line, lots } from './flows/configure.js';
import { exported } from './flows/export.js';
import { handoff } from './flows/handoff.js';
import { intents } from './flows/history.js';
import { home } from './flows/home.js';
import { help, language, paysupport, privacy, support, terms, topic } from './flows/info.js';
import { instruction } from './flows/instruction.js';
import { letters } from './flows/letters.js';
import { handover, machine, machines } from './flows/machines.js';
import { cancellation, order, orders } from './flows/orders.js';
import { methods } from './flows/pay.js';
import { details, summary } from './flows/place.js';
import { staff } from './flows/staff.js';
import { confirmation, payment, payments } from './flows/verify.js';
import { isStep, type Place, type StepId } from './states.js';
import type { Step } from './step.js';

/** Every step there is; a missing one does not compile. */
export const steps = {
  home,
  gpus,
  compare,
  gpu,
  lots,
  environment,
  line,
  details,
  summary,
  door,
  register,
  signin,
  handoff,
  account,
  signedout,
  orders,
  order,
  cancellation,
  accessDetails,
  methods,
  instruction,
  intents,
  export: exported,
  language,
  help,
  topic,
  terms,
  privacy,
  paysupport,
  support,
  staff,
  payments,
  payment,
  confirmation,
  machines,
  machine,
  handover,
  letters,
} as const satisfies Record<StepId, Step>;

export function stepAt(place: Place): Step | undefined {
  return isStep(place.step) ? steps[place.step] : undefined;
}
