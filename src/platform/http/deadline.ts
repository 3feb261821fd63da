import { requestErrors } from '#kernel/errors.ts';

/**
 * Every request gets a reply before its deadline. When it passes while work is going on, the caller gets 503 and the
 * transaction rolls back; once the commit has begun the caller waits for its result instead, so that a written change
 * is never reported as failed.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #passed: Promise<void>;
  readonly #expired: Promise<never>;
  readonly #timer: NodeJS.Timeout;
  #expire: (error: Error) => void = () => undefined;
  #isDue = false;
  #isCommitting = false;

  constructor(milliseconds: number) {
    let pass: () => void = () => undefined;
    this.#passed = new Promise((resolve) => {
      pass = resolve;
    });
    this.#expired = new Promise((_, reject) => {
      this.#expire = reject;
    });
    this.#expired.catch(() => undefined);
    this.#timer = setTimeout(() => {
      this.#isDue = true;
      pass();
      this.#settle();
    }, milliseconds);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The result of the work, or the error of a deadline that passed before it. */
  race<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined);
    return Promise.race([work, this.#expired]);
  }

  /** Waits for work that does not change the reply, but not beyond the deadline. */
  async patience(work: Promise<void>): Promise<void> {
    await Promise.race([work, this.#passed]);
  }

  beginCommit(): void {
    if (this.signal.aborted) throw requestErrors.deadline({ retryAfter: 5 });
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
    if (!this.#isDue || this.#isCommitting) return;
    this.#controller.abort();
    this.#expire(requestErrors.deadline({ retryAfter: 5 }));
  }
}
