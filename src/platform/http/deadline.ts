import { requestErrors } from '#kernel/errors.ts';

/**
 * A request answers before its deadline. When it passes while work is still going on, the caller reads 503 and the
 * transaction rolls back; once the commit has begun the caller waits for its end instead, so that nobody is told
 * "no" about something that was written.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #expired: Promise<never>;
  readonly #timer: NodeJS.Timeout;
  #committing = false;

  constructor(milliseconds: number) {
    let expire: (error: Error) => void = () => undefined;
    this.#expired = new Promise((_, reject) => {
      expire = reject;
    });
    this.#expired.catch(() => undefined);
    this.#timer = setTimeout(() => {
      if (this.#committing) return;
      this.#controller.abort();
      expire(requestErrors.deadline({ retryAfter: 5 }));
    }, milliseconds);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  race<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined);
    return Promise.race([work, this.#expired]);
  }

  beginCommit(): void {
    if (this.signal.aborted) throw requestErrors.deadline({ retryAfter: 5 });
    this.#committing = true;
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
