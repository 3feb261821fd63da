/** The query value that opens a paper over whatever shows its owner. */
export const PAPER = 'paper';

/** The same address with a paper open. */
export function paperSearch(current: URLSearchParams, type: string): string {
  const next = new URLSearchParams(current);
  next.set(PAPER, type);
  return `?${next}`;
}
