/** Something that waits on this device until the server has it. */
export interface WaitingEntry {
  /** Chosen once, so that a repeated request has no further effect. */
  readonly key: string;
  /** When it happened. */
  readonly at: string;
  /** The server's refusal; the entry then waits for the user, not for the network. */
  readonly refused?: string;
  /** The server's message for the refusal. */
  readonly reason?: string;
}

/** Stores a queue, so that a closed page or an empty battery loses nothing; and what was last read, for its page. */
export interface QueueStorage<E extends WaitingEntry> {
  put(item: E): Promise<void>;
  /** What waits under a name, in the order it happened. */
  all(name: string): Promise<E[]>;
  /** How many entries wait under names with this prefix. */
  count(beginning: string): Promise<number>;
  remove(keys: readonly string[]): Promise<void>;
  keep(name: string, content: unknown): Promise<void>;
  kept(name: string): Promise<unknown>;
  /** Deletes everything under names with this prefix. */
  forget(beginning: string): Promise<void>;
}

interface Where {
  readonly database: string;
  /** The field of an entry with the name that it waits under. */
  readonly index: string;
  /** The store of what was last read. */
  readonly pages: string;
}

const ITEMS = 'items';

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

function open({ database, index, pages }: Where): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ITEMS, { keyPath: 'key' }).createIndex(index, index);
    request.result.createObjectStore(pages);
  };
  return settled(request);
}

/** Uses IndexedDB, because pictures are too large for other storage. */
export class BrowserQueueStorage<E extends WaitingEntry> implements QueueStorage<E> {
  readonly #where: Where;
  #database: Promise<IDBDatabase> | undefined;

  constructor(where: Where) {
    this.#where = where;
  }

  async put(item: E): Promise<void> {
    await this.#write(ITEMS, (store) => store.put(item));
  }

  async all(name: string): Promise<E[]> {
    const store = (await this.#open()).transaction(ITEMS).objectStore(ITEMS);
    const found: E[] = await settled(store.index(this.#where.index).getAll(name));
    return found.sort((one, other) => one.at.localeCompare(other.at));
  }

  async count(beginning: string): Promise<number> {
    const store = (await this.#open()).transaction(ITEMS).objectStore(ITEMS);
    return settled(store.index(this.#where.index).count(startingWith(beginning)));
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.#write(ITEMS, (store) => {
      for (const key of keys) store.delete(key);
    });
  }

  async keep(name: string, content: unknown): Promise<void> {
    await this.#write(this.#where.pages, (store) => store.put(content, name));
  }

  async kept(name: string): Promise<unknown> {
    const { pages } = this.#where;
    return settled((await this.#open()).transaction(pages).objectStore(pages).get(name));
  }

  async forget(beginning: string): Promise<void> {
    const store = (await this.#open()).transaction(ITEMS).objectStore(ITEMS);
    const keys = await settled(store.index(this.#where.index).getAllKeys(startingWith(beginning)));
    await this.remove(keys.map(String));
    await this.#write(this.#where.pages, (pages) => pages.delete(startingWith(beginning)));
  }

  async #write(name: string, work: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = (await this.#open()).transaction(name, 'readwrite');
    work(transaction.objectStore(name));
    await finished(transaction);
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= open(this.#where);
    return this.#database;
  }
}

const startingWith = (beginning: string): IDBKeyRange => IDBKeyRange.bound(beginning, `${beginning}\uffff`);
