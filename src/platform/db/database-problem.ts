import pg from 'pg';
import { type AppError, requestErrors } from '#kernel/errors.ts';

/** Errors of PostgreSQL that the caller or a temporary condition caused, as errors of the API. */
const BY_STATE: Readonly<Record<string, (cause: unknown) => AppError>> = {
  '23505': (cause) => requestErrors.alreadyRegistered({ cause }),
  '23503': (cause) => requestErrors.inUse({ cause }),
  '23514': (cause) => requestErrors.invalid({ cause }),
  '23P01': (cause) => requestErrors.conflict({ cause }),
  '23502': (cause) => requestErrors.invalid({ cause }),
  '22001': (cause) => requestErrors.invalid({ cause }),
  '22003': (cause) => requestErrors.invalid({ cause }),
  '22007': (cause) => requestErrors.invalid({ cause }),
  '22008': (cause) => requestErrors.invalid({ cause }),
  '22021': (cause) => requestErrors.invalid({ cause }),
  '22P02': (cause) => requestErrors.invalid({ cause }),
  '22P05': (cause) => requestErrors.invalid({ cause }),
  '42501': (cause) => requestErrors.forbidden({ cause }),
  '57014': (cause) => requestErrors.deadline({ cause, retryAfter: 5 }),
  '40001': (cause) => requestErrors.conflict({ cause }),
  '40P01': (cause) => requestErrors.conflict({ cause }),
};

/** States that mean "not now": shutting down, starting up, out of connections, connection lost. */
const AWAY = /^(08|57P0|53)/;
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|cannot use a pool after/i;

export function databaseProblem(thrown: unknown): AppError | undefined {
  if (thrown instanceof pg.DatabaseError) {
    const state = thrown.code ?? '';
    if (AWAY.test(state)) return requestErrors.unavailable({ cause: thrown, retryAfter: 2 });
    return BY_STATE[state]?.(thrown);
  }
  if (!(thrown instanceof Error)) return undefined;
  const code = (thrown as NodeJS.ErrnoException).code ?? '';
  const fromDatabase = /connect|read|write|getaddrinfo/.test((thrown as NodeJS.ErrnoException).syscall ?? '');
  const away = (AWAY_CODES.has(code) && fromDatabase) || AWAY_MESSAGES.test(thrown.message);
  return away ? requestErrors.unavailable({ cause: thrown, retryAfter: 2 }) : undefined;
}

/** Two transactions conflicted: the whole request may be run again from its start. */
export function isTransient(thrown: unknown): boolean {
  return thrown instanceof pg.DatabaseError && (thrown.code === '40001' || thrown.code === '40P01');
}

/** The constraint or unique index that refused the row, to find the field it belongs to. */
export function violatedConstraint(thrown: unknown): string | undefined {
  return thrown instanceof pg.DatabaseError ? thrown.constraint : undefined;
}
