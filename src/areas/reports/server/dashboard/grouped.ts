/** In the order in which each key first came. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Rows about the same value; those about none are left out. */
export const byValue = <T extends { readonly value: string | null }>(rows: readonly T[]): Map<string, T[]> =>
  grouped(
    rows.filter(({ value }) => value !== null),
    ({ value }) => value ?? '',
  );

/** The first of a table, by what counts most; the count of all tells whether any was left out. */
export function firstOf<T>(items: readonly T[], weight: (item: T) => number, most: number) {
  const sorted = [...items].sort((one, other) => weight(other) - weight(one));
  return { shown: sorted.slice(0, most), isCut: items.length > most };
}
