/** What the address says instead of the id of a document while there is none yet. */
export const NEW_DOCUMENT = 'new';
