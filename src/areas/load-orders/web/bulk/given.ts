const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '' && value !== false;

export const isAnyGiven = (values: object): boolean => Object.values(values).some(isGiven);

/** The values that were filled in: the others are not sent, so that each order keeps its own. */
export function givenIn<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isGiven(value))) as Partial<T>;
}
