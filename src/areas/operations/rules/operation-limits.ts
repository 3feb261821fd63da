export const REFERENCE_MAX = 100;
/** Maximum tonnes of one agro operation; a larger harvest is split into several. */
export const PROMISED_MAX = 1_000_000;
/** Orders shown with their operation; the list of orders shows all of them. */
export const ORDERS_SHOWN = 200;
