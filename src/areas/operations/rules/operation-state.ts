/** Follows the orders: none started, some open, none open but some unpaid, all settled. The database updates it. */
export const OPERATION_STATES = ['planned', 'active', 'toBeSettled', 'liquidated', 'canceled'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

/** The names of the states in the filters. */
export const STATE_FILTERS = {
  planned: 'planned',
  inProcess: 'active',
  toLiquidate: 'toBeSettled',
  souldOut: 'liquidated',
  canceled: 'canceled',
} as const satisfies Readonly<Record<string, OperationState>>;

export const OPERATION_KINDS = ['normal', 'agro'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];
