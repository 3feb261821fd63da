import { expect, it } from 'vitest';
import { isWorthSending, type Seen } from './use-position-sharing.ts';

const seen = (second: number, lat = -17): Seen => ({
  at: new Date(Date.UTC(2031, 4, 2, 10, 0, second)).toISOString(),
  lat,
  lng: -63,
  accuracyM: 10,
  speedKmh: null,
});

it('the first fix is worth sending', () => expect(isWorthSending(null, seen(0))).toBe(true));
it('a fix a few seconds later at the same place is not', () => expect(isWorthSending(seen(0), seen(10))).toBe(false));
it('a fix one minute later is', () => expect(isWorthSending(seen(0), seen(60))).toBe(true));
it('a fix half a kilometre away is, however soon', () => expect(isWorthSending(seen(0), seen(10, -17.01))).toBe(true));
it('an older fix never is', () => expect(isWorthSending(seen(30), seen(10, -17.01))).toBe(false));
