/** What the history of a warehouse compares. */
export const WAREHOUSE_HISTORY = [
  'fullName',
  'timeZone',
  'docks',
  'shifts',
  'closures',
  'startInterval',
  'buffer',
  'viewDaysCalendar',
] as const;
export type WarehouseHistory = Readonly<Record<(typeof WAREHOUSE_HISTORY)[number], string | number>>;
