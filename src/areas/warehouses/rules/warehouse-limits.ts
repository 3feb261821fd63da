/** How long a hold lasts, by the clock of the database. */
export const HOLD_SECONDS = 34;
/** Where a company said nothing about a type of truck. */
export const SERVICE_MINUTES_DEFAULT = 60;

export const DOCKS_MAX = 200;
export const SHIFTS_MAX = 100;
export const CLOSURES_MAX = 400;
export const PHOTOS_MAX = 10;
export const LANES_MAX = 20;
export const DOCK_NAME_MAX = 50;
export const PLATE_MIN = 3;
export const PLATE_MAX = 20;
export const INSTRUCTIONS_MAX = 2_000;
export const CLOSURE_REASON_MAX = 200;

export const INTERVAL_MINUTES = { min: 5, max: 720, usual: 30 } as const;
export const BUFFER_MINUTES = { min: 0, max: 720, usual: 0 } as const;
export const VIEW_DAYS = { min: 1, max: 365, usual: 30 } as const;
/** A month: longer before the start nobody has to decide. */
export const CUTOFF_MINUTES = { min: 0, max: 43_200 } as const;
export const BOOKING_CUTOFF_USUAL = 0;
export const CANCELLING_CUTOFF_USUAL = 120;
export const TOLERANCE_MINUTES = { min: 0, max: 1_440, usual: 30 } as const;
export const NO_SHOW_MINUTES = { min: 0, max: 1_440, usual: 60 } as const;
export const FREE_MINUTES = { min: 0, max: 10_080, usual: 120 } as const;

/** How many free times are offered in place of one that is taken. */
export const NEAREST_TIMES = 3;
/** Warehouses on one page of their list. */
export const WAREHOUSE_LIST_SIZE = 100;
