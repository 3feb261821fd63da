import { ConfigError } from '#platform/config.ts';
import { EmbeddedPostgresError } from '#platform/db/embedded/errors.ts';

interface Problem {
  readonly code?: string;
  readonly syscall?: string;
  readonly message: string;
  readonly hostname?: string;
  readonly address?: string;
  readonly port?: number;
  /** A name with several addresses fails with one error for each. */
  readonly errors?: readonly Error[];
}

/** PostgreSQL refuses the sign-in: wrong password, unknown user, unknown database. */
const LOCKED_OUT = /^(28|3D)/;
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** Why the product could not start, in one line with the setting to check; undefined for an unexpected error. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, message, hostname, address, port, errors = [] }: Problem = error;
  if (syscall === 'getaddrinfo') return `HOST or DATABASE_URL: nothing is known of ${hostname}`;
  if (syscall === 'listen') return listenProblem(code, message, port ? `${address}:${port}` : `${address}`);
  if (LOCKED_OUT.test(code) || UNREACHABLE.has(code)) return `DATABASE_URL: ${message || errors[0]?.message}`;
  return undefined;
}

function listenProblem(code: string, message: string, place: string): string {
  if (code === 'EADDRINUSE') return `PORT: ${place} is taken by another program`;
  if (code === 'EACCES') return `PORT: ${place} is not open to this user`;
  if (code === 'EADDRNOTAVAIL') return `HOST: ${place} is no address of this machine`;
  return `HOST: ${message}`;
}
