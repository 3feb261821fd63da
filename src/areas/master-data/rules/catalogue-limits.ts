/** Entries of one catalogue, those of the product among them. */
export const MAX_ENTRIES = 300;
export const ENTRY_NAME_MAX = 60;
