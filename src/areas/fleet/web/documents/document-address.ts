/** The query value that opens a document over the page of its owner. */
export const DOCUMENT = 'document';

/** The same address with a document open. */
export function documentSearch(current: URLSearchParams, type: string): string {
  const next = new URLSearchParams(current);
  next.set(DOCUMENT, type);
  return `?${next}`;
}
