import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';

/** Debian's; `CHROMIUM` names another. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** A browser that talks to nobody but the pages it is sent to. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Look = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

/** Opens a browser with a profile of its own, which `close` removes again. */
export async function browser(
  look: Look = {},
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'lotdesk-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args,
    viewport: { width: 1280, height: 940 },
    ...look,
  });
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
