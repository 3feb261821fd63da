/** Rows that PageUp and PageDown pass. */
const PAGE = 10;

/** The row a key leads to, from another one; undefined for keys that lead nowhere. */
export function stepTo(key: string, from: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    j: from + 1,
    ArrowUp: from - 1,
    k: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key.length === 1 ? key.toLowerCase() : key];
  return next === undefined || count === 0 ? undefined : Math.min(Math.max(next, 0), count - 1);
}
