import { expect, it } from 'vitest';
import { replayIn, withoutReplay, withReplay } from './replay-address.ts';

it.each([
  [{ orderId: 'a' }],
  [{ truckIds: ['a', 'b'] }],
  [{ truckIds: [] }],
  [{ orderId: 'a', from: '2026-11-18T00:00:00Z', to: '2026-11-19T00:00:00Z' }],
])('an address opens the replay it was made for: %o', (of) => {
  const address = withReplay(new URLSearchParams('tab=map'), of);
  expect(replayIn(address)).toEqual(of);
  expect(withoutReplay(address).toString()).toBe('tab=map');
});

it.each(['', 'replay=', 'replay=order', 'replay=order:', 'replay=driver:a'])('"%s" opens none', (text) => {
  expect(replayIn(new URLSearchParams(text))).toBeNull();
});
