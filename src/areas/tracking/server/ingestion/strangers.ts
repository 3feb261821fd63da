import { hashOf } from './sender.ts';

const A_MINUTE = 60_000;
const MOST_TRIES = 300;
const MOST_KEPT = 20_000;

/**
 * Addresses that send secrets nobody has. Devices that are known are never held back for others behind the same gateway.
 */
export class Strangers {
  readonly #tries = new Map<string, { since: number; quantity: number }>();
  /** Secrets of devices that are refused, or that reported while their address was in trouble. */
  readonly #known = new Set<string>();
  readonly #hasReported: (key: string) => boolean;

  constructor(hasReported: (key: string) => boolean) {
    this.#hasReported = hasReported;
  }

  /** Seconds until a stranger of this address may try again; 0 right away. */
  waitOf(address: string, secret: string): number {
    const tries = this.#tries.get(address);
    if (!tries || tries.quantity < MOST_TRIES) return 0;
    const left = tries.since + A_MINUTE - Date.now();
    return left <= 0 || this.#knows(hashOf(secret)) ? 0 : Math.ceil(left / 1000);
  }

  /** Somebody has this secret, although the device is refused. */
  learn(key: string): void {
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    this.#known.add(key);
  }

  note(address: string, secret: string, isStored: boolean): void {
    if (isStored) {
      // Looked up only where an address is in trouble.
      if (this.#tries.has(address)) this.learn(hashOf(secret));
      return;
    }
    if (this.#knows(hashOf(secret))) return;
    const now = Date.now();
    const tries = this.#tries.get(address);
    if (tries && now - tries.since < A_MINUTE) {
      tries.quantity += 1;
      return;
    }
    if (this.#tries.size >= MOST_KEPT) this.#tries.clear();
    this.#tries.set(address, { since: now, quantity: 1 });
  }

  #knows(key: string): boolean {
    return this.#known.has(key) || this.#hasReported(key);
  }
}
