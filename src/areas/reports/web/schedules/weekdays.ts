/** As choices hold them and phrases name them; the first is Monday. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
