/** What the lists and first looks of this part show. */
export const alerts = {};
/** By the id of a list. */
export const alertsLists = {};
export const alertsErrors = {};
