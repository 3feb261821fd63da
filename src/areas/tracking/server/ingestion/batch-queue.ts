export interface QueueLimits {
  /** Messages that wait or are being stored; more are refused. */
  readonly most: number;
  /** Messages of one transaction. */
  readonly together: number;
  /** How long the first one waits for others. */
  readonly gatherMs: number;
  /** Transactions at the same time. */
  readonly atOnce: number;
}

export const QUEUE_LIMITS: QueueLimits = { most: 20_000, together: 2_000, gatherMs: 5, atOnce: 2 };

interface Entry<T, R> {
  readonly item: T;
  readonly size: number;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** Gathers what arrives within a few milliseconds and stores it together; nobody is answered before that. */
export class BatchQueue<T, R> {
  readonly #limits: QueueLimits;
  readonly #store: (items: readonly T[]) => Promise<readonly R[]>;
  #waiting: Entry<T, R>[] = [];
  #size = 0;
  #running = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: (items: readonly T[]) => Promise<readonly R[]>, limits: QueueLimits = QUEUE_LIMITS) {
    this.#store = store;
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /** Undefined: there is no room. */
  add(item: T, size: number): Promise<R> | undefined {
    if (this.#size + size > this.#limits.most) return undefined;
    this.#size += size;
    return new Promise<R>((resolve, reject) => {
      this.#waiting.push({ item, size, resolve, reject });
      this.#gather();
    });
  }

  #gather(): void {
    if (this.#timer || this.#running >= this.#limits.atOnce || this.#waiting.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#run(this.#take());
      this.#gather();
    }, this.#limits.gatherMs);
  }

  #take(): readonly Entry<T, R>[] {
    let size = 0;
    let end = 0;
    while (end < this.#waiting.length && (end === 0 || size + this.#waiting[end]!.size <= this.#limits.together)) {
      size += this.#waiting[end]!.size;
      end += 1;
    }
    return this.#waiting.splice(0, end);
  }

  async #run(entries: readonly Entry<T, R>[]): Promise<void> {
    this.#running += 1;
    try {
      const results = await this.#store(entries.map(({ item }) => item));
      for (const [nth, { resolve }] of entries.entries()) resolve(results[nth]!);
    } catch (error) {
      for (const { reject } of entries) reject(error);
    } finally {
      this.#running -= 1;
      for (const { size } of entries) this.#size -= size;
      this.#gather();
    }
  }
}
