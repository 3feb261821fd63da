/** What the lists and first looks of this part show. */
export const control = {};
/** By the id of a list. */
export const controlLists = {};
export const controlErrors = {};
