import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

export interface PublishedMessage {
  readonly event: string;
  readonly to: string;
  readonly data: Record<string, unknown>;
}

/** The messages sent to open tabs, oldest first; `since` skips those that were there before. */
export async function publishedMessages(app: TestApp, since = 0): Promise<readonly PublishedMessage[]> {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ message: { u: string; e: string; d: Record<string, unknown> } }>`
      select message from app.signal where message ? 'e' order by id offset ${since}`.execute(trx),
  );
  return rows.map(({ message: { u, e, d } }) => ({ event: e, to: u, data: d }));
}
