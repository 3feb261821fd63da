/** What the address says instead of the id of a paper while there is none yet. */
export const NEW_DOCUMENT = 'new';
