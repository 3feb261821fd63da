/** What may be wrong with the documents of an order, or what they wait for; the most urgent first. */
export const DOCUMENT_TROUBLES = ['expired', 'missing', 'toAccept', 'returned'] as const;
export type DocumentTrouble = (typeof DOCUMENT_TROUBLES)[number];
