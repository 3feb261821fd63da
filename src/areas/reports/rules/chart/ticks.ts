/** The fewest steps of an axis; it may have up to twice as many. */
const STEPS = 3;
const NICE = [1, 2, 2.5, 5, 10] as const;

/** Round values for an axis that holds all of these and zero. */
export function ticksOf(values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const range = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(range / STEPS));
  const step = power * (NICE.findLast((nice) => nice * power <= range / STEPS) ?? 1);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
