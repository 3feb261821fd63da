/** Scans and photographs only; spreadsheets and web pages are refused. */
export const DOCUMENT_CONTENT_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf'];

export const DOCUMENT_NUMBER_MAX = 50;
export const DOCUMENT_CATEGORY_MAX = 40;
/** More than any checklist has slots. */
export const MAX_DOCUMENT_CHANGES = 40;
