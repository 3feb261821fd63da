import { ApiError } from '#ui/api/api-error.ts';
import { Store } from '#ui/store/store.ts';
import {
  isAction,
  type QueueItem,
  type WaitingAction,
  type WaitingPosition,
  type WaitingTaskPosition,
} from './queue-item.ts';
import type { QueueStorage } from './queue-storage.ts';

/** Sends entries of the queue; each method throws an ApiError on failure. */
export interface Sender {
  deliver(action: WaitingAction): Promise<void>;
  locate(found: WaitingTaskPosition): Promise<void>;
  share(positions: readonly WaitingPosition[]): Promise<void>;
}

export interface QueueState {
  readonly items: readonly QueueItem[];
  readonly isSending: boolean;
}

/** Called after each entry the server accepted, and once when sending stops. */
export interface QueueListener {
  taken?(action: WaitingAction): Promise<void>;
  settled?(): void;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
const POSITIONS_AT_ONCE = 200;

/**
 * Entries the server does not have yet, oldest first. An entry is stored before it is sent and removed only after the
 * server accepted it; its key makes a repeated request harmless. Without network it retries at growing intervals.
 */
export class TripQueue {
  readonly store = new Store<QueueState>({ items: [], isSending: false });
  readonly #trip: string;
  readonly #storage: QueueStorage;
  readonly #sender: Sender;
  readonly #listener: QueueListener;
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run: Promise<void> | undefined;

  constructor(trip: string, storage: QueueStorage, sender: Sender, listener: QueueListener = {}) {
    this.#trip = trip;
    this.#storage = storage;
    this.#sender = sender;
    this.#listener = listener;
  }

  /** Loads the entries of an earlier visit. */
  async start(): Promise<void> {
    this.#show(await this.#storage.all(this.#trip));
    await this.flush();
  }

  async add(item: QueueItem): Promise<void> {
    await this.#storage.put(item);
    this.#show([...this.store.get().items, item]);
    void this.flush();
  }

  /** With a task goes the position that was found for it. */
  async discard(key: string): Promise<void> {
    const { items } = this.store.get();
    const found = items.filter((item) => item.kind === 'taskPosition' && item.taskKey === key);
    await this.#forget([key, ...found.map((item) => item.key)]);
  }

  /** Sends refused entries again, because the reason may be gone. */
  async retry(key: string): Promise<void> {
    const item = this.store.get().items.find((one) => one.key === key);
    if (!item) return;
    const { refused: _refused, reason: _reason, ...again } = item;
    await this.#replace(again);
    await this.flush();
  }

  /** Sends at once, on request or when the network is back. */
  wake(): Promise<void> {
    this.#pause = FIRST_PAUSE_MS;
    return this.flush();
  }

  stop(): void {
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
        if (await this.#deliver(next)) sent += 1;
      }
      this.#pause = FIRST_PAUSE_MS;
    } catch {
      this.#timer = setTimeout(() => void this.flush(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    } finally {
      this.store.set({ ...this.store.get(), isSending: false });
      if (sent > 0) this.#listener.settled?.();
    }
  }

  /** The oldest entry, or all positions before the next entry of another kind. */
  #next(): readonly QueueItem[] {
    const { items } = this.store.get();
    // The position of a task waits for the task, also for one that was refused and may be sent again.
    const isHeld = (item: QueueItem) => item.kind === 'taskPosition' && items.some(({ key }) => key === item.taskKey);
    const waiting = items.filter((item) => item.refused === undefined && !isHeld(item));
    if (waiting[0] && waiting[0].kind !== 'position') return [waiting[0]];
    const upTo = waiting.findIndex(({ kind }) => kind !== 'position');
    return waiting.slice(0, upTo < 0 ? POSITIONS_AT_ONCE : Math.min(upTo, POSITIONS_AT_ONCE));
  }

  async #deliver(items: readonly QueueItem[]): Promise<boolean> {
    const [first] = items;
    try {
      if (first && isAction(first)) {
        await this.#sender.deliver(first);
        await this.#listener.taken?.(first);
      } else if (first?.kind === 'taskPosition') await this.#sender.locate(first);
      else await this.#sender.share(items.filter((item) => item.kind === 'position'));
      await this.#forget(items.map(({ key }) => key));
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A refused position is dropped; other refused entries are shown to the driver.
      if (first && isAction(first)) await this.#replace({ ...first, refused: error.code, reason: error.message });
      else await this.#forget(items.map(({ key }) => key));
      return true;
    }
  }

  async #replace(changed: QueueItem): Promise<void> {
    await this.#storage.put(changed);
    this.#show(this.store.get().items.map((item) => (item.key === changed.key ? changed : item)));
  }

  async #forget(keys: readonly string[]): Promise<void> {
    await this.#storage.remove(keys);
    this.#show(this.store.get().items.filter(({ key }) => !keys.includes(key)));
  }

  #show(items: readonly QueueItem[]): void {
    this.store.set({ ...this.store.get(), items });
  }
}

/** A final refusal by the server; all other failures are worth another try. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  );
}
