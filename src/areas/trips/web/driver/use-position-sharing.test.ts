import { expect, it } from 'vitest';
import { isWorthSending, type Seen } from './use-position-sharing.ts';

const seen = (second: number, lat = -17): Seen => ({
  at: new Date(Date.UTC(2031, 4, 2, 10, 0, second)).toISOString(),
  lat,
  lng: -63,
  accuracyM: 10,
  speedKmh: null,
});

it('the first fix is news', () => expect(isWorthSending(null, seen(0))).toBe(true));
it('a fix a few seconds later at the same place is none', () => expect(isWorthSending(seen(0), seen(10))).toBe(false));
it('a minute later it is', () => expect(isWorthSending(seen(0), seen(60))).toBe(true));
it('half a kilometre away it is, however soon', () => expect(isWorthSending(seen(0), seen(10, -17.01))).toBe(true));
it('an older fix is never news', () => expect(isWorthSending(seen(30), seen(10, -17.01))).toBe(false));
