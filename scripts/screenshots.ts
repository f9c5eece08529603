// Makes the README's pictures by driving the playground: `node --import ./scripts/typescript.mjs scripts/screenshots.ts`.
// Needs a built shop (`npm run build`), the packages of the tests and a Chromium (`CHROMIUM` names it).
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chatOn, chooseAndRegister } from '../test/browser/chat.js';
import { browser } from '../test/browser/chromium.js';
import { startShop } from '../test/browser/running.js';

const pictures = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const wide = { width: 1280, height: 940 };
const phone = { width: 390, height: 844 };

type Run = {
  language: string;
  colorScheme: 'light' | 'dark';
  viewport: { width: number; height: number };
};

/** Each run is one customer in one language, from the first screen to the instruction. */
const runs: readonly Run[] = [
  { language: 'en', colorScheme: 'light', viewport: wide },
  { language: 'nl', colorScheme: 'dark', viewport: wide },
  { language: 'tr', colorScheme: 'light', viewport: phone },
];

mkdirSync(pictures, { recursive: true });
for (const run of runs) {
  // A shop of its own for each, so that nothing of the run before stands in the staff's chat.
  const folder = mkdtempSync(join(tmpdir(), 'lotdesk-screenshots-'));
  const shop = await startShop(join(folder, 'shop.db'));
  try {
    await pictured(shop.url, run);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pictured(url: string, { language, colorScheme, viewport }: Run): Promise<void> {
  const { context, close } = await browser({
    colorScheme,
    viewport,
    timezoneId: 'Europe/Amsterdam',
  });
  const page = await context.newPage();
  const size = viewport === phone ? 'phone' : 'wide';
  const picture = (name: string) =>
    page.screenshot({
      path: join(pictures, `${name}-${language}-${colorScheme}-${size}.png`),
      caret: 'hide',
    });
  await page.goto(`${url}/?lang=${language}&customer=ayse`);
  const customer = chatOn(page, 'customer');
  await customer.button('go.rent').waitFor();
  await customer.press('go.rent');
  await picture('choose');
  await customer.write('/start');
  await chooseAndRegister(customer);
  await picture('summary');
  await customer.press('summary.place');
  await customer.press('methods.demo-demo');
  await picture('instruction');
  const report = await customer.button('report.').getAttribute('data-id');
  await customer.press('report.');
  if (size === 'wide') {
    await page.locator('#staff article.notice').last().waitFor();
    await picture('staff');
  }
  await page.goto(`${url}/pay/${report?.slice('report.'.length)}?lang=${language}`);
  await picture('pay');
  await close();
}
