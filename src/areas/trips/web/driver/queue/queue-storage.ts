import { BrowserQueueStorage } from '#ui/queue/queue-storage.ts';
import type { QueueItem } from './queue-item.ts';

/** Trips of an account are deleted from the device when the user signs out. */
export const ACCOUNT_TRIPS = 'order ';

export const storage = new BrowserQueueStorage<QueueItem>({
  database: 'tropeiro.driver',
  index: 'trip',
  pages: 'trips',
});
