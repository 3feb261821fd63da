/** What the lists and first looks of this part show. */
export const replay = {};
/** By the id of a list. */
export const replayLists = {};
export const replayErrors = {};
