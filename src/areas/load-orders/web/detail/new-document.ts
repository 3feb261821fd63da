/** Takes the place of the id in the address of a document that does not exist yet. */
export const NEW_DOCUMENT = 'new';
