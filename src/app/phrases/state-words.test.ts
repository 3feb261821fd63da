import { describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { STATE_FILTERS } from '#areas/operations/rules/operation-state.ts';
import { BASES, SHOWN } from './all-texts.fixture.ts';

/** Limits, lengths and numbers of stars are always more than one. */
const MANY = /^(validation|errors)\.|\.(hint|tooMany|rating|letters|exact\w+|intro|untruckedMany)\b/;

describe.each(BASES)('in %s', (language) => {
  const texts = SHOWN[language];

  it('a state of an order has one word, in records, lists, filters and operations', () => {
    const lists = [...texts.keys()].filter((key) => /^lists\.[^.]+\.values\.status(es)?\.toPay$/.test(key));
    expect(lists.length).toBeGreaterThan(2);
    for (const [name, number] of Object.entries(ORDER_STATUS)) {
      const words = [
        texts.get(`operations.orderStatus.${number}`),
        ...lists.map((key) => texts.get(key.replace(/toPay$/, name))),
      ];
      expect([name, ...new Set(words)]).toEqual([name, texts.get(`loadOrders.status.${name}`)]);
    }
  });

  it('a state of an operation has one word, in records, lists and filters', () => {
    const lists = [...texts.keys()].filter((key) => key.endsWith('.values.status.souldOut'));
    expect(lists.length).toBeGreaterThan(0);
    for (const key of lists)
      for (const [filter, state] of Object.entries(STATE_FILTERS))
        expect([filter, texts.get(key.replace(/souldOut$/, filter))]).toEqual([
          filter,
          texts.get(`operations.states.${state}`),
        ]);
  });

  it('a counted noun has a form for one', () => {
    const counted = [...texts].filter(([key, text]) => /\{\{count\}\} \p{L}+s\b/u.test(text) && !MANY.test(key));
    expect(counted.length).toBeGreaterThan(10);
    expect(counted.map(([key]) => key).filter((key) => !/_(one|other|zero)$/.test(key))).toEqual([]);
  });

  it('the abbreviation of a tonne is the same everywhere', () => {
    const tonnes = [...texts].filter(([, text]) => /(\}\}|\() ?(t|tn|TN|ton)\b/.test(text)).map(([key]) => key);
    expect(tonnes).toEqual([]);
    expect(texts.get('operations.catalogues.weightUnitAbbreviations.tn')).toBe('Tn');
  });
});
