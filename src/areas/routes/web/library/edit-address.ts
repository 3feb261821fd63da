/** The query value that opens the form of a place or a fence, and what it is for one that does not exist yet. */
export const EDIT = 'edit';
export const NEW = 'new';
