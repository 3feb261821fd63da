/** How often something may happen within a window that opens with the first time. */
export interface Budget {
  readonly max: number;
  readonly seconds: number;
}

/** Recovery mails to one address, whether or not an account has it. */
export const RECOVERY_MAILS: Budget = { max: 3, seconds: 15 * 60 };

/**
 * How often one network is told that an account does not exist. Beyond it an unknown account looks like a known one
 * with another password, so that nobody can walk through a list of addresses.
 */
export const UNKNOWN_USER_ANSWERS: Budget = { max: 10, seconds: 15 * 60 };

/** The part of an address that one subscriber holds: all of IPv4, the first half of IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const filled = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
