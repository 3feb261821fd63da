/** What an empty field of a bulk edit leaves as it is; with all of them empty there is nothing to save. */
export const isSomething = (values: object): boolean => Object.values(values).some((value) => value !== null);
export const NOTHING_CHANGED = { params: { code: 'nothingChanged' } };
