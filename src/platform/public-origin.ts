import type { Config } from './config.ts';

/** The address of the product for mails that a worker writes, without a request from which it could read it. */
export function publicOrigin({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
