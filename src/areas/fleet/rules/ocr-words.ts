/** Letters without accents, in capitals. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

/** How many letters must change to turn one word into the other; the count stops beyond `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      current.push(Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + change));
    }
    previous = current;
  }
  return previous[other.length]!;
}

/** The known word that matches a recognised one; a short word must match exactly. */
export function nearest(read: string, known: readonly string[]): { word: string; exact: boolean } | undefined {
  const folded = fold(read);
  const same = known.find((word) => fold(word) === folded);
  if (same) return { word: same, exact: true };
  const close = known.find((word) => word.length >= 5 && editDistance(folded, fold(word), 1) <= 1);
  return close ? { word: close, exact: false } : undefined;
}
