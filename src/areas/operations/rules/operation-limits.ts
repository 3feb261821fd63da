export const REFERENCE_MAX = 100;
/** Tonnes of one agro operation; a large harvest is promised in several. */
export const PROMISED_MAX = 1_000_000;
/** Orders shown with their operation; the list of orders shows them all. */
export const ORDERS_SHOWN = 200;
