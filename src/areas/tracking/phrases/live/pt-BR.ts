/** What the lists and first looks of this part show. */
export const live = {};
/** By the id of a list. */
export const liveLists = {};
export const liveErrors = {};
