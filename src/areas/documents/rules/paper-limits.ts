/** Scans and photographs; a spreadsheet or a page is no paper. */
export const PAPER_CONTENT_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf'];

export const PAPER_NUMBER_MAX = 50;
export const PAPER_CATEGORY_MAX = 40;
/** More than any checklist has places. */
export const MAX_PAPER_CHANGES = 40;
