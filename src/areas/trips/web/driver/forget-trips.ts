import { ACCOUNT_TRIPS, storage } from './queue/queue-storage.ts';

/** Signing out removes all trips from this device, including what was waiting to be sent. */
export async function forgetAccountTrips(): Promise<void> {
  await storage.forget(ACCOUNT_TRIPS);
}

/** What would be lost with that. */
export const unsentOfTrips = (): Promise<number> => storage.count(ACCOUNT_TRIPS);
