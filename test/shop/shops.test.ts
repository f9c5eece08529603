import { describe, expect, it } from 'vitest';
import { loadShop } from '../../bots/shop/load.js';
import type { Offer, Shop } from '../../core/domain/shop.js';
import { shopPath } from './file.js';

async function shopOf(id: string): Promise<Shop> {
  const loaded = await loadShop(shopPath(id));
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  return loaded.shop;
}

/** The price of one day, times the least common multiple of the terms, so that no fraction is cut off. */
function perDay({ price }: Offer, term: 3 | 7 | 30): bigint {
  return (price[term] * 210n) / BigInt(term);
}

describe.each(['kernodeck', 'iteragpu'])('the shop file of %s', (id) => {
  it('is right', async () => {
    expect((await shopOf(id)).id).toBe(id);
  });

  it('offers at least ten models of both vendors', async () => {
    const { catalogue } = await shopOf(id);
    expect(catalogue.length).toBeGreaterThanOrEqual(10);
    expect(new Set(catalogue.map((offer) => offer.vendor))).toEqual(new Set(['NVIDIA', 'AMD']));
  });

  it('puts two cards into a lot of B200 and one into every other', async () => {
    const { catalogue } = await shopOf(id);
    for (const offer of catalogue)
      expect([offer.id, offer.cardsPerLot]).toEqual([offer.id, offer.id === 'b200' ? 2 : 1]);
  });

  it('asks more for a longer term and less for each of its days', async () => {
    const { catalogue } = await shopOf(id);
    for (const offer of catalogue) {
      expect(offer.price[3] < offer.price[7] && offer.price[7] < offer.price[30], offer.id).toBe(
        true,
      );
      expect(
        perDay(offer, 3) > perDay(offer, 7) && perDay(offer, 7) > perDay(offer, 30),
        offer.id,
      ).toBe(true);
    }
  });

  it('has a model that is sold out, one with few lots left and two lots of B200', async () => {
    const { catalogue } = await shopOf(id);
    const stock = catalogue.map((offer) => offer.stock);
    expect(stock).toContain(0);
    expect(stock.some((lots) => lots > 0 && lots <= 3)).toBe(true);
    expect(catalogue.find((offer) => offer.id === 'b200')?.stock).toBeGreaterThanOrEqual(2);
  });

  it('has kim as manager and an agent in the playground', async () => {
    const { staff } = await shopOf(id);
    expect(staff.find((member) => member.web === 'kim')?.role).toBe('manager');
    expect(staff.some((member) => member.role === 'agent' && member.web !== undefined)).toBe(true);
  });

  it('says terms and privacy in one message of every platform, without an exclamation mark', async () => {
    const { terms, privacy, supportContact, supportHours } = await shopOf(id);
    for (const words of [terms.text, privacy.text, supportContact, supportHours]) {
      for (const text of Object.values(words)) {
        expect(text).not.toContain('!');
        expect([...text].length).toBeLessThanOrEqual(1600);
      }
    }
  });

  it('takes the demo coins at a fixed rate', async () => {
    const { mode, methods } = await shopOf(id);
    expect(mode).toBe('demo');
    expect(methods.map((entry) => entry.method)).toEqual(['DEMO/demo', 'DUSD/demo']);
    expect(methods.every((entry) => entry.rate !== undefined)).toBe(true);
  });
});

describe('what differs', () => {
  it('speaks Dutch first at Kernodeck and Turkish first at IteraGPU', async () => {
    expect((await shopOf('kernodeck')).defaultLanguage).toBe('nl');
    expect((await shopOf('iteragpu')).defaultLanguage).toBe('tr');
  });

  it('prepares other environments', async () => {
    const kernodeck = await shopOf('kernodeck');
    const iteragpu = await shopOf('iteragpu');
    expect(kernodeck.environments).toEqual(['python', 'pytorch', 'notebook', 'inference']);
    expect(iteragpu.environments).toEqual(['ubuntu', 'pytorch', 'blender', 'other']);
  });

  it('lists the same facts of a model in both', async () => {
    const kernodeck = await shopOf('kernodeck');
    for (const { price: _price, stock: _stock, ...facts } of (await shopOf('iteragpu')).catalogue) {
      const twin = kernodeck.catalogue.find((offer) => offer.id === facts.id);
      if (twin !== undefined) expect(twin).toMatchObject(facts);
    }
  });
});
