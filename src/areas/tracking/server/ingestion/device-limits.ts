/** How many messages a sender may send: so many a second on average, and so many at once after a silence. */
export interface RateOfMessages {
  readonly perSecond: number;
  readonly atOnce: number;
}

export const DEVICE_RATE: RateOfMessages = { perSecond: 10, atOnce: 1_000 };
/**
 * At a broker of somebody else, which hands over what it kept during an outage and forgets what is refused: so much comes from a
 * device only when it is broken.
 */
export const BROKER_RATE: RateOfMessages = { perSecond: 100, atOnce: 50_000 };

const MOST_SENDERS = 50_000;

interface Bucket {
  left: number;
  at: number;
}

/** Counts by device, never by address: many devices are behind one gateway. */
export class DeviceLimits {
  readonly #rate: RateOfMessages;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: RateOfMessages = DEVICE_RATE) {
    this.#rate = rate;
  }

  /** 0: the messages may come; otherwise the seconds to wait. */
  take(key: string, messages: number, now: number): number {
    const { perSecond, atOnce } = this.#rate;
    const bucket = this.#buckets.get(key) ?? this.#open(key, now);
    bucket.left = Math.min(atOnce, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left < messages) return Math.max(1, Math.ceil((messages - bucket.left) / perSecond));
    bucket.left -= messages;
    return 0;
  }

  /** Messages that were not taken in after all. */
  giveBack(key: string, messages: number): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.left = Math.min(this.#rate.atOnce, bucket.left + messages);
  }

  #open(key: string, now: number): Bucket {
    if (this.#buckets.size >= MOST_SENDERS) this.#dropIdle(now);
    const bucket = { left: this.#rate.atOnce, at: now };
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** A bucket that is full again says nothing; made-up secrets may fill the rest. */
  #dropIdle(now: number): void {
    const { perSecond, atOnce } = this.#rate;
    for (const [key, { left, at }] of this.#buckets) {
      if (left + ((now - at) / 1000) * perSecond >= atOnce) this.#buckets.delete(key);
    }
    if (this.#buckets.size >= MOST_SENDERS) this.#buckets.clear();
  }
}
