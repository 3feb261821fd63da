import { z } from 'zod';

/** Money is sent as a decimal string with a currency; arithmetic uses integer cents. */
export const DECIMALS = 2;

export const amountShape = z
  .string()
  .regex(/^-?\d{1,15}(\.\d{1,2})?$/)
  .describe('Decimal number as text, at most two decimals');

export function toCents(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new RangeError(`not an amount: ${amount}`);
  const cents = BigInt(match[2]!) * 100n + BigInt((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -cents : cents;
}

export function fromCents(cents: bigint): string {
  const positive = cents < 0n ? -cents : cents;
  return `${cents < 0n ? '-' : ''}${positive / 100n}.${String(positive % 100n).padStart(2, '0')}`;
}

/** Money is formatted as in es-MX everywhere: 1,234,567.80. */
export function formatAmount(amount: string): string {
  const text = fromCents(toCents(amount));
  const [whole, decimals] = text.split('.') as [string, string];
  return `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${decimals}`;
}
