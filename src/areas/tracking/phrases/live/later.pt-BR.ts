/** What its forms, details and dialogs show. */
export const liveLater = {};
