/** The query value that opens a check to be recorded by hand. */
export const CHECK = 'check';

/** The same address with a check open. */
export function checkSearch(current: URLSearchParams, code: string): string {
  const next = new URLSearchParams(current);
  next.set(CHECK, code);
  return `?${next}`;
}
