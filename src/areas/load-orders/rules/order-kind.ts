/** A trip from one place to another, one truck of an agro operation, or a trip with several stops. */
export const ORDER_KINDS = ['normal', 'agro', 'multipoint'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** How an order was created: in one step, from a spreadsheet, or with the form. */
export const ORDER_MODES = ['express', 'uploader', 'normal'] as const;
export type OrderMode = (typeof ORDER_MODES)[number];
