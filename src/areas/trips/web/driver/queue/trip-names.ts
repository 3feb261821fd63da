/** What belongs to an account goes when its owner signs out. */
export const ACCOUNT_TRIPS = 'order ';
