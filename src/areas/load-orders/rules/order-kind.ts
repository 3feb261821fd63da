/** A trip from one place to another, one of many trucks of an agro operation, or one with many stops. */
export const ORDER_KINDS = ['normal', 'agro', 'multipoint'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** How an order came to be: in one step, from a spreadsheet, or through the form. */
export const ORDER_MODES = ['express', 'uploader', 'normal'] as const;
export type OrderMode = (typeof ORDER_MODES)[number];
