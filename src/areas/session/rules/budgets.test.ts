import { expect, it } from 'vitest';
import { networkOf } from './budgets.ts';

it('takes an IPv4 address as it is, also when it arrives inside IPv6', () => {
  expect(networkOf('200.87.4.9')).toBe('200.87.4.9');
  expect(networkOf('::ffff:200.87.4.9')).toBe('200.87.4.9');
});

it('treats every address of one IPv6 subscriber as the same network', () => {
  const network = networkOf('2800:cd0:17:4::1');
  expect(network).toBe('2800:cd0:17:4::/64');
  expect(networkOf('2800:0CD0:0017:0004:aa:bb:cc:dd')).toBe(network);
  expect(networkOf('2800:cd0:17:5::1')).not.toBe(network);
});

it('reads shortened addresses', () => {
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});
