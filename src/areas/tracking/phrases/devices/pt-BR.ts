/** What the lists and first looks of this part show. */
export const devices = {};
/** By the id of a list. */
export const devicesLists = {};
export const devicesErrors = {};
