// Written by `npm run areas`: do not edit.

/** Records that are found by typing in the command palette. */
export const SOURCES = {
};
