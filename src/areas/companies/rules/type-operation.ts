/** What a company does; the labels are in the phrases. */
export const TYPE_OPERATIONS = ['direct', 'catering', 'distributor'] as const;
export type TypeOperation = (typeof TYPE_OPERATIONS)[number];
