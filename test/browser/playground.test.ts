import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatOn, chooseAndRegister, scanned } from './chat.js';
import { browser } from './chromium.js';
import { type Running, startShop } from './running.js';

const folder = mkdtempSync(join(tmpdir(), 'lotdesk-playground-'));
const database = join(folder, 'shop.db');
let shop: Running;
let context: BrowserContext;
let closeBrowser = async (): Promise<void> => undefined;
const elsewhere: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  shop = await startShop(database);
  ({ context, close: closeBrowser } = await browser({
    permissions: ['clipboard-read', 'clipboard-write'],
  }));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') elsewhere.push(request.url());
  });
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
});

afterAll(async () => {
  await closeBrowser();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(query: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`${shop.url}/?${query}`);
  return page;
}

describe('the playground in a browser', () => {
  it('rents two lots of B200 in Turkish, from the first screen to the payment that staff confirm', async () => {
    const page = await open('lang=tr&customer=ayse');
    const customer = chatOn(page, 'customer');
    const staff = chatOn(page, 'staff');
    await customer.button('go.rent').waitFor();
    await chooseAndRegister(customer);
    expect(await customer.newest.textContent()).toContain('$3.098,00');
    await customer.press('summary.place');
    await customer.press('methods.demo-demo');

    const address = await customer.newest.locator('code').nth(1).textContent();
    const amount = await customer.newest.locator('code').first().textContent();
    expect(await scanned(customer)).toContain(address);
    expect(await scanned(customer)).toContain(amount);
    expect(await customer.newest.locator('time').count()).toBeGreaterThan(0);

    await customer.button('copy:1').click();
    await page.getByText('Kopyalandı').first().waitFor();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(address);

    await customer.press('report.');
    await staff.root.locator('article.notice').waitFor();
    await staff.press('confirm.');
    await staff.press('payment.confirm');
    await staff.fill({ reason: 'seen on the demo network' });
    await customer.root.locator('article.notice').last().waitFor();
    expect(await customer.root.locator('article.notice').last().textContent()).toContain('ödendi');
    await page.close();
  });

  it('can be used by keyboard alone, and the focus follows the answer', async () => {
    const page = await open('lang=en&customer=kees');
    const customer = chatOn(page, 'customer');
    await customer.button('go.rent').focus();
    await page.keyboard.press('Enter');
    await customer.button('gpus.more').waitFor();
    await page.waitForFunction("document.activeElement?.tagName === 'ARTICLE'");
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await customer.button('gpu.7').waitFor();
    await page.waitForFunction("document.activeElement?.tagName === 'ARTICLE'");
    await page.close();
  });

  it('shows one chat at a time on a narrow screen, as tabs', async () => {
    const page = await open('lang=nl&customer=bram', (narrow) =>
      narrow.setViewportSize({ width: 390, height: 844 }),
    );
    await page.locator('#customer').waitFor({ state: 'visible' });
    expect(await page.locator('#staff').isVisible()).toBe(false);
    await page.locator('#tab-customer').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('#staff').waitFor({ state: 'visible' });
    expect(await page.locator('#customer').isVisible()).toBe(false);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      390,
    );
    await page.close();
  });

  it('works where nothing can be stored, and changes the language of both chats', async () => {
    const page = await open('lang=nl&customer=cem', (bare) =>
      bare.addInitScript(
        "Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('denied') } })",
      ),
    );
    const customer = chatOn(page, 'customer');
    await customer.button('go.rent').waitFor();
    await page.locator('.languages a[hreflang="tr"]').click();
    await page.waitForURL(/lang=tr/);
    await page.locator('html[lang="tr"]').waitFor();
    await customer.root.locator('article.shop[lang="tr"]').last().waitFor();
    await page.close();
  });

  it('goes on where it was after the shop was restarted under it', async () => {
    const page = await open('lang=en&customer=dana');
    const customer = chatOn(page, 'customer');
    await customer.press('go.rent');
    await shop.stop();
    await customer.root.locator('.offline:not([hidden])').waitFor();
    shop = await startShop(database, shop.port);
    await customer.root.locator('.offline').waitFor({ state: 'hidden' });
    await customer.press('gpus.h100');
    await customer.button('gpu.7').waitFor();
    await page.close();
  });

  it('talks to nobody else and breaks no rule of its own policy', () => {
    expect(elsewhere).toEqual([]);
    expect(
      complaints.filter(
        (line) =>
          !/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|503/.test(
            line,
          ),
      ),
    ).toEqual([]);
  });
});
