/** How a person saw where a driver is or was. */
export const VIEW_WAYS = ['live', 'replay', 'export', 'link'] as const;
export type ViewWay = (typeof VIEW_WAYS)[number];

/** Looking again within this time is the same look. */
export const VIEW_SLOT_MINUTES = 5;
const SLOT_MS = VIEW_SLOT_MINUTES * 60_000;

/** When the time began in which all looks are one. */
export const slotOf = (now: Date): Date => new Date(Math.floor(now.getTime() / SLOT_MS) * SLOT_MS);
