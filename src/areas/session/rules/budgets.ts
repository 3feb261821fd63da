/** How often something may happen within a window that starts with the first time. */
export interface Budget {
  readonly max: number;
  readonly seconds: number;
}

/** Recovery mails to one address, with or without an account. */
export const RECOVERY_MAILS: Budget = { max: 3, seconds: 15 * 60 };

/**
 * How often one network may learn that an account does not exist. After that an unknown account looks like a known one
 * with a wrong password, so that a list of addresses cannot be tested.
 */
export const UNKNOWN_USER_ANSWERS: Budget = { max: 10, seconds: 15 * 60 };

/**
 * Wrong passwords for one account from all networks together. After that only networks the account was used from before
 * may try: guessing from many addresses ends, and its owner still comes in.
 */
export const FAILURES_OF_ACCOUNT: Budget = { max: 100, seconds: 15 * 60 };

/** The part of an address that belongs to one subscriber: all of IPv4, the first half of IPv6. */
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
