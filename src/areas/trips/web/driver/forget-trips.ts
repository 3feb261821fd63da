import { BrowserQueueStorage } from './queue/queue-storage.ts';
import { ACCOUNT_TRIPS } from './queue/trip-names.ts';

/** Whoever signs out leaves no trip behind on this device, nor anything that waited to be sent in their name. */
export async function forgetAccountTrips(): Promise<void> {
  await new BrowserQueueStorage().forget(ACCOUNT_TRIPS);
}
