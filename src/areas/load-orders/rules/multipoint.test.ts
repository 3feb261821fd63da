import { describe, expect, it } from 'vitest';
import { doneStatus, mayBecome, quantityDone, splitStops, stopProblems } from './multipoint.ts';

const way = (text: string) =>
  [...text].map((sign) => ({ action: sign === 'p' ? ('pickup' as const) : ('delivery' as const) }));
const actionsOf = (stops: readonly { readonly action: string }[]) => stops.map(({ action }) => action[0]).join('');

it('a route begins with a pickup and ends with a delivery', () => {
  expect(stopProblems(way('ppdpd'))).toEqual({});
  expect(Object.keys(stopProblems(way('dp')))).toEqual(['stops.0.action', 'stops.1.action']);
  expect(Object.keys(stopProblems(way('pp')))).toEqual(['stops.1.action']);
});

it('stops become one order, or one order per delivery with the pickups before it', () => {
  expect(splitStops(way('ppdpd'), 'one').map(actionsOf)).toEqual(['ppdpd']);
  expect(splitStops(way('ppdpd'), 'perDelivery').map(actionsOf)).toEqual(['ppd', 'pppd']);
});

it('a pickup is pending or completed, a delivery may also fail', () => {
  expect(mayBecome('pickup', 'totalReturn')).toBe(false);
  expect(mayBecome('pickup', 'completed')).toBe(true);
  expect(mayBecome('delivery', 'totalReturn')).toBe(true);
});

describe('the outcome of a stop', () => {
  const amounts = { planned: 10, known: 4 };

  it.each([
    ['delivered', 10],
    ['completed', 10],
    ['partial', 4],
    ['totalReturn', 0],
    ['pending', null],
  ] as const)('%s is %s of ten', (status, done) => expect(quantityDone(status, amounts)).toBe(done));

  it('is delivered at a delivery and completed at a pickup', () => {
    expect([doneStatus('pickup'), doneStatus('delivery')]).toEqual(['completed', 'delivered']);
  });
});
