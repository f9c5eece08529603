import type { Platform } from '../../../bots/platform.js';
import { platformNames } from '../../../core/domain/deeds.js';
import { deliverDue } from '../../../core/jobs/outbox.js';
import { holds } from './broken.js';
import { links, withinLimits } from './lawsOfScreens.js';
import type { World } from './world.js';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Delivers what waits in the outbox, and looks at everything that the shop says on its own. */
export async function deliver({ deps, store, actors, clock }: World): Promise<void> {
  const show: Platform['show'] = async ({ chat }, screen) => {
    links(screen);
    await withinLimits(screen);
    const actor = actors.find((each) => each.chat.user === chat.user);
    const forStaff = JSON.stringify(screen.view.text).includes('notice.staff');
    holds('staff only', !forStaff || actor?.staff === true, `${actor?.name} gets a staff notice`);
    return { is: 'shown', message: 'notice' };
  };
  const platforms = platformNames.map(
    (name): Platform => ({
      name,
      limits: { forms: true, ephemeral: true, typedSecretsStay: false, text: 1, label: 1 },
      listen: async () => async () => undefined,
      show,
      erase: async () => true,
      invite: () => undefined,
    }),
  );
  const unreachable = new Set<string>();
  const outbox = {
    shop: deps.shop,
    store,
    platforms,
    clock: () => clock.now,
    log: silent,
    unreachable,
  };
  while ((await deliverDue(outbox)) > 0);
}
