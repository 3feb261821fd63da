import type { WireError } from '#kernel/errors.ts';

/** The code of a reply without one. */
const UNKNOWN = 'transport.general';

/** A refused or failed call: its stable code and, where the server sent one, the phrase for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly fields: NonNullable<WireError['fields']>;
  /** What the server sent besides the sentence: other free times, records in the way. */
  readonly facts: NonNullable<WireError['facts']>;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, error: Partial<WireError>, retryAfter?: number) {
    super(error.message ?? error.code ?? UNKNOWN);
    this.code = error.code ?? UNKNOWN;
    this.status = status;
    this.fields = error.fields ?? {};
    this.facts = error.facts ?? {};
    this.requestId = error.requestId;
    this.retryAfter = retryAfter;
  }

  /** What was asked for is not there. A proxy whose server is away says 404 too, but not in the server's words. */
  get isGone(): boolean {
    return this.status === 404 && this.code !== UNKNOWN;
  }

  /** The server could not be reached or did not reply: trying again may help. */
  get isTransport(): boolean {
    return this.status === 0;
  }
}
