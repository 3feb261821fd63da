import { ApiError } from '#ui/api/api-error.ts';
import { Store } from '#ui/store/store.ts';
import type { QueueStorage, WaitingEntry } from './queue-storage.ts';

export interface QueueState<E> {
  readonly items: readonly E[];
  readonly isSending: boolean;
}

/** What is special about the entries of a queue. */
export interface Delivery<E extends WaitingEntry> {
  /** Sends entries in one request; throws an ApiError on failure. */
  send(items: readonly E[]): Promise<void>;
  /** The entries of the next request, of those that were not refused; usually the oldest one. */
  next?(waiting: readonly E[], all: readonly E[]): readonly E[];
  /** Whether a refused entry is dropped instead of shown. */
  isDropped?(item: E): boolean;
  /** Whether an entry goes with another one that is discarded. */
  belongsTo?(item: E, key: string): boolean;
  /** After each request that the server accepted. */
  taken?(items: readonly E[]): Promise<void>;
  /** Once when sending stops and something was sent. */
  settled?(): void;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Entries the server does not have yet, oldest first. An entry is stored before it is sent and removed only after the
 * server accepted it; its key makes a repeated request harmless. Without network it retries at growing intervals.
 */
export class WaitingQueue<E extends WaitingEntry> {
  readonly store = new Store<QueueState<E>>({ items: [], isSending: false });
  readonly #name: string;
  readonly #storage: QueueStorage<E>;
  readonly #delivery: Delivery<E>;
  #pause = FIRST_PAUSE_MS;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run: Promise<void> | undefined;

  constructor(name: string, storage: QueueStorage<E>, delivery: Delivery<E>) {
    this.#name = name;
    this.#storage = storage;
    this.#delivery = delivery;
  }

  /** Loads the entries of an earlier visit. */
  async start(): Promise<void> {
    this.#isStopped = false;
    this.#show(await this.#storage.all(this.#name));
    await this.flush();
  }

  async add(item: E): Promise<void> {
    await this.#storage.put(item);
    this.#show([...this.store.get().items, item]);
    void this.flush();
  }

  async discard(key: string): Promise<void> {
    const { items } = this.store.get();
    const following = items.filter((item) => this.#delivery.belongsTo?.(item, key));
    await this.#forget([key, ...following.map((item) => item.key)]);
  }

  /** Sends refused entries again, because the reason may be gone. */
  async retry(key: string): Promise<void> {
    const item = this.store.get().items.find((one) => one.key === key);
    if (!item) return;
    const { refused: _refused, reason: _reason, ...again } = item;
    await this.#replace(again as E);
    await this.flush();
  }

  /** Sends at once, on request or when the network is back. */
  wake(): Promise<void> {
    this.#pause = FIRST_PAUSE_MS;
    return this.flush();
  }

  /** Nothing is sent again by itself until the next start. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** One run at a time; further callers wait for it. */
  flush(): Promise<void> {
    this.#run ??= this.#send().finally(() => {
      this.#run = undefined;
    });
    return this.#run;
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    let sent = 0;
    try {
      for (let next = this.#next(); next.length > 0; next = this.#next()) {
        this.store.set({ ...this.store.get(), isSending: true });
        await this.#deliver(next);
        sent += 1;
      }
      this.#pause = FIRST_PAUSE_MS;
    } catch {
      if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    } finally {
      this.store.set({ ...this.store.get(), isSending: false });
      if (sent > 0) this.#delivery.settled?.();
    }
  }

  #next(): readonly E[] {
    const { items } = this.store.get();
    const waiting = items.filter((item) => item.refused === undefined);
    return this.#delivery.next?.(waiting, items) ?? waiting.slice(0, 1);
  }

  async #deliver(items: readonly E[]): Promise<void> {
    try {
      await this.#delivery.send(items);
      await this.#delivery.taken?.(items);
      await this.#forget(items.map(({ key }) => key));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      for (const item of items) {
        if (this.#delivery.isDropped?.(item)) await this.#forget([item.key]);
        else await this.#replace({ ...item, refused: error.code, reason: error.message });
      }
    }
  }

  async #replace(changed: E): Promise<void> {
    await this.#storage.put(changed);
    this.#show(this.store.get().items.map((item) => (item.key === changed.key ? changed : item)));
  }

  async #forget(keys: readonly string[]): Promise<void> {
    await this.#storage.remove(keys);
    this.#show(this.store.get().items.filter(({ key }) => !keys.includes(key)));
  }

  #show(items: readonly E[]): void {
    this.store.set({ ...this.store.get(), items });
  }
}

/** A final refusal by the server; all other failures are worth another try. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  );
}
