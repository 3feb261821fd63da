/** What the lists and first looks of this part show. */
export const privacy = {};
/** By the id of a list. */
export const privacyLists = {};
export const privacyErrors = {};
