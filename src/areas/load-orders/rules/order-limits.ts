/** What a new form starts with: two orders, both places with a reference. */
export const FORM_DEFAULTS = {
  numLoadingOrders: 2,
  originWithReference: true,
  destinationWithReference: true,
} as const;

/** Maximum number of orders created by one call. */
export const MAX_ORDERS_AT_ONCE = 100;
/** Maximum number of orders changed by one call. */
export const MAX_CHANGED_AT_ONCE = 50;
export const MAX_STOPS = 100;
export const MAX_LOADS = 20;
export const MAX_CODES = 50;
export const CODE_MAX = 100;
export const MAX_FILES = 100;
/** Documents sent back, or sent again, by one call. */
export const MAX_SENT_AGAIN = 10;
export const MAX_PROPERTIES = 60;
export const MAX_CHOICES = 100;
/** Half the circumference of the earth. */
export const DISTANCE_MAX_KM = 40_000;
export const QUANTITY_MAX = 99_999_999;

/** Document types of an order. Proof of a task or a delivery is stored with a type of its own. */
export const ORDER_DOCUMENT_TYPES = [
  'BillOfLadingNumber',
  'CommercialInvoice',
  'PackingList',
  'NotarizedLetter',
  'OtherDocuments',
] as const;
export type OrderDocumentType = (typeof ORDER_DOCUMENT_TYPES)[number];

export const STOP_ACTIONS = ['pickup', 'delivery'] as const;
export type StopAction = (typeof STOP_ACTIONS)[number];

export const STOP_STATUSES = ['pending', 'delivered', 'partial', 'totalReturn', 'completed'] as const;
export type StopStatus = (typeof STOP_STATUSES)[number];

/** How the stops of a multipoint order become orders: one for all of them, or one for each delivery. */
export const SPLITS = ['one', 'perDelivery'] as const;
export type Split = (typeof SPLITS)[number];
