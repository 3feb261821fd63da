import type { QueueItem } from './queue-item.ts';
import type { QueueStorage } from './queue-storage.ts';

/** Replaces the browser's database during a test. */
export class MemoryQueueStorage implements QueueStorage {
  readonly items = new Map<string, QueueItem>();
  readonly #trips = new Map<string, unknown>();

  async put(item: QueueItem): Promise<void> {
    this.items.set(item.key, item);
  }

  async all(trip: string): Promise<QueueItem[]> {
    return [...this.items.values()].filter((item) => item.trip === trip);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.items.delete(key);
  }

  async keepTrip(trip: string, content: unknown): Promise<void> {
    this.#trips.set(trip, content);
  }

  async keptTrip(trip: string): Promise<unknown> {
    return this.#trips.get(trip);
  }

  async forget(beginning: string): Promise<void> {
    for (const { key, trip } of [...this.items.values()]) if (trip.startsWith(beginning)) this.items.delete(key);
    for (const trip of [...this.#trips.keys()]) if (trip.startsWith(beginning)) this.#trips.delete(trip);
  }
}
