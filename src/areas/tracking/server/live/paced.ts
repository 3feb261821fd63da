/** What changes all the time is said at most every so many milliseconds; what comes too early waits and is not lost. */
export class Paced {
  readonly #everyMs: number;
  readonly #waiting = new Set<string>();
  readonly #saidAt = new Map<string, number>();

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  add(id: string): void {
    this.#waiting.add(id);
  }

  /** Those whose time has come. */
  take(now: number): readonly string[] {
    for (const [id, at] of this.#saidAt) if (now - at >= this.#everyMs) this.#saidAt.delete(id);
    const due = [...this.#waiting].filter((id) => !this.#saidAt.has(id));
    for (const id of due) {
      this.#waiting.delete(id);
      this.#saidAt.set(id, now);
    }
    return due;
  }

  forget(): void {
    this.#waiting.clear();
  }
}
