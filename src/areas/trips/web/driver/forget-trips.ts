import { ACCOUNT_TRIPS, BrowserQueueStorage } from './queue/queue-storage.ts';

/** Signing out removes all trips from this device, including what was waiting to be sent. */
export async function forgetAccountTrips(): Promise<void> {
  await new BrowserQueueStorage().forget(ACCOUNT_TRIPS);
}
