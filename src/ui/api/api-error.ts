import type { WireError } from '#kernel/errors.ts';

/** A refused or failed call: its stable code and, where the server sent one, the phrase for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly fields: NonNullable<WireError['fields']>;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, error: Partial<WireError>, retryAfter?: number) {
    super(error.message ?? error.code ?? 'transport.general');
    this.code = error.code ?? 'transport.general';
    this.status = status;
    this.fields = error.fields ?? {};
    this.requestId = error.requestId;
    this.retryAfter = retryAfter;
  }

  /** The server could not be reached or did not reply: trying again may help. */
  get isTransport(): boolean {
    return this.status === 0;
  }
}
