/** Trips of an account are deleted from the device when the user signs out. */
export const ACCOUNT_TRIPS = 'order ';
