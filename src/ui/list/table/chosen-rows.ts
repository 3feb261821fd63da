/**
 * Selects a row, or deselects it when it was selected. With a second row of the page as start, all rows between take
 * the state of the clicked one.
 */
export function withRows<Row>(
  chosen: ReadonlyMap<string, Row>,
  page: readonly (readonly [id: string, row: Row])[],
  id: string,
  from: string | undefined,
): ReadonlyMap<string, Row> {
  const place = (wanted: string | undefined) => page.findIndex(([known]) => known === wanted);
  const [start, end] = [place(from), place(id)];
  const touched = start < 0 ? page.slice(end, end + 1) : page.slice(Math.min(start, end), Math.max(start, end) + 1);
  const next = new Map(chosen);
  for (const [known, row] of touched) {
    if (chosen.has(id)) next.delete(known);
    else next.set(known, row);
  }
  return next;
}
