/** How many letters may be wrong, missing or superfluous before two words count as different. */
const allowance = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Whether the typed text is the beginning of a name, except for a typing mistake. */
export function isSlipOf(typed: string, name: string): boolean {
  const limit = allowance(typed.length);
  return limit > 0 && name[0] === typed[0] && prefixDistance(typed, name, limit) <= limit;
}

/** The fewest single-letter changes from the text to a beginning of the name; gives up beyond the limit. */
function prefixDistance(typed: string, name: string, limit: number): number {
  const width = Math.min(name.length, typed.length + limit);
  let row = Array.from({ length: width + 1 }, (_, j) => j);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= width; j += 1) {
      const change = row[j - 1]! + Number(typed[i - 1] !== name[j - 1]);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return Math.min(...row);
}
