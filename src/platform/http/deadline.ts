import { requestErrors } from '#kernel/errors.ts';

/**
 * Every request gets a reply before its deadline. When it passes while work is going on, the caller gets 503 and the
 * transaction rolls back; once the commit has begun the caller waits for its result instead, so that a written change
 * is never reported as failed.
 */
export class Deadline {
  readonly #timer: NodeJS.Timeout;
  /** Only made for who asks: most requests end without. */
  #controller: AbortController | undefined;
  readonly #onExpiry: ((error: Error) => void)[] = [];
  readonly #onDue: (() => void)[] = [];
  #isDue = false;
  #isExpired = false;
  #isCommitting = false;

  constructor(milliseconds: number) {
    this.#timer = setTimeout(() => {
      this.#isDue = true;
      for (const pass of this.#onDue) pass();
      this.#settle();
    }, milliseconds);
  }

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#isExpired) this.#controller.abort();
    return this.#controller.signal;
  }

  get isExpired(): boolean {
    return this.#isExpired;
  }

  /** The result of the work, or the error of a deadline that passed before it. */
  race<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#onExpiry.push(reject);
      if (this.#isExpired) reject(deadlineError());
      work.then(resolve, reject);
    });
  }

  /** Waits for work that does not change the reply, but not beyond the deadline. */
  async patience(work: Promise<void>): Promise<void> {
    if (!this.#isDue) await Promise.race([work, new Promise<void>((resolve) => this.#onDue.push(resolve))]);
  }

  beginCommit(): void {
    if (this.#isExpired) throw deadlineError();
    this.#isCommitting = true;
  }

  /** The commit failed and the work starts over: the deadline applies again. */
  startOver(): void {
    this.#isCommitting = false;
    this.#settle();
  }

  clear(): void {
    clearTimeout(this.#timer);
  }

  #settle(): void {
    if (!this.#isDue || this.#isCommitting || this.#isExpired) return;
    this.#isExpired = true;
    this.#controller?.abort();
    for (const expire of this.#onExpiry) expire(deadlineError());
  }
}

const deadlineError = () => requestErrors.deadline({ retryAfter: 5 });
