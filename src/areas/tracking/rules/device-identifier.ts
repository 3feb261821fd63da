/** Two identifiers are the same however they are spelled, as the database compares them. */
export const foldIdentifier = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
