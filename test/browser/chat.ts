import jsqr from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';

/** One of the two chats on the page, used as a person uses it: by what its buttons do. */
export function chatOn(page: Page, role: 'customer' | 'staff') {
  const root = page.locator(`#${role}`);
  const button = (id: string) => root.locator(`article button[data-id^="${id}"]`).last();
  return {
    root,
    button,
    newest: root.locator('article.shop').last(),
    /** Presses a button and waits until another screen has come. */
    press: async (id: string) => {
      await settled(root, () => button(id).click());
    },
    write: async (words: string) => {
      await root.locator('input[name="words"]').fill(words);
      await settled(root, () => root.locator('.composer button').click());
    },
    fill: async (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) {
        await root.locator(`.fields [name="${name}"]`).fill(value);
      }
      await settled(root, () => root.locator('.fields button.main').click());
    },
  };
}

export type ChatOnPage = ReturnType<typeof chatOn>;

/** Waits for the answer to an input: the shop has said something that was not there before. */
async function settled(root: Locator, act: () => Promise<void>): Promise<void> {
  const answered = root.page().waitForResponse((response) => response.url().endsWith('/api/say'));
  await act();
  await (await answered).finished();
  await root.locator('article[inert]').waitFor({ state: 'detached' });
}

const ayse = {
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email: 'ayse@example.com',
  password: 'mor salkım 7 köprü',
} as const;

/** From the first screen to the summary's button: two lots of B200 for seven days, with a new account. */
export async function chooseAndRegister(chat: ChatOnPage): Promise<void> {
  for (const id of [
    'go.rent',
    'gpus.more',
    'gpus.b200',
    'gpu.7',
    'lots.2',
    'environment.pytorch',
    'door.register',
  ]) {
    await chat.press(id);
  }
  await chat.fill(ayse);
  await chat.press('details.yes');
}

/** Reads the QR code off the screen, as a phone would. */
export async function scanned(chat: ChatOnPage): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(
    await chat.root.locator('img.picture').last().screenshot(),
  );
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}
