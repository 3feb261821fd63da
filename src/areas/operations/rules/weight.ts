/**
 * Units of mass in hundredths of a gram, to combine a price per tonne with a weight in kilograms; other units do not
 * convert.
 */
const MASS: Readonly<Record<string, bigint>> = { kg: 100_000n, tn: 100_000_000n, lb: 45_359n };

const MILLI = 1_000n;

/** `12.5` → 12500n, thousandths of a unit. */
export function toMilli(weight: string): bigint {
  const [whole = '0', decimals = ''] = weight.split('.');
  return BigInt(whole) * MILLI + BigInt(decimals.padEnd(3, '0').slice(0, 3));
}

export function fromMilli(milli: bigint): string {
  const positive = milli < 0n ? -milli : milli;
  return `${milli < 0n ? '-' : ''}${positive / MILLI}.${String(positive % MILLI).padStart(3, '0')}`;
}

/** The weight in another unit, in thousandths; undefined unless both are units of mass. */
export function inUnit(weight: string, from: string, to: string): bigint | undefined {
  if (from === to) return toMilli(weight);
  const [one, other] = [MASS[from], MASS[to]];
  return one && other ? (toMilli(weight) * one + other / 2n) / other : undefined;
}
