import type { QueueItem } from './queue-item.ts';

/** Stores the queue, so that a closed page or an empty battery loses nothing. */
export interface QueueStorage {
  put(item: QueueItem): Promise<void>;
  /** In the order they happened. */
  all(trip: string): Promise<QueueItem[]>;
  remove(keys: readonly string[]): Promise<void>;
  keepTrip(trip: string, content: unknown): Promise<void>;
  keptTrip(trip: string): Promise<unknown>;
  /** Deletes everything about trips whose name has this prefix. */
  forget(beginning: string): Promise<void>;
}

/** Trips of an account are deleted from the device when the user signs out. */
export const ACCOUNT_TRIPS = 'order ';

const DATABASE = 'tropeiro.driver';
const ITEMS = 'items';
const TRIPS = 'trips';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ITEMS, { keyPath: 'key' }).createIndex('trip', 'trip');
    request.result.createObjectStore(TRIPS);
  };
  return settled(request);
}

/** Uses IndexedDB, because pictures are too large for other storage. */
export class BrowserQueueStorage implements QueueStorage {
  #database: Promise<IDBDatabase> | undefined;

  async put(item: QueueItem): Promise<void> {
    await this.#write(ITEMS, (store) => store.put(item));
  }

  async all(trip: string): Promise<QueueItem[]> {
    const store = (await this.#open()).transaction(ITEMS).objectStore(ITEMS);
    const found: QueueItem[] = await settled(store.index('trip').getAll(trip));
    return found.sort((one, other) => one.at.localeCompare(other.at));
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.#write(ITEMS, (store) => {
      for (const key of keys) store.delete(key);
    });
  }

  async keepTrip(trip: string, content: unknown): Promise<void> {
    await this.#write(TRIPS, (store) => store.put(content, trip));
  }

  async keptTrip(trip: string): Promise<unknown> {
    return settled((await this.#open()).transaction(TRIPS).objectStore(TRIPS).get(trip));
  }

  async forget(beginning: string): Promise<void> {
    const database = await this.#open();
    const items: QueueItem[] = await settled(database.transaction(ITEMS).objectStore(ITEMS).getAll());
    await this.remove(items.filter(({ trip }) => trip.startsWith(beginning)).map(({ key }) => key));
    await this.#write(TRIPS, (store) => store.delete(IDBKeyRange.bound(beginning, `${beginning}\uffff`)));
  }

  async #write(name: string, work: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = (await this.#open()).transaction(name, 'readwrite');
    work(transaction.objectStore(name));
    await finished(transaction);
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= open();
    return this.#database;
  }
}
