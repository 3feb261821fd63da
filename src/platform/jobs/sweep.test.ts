import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { sweepJob } from './sweep.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const DAYS_31 = 31 * 24;

describe('the nightly sweep', () => {
  it('removes temporary records, and keeps the rest', async () => {
    const { userId, sessionId } = await app.world.user();
    const insert = (statement: ReturnType<typeof sql>) =>
      app.services.database.asPlatform((trx) => statement.execute(trx));
    const key = (name: string, at: Date) =>
      insert(sql`insert into idempotency_key (user_id, key, call, body_hash, created_at)
        values (${userId}, ${name}, 'x', 'x', ${at})`);
    const event = (type: string, created: Date, delivered: Date | null) =>
      insert(sql`insert into outbox_event (id, type, payload, created_at, delivered_at)
        values (${createId()}, ${type}, '{}', ${created}, ${delivered})`);
    const session = (agent: string, expires: Date, revoked: Date | null) =>
      insert(sql`insert into user_session (id, user_id, refresh_hash, expires_at, revoked_at, user_agent)
        values (${createId()}, ${userId}, ${createId()}, ${expires}, ${revoked}, ${agent})`);
    const recovery = (code: string, expires: Date) =>
      insert(
        sql`insert into password_recovery (handle, code_hash, expires_at) values (${createId()}, ${code}, ${expires})`,
      );
    const mail = (subject: string, at: Date) =>
      insert(sql`insert into mail_message (id, recipient, subject, text_body, html_body, created_at)
        values (${createId()}, 'x', ${subject}, '', '', ${at})`);

    await key('old-key-1', ago(49));
    await key('new-key-1', ago(47));
    await event('old', ago(DAYS_31), ago(DAYS_31));
    await event('undelivered', ago(DAYS_31), null);
    await event('new', ago(DAYS_31), ago(24));
    await session('expired', ago(DAYS_31), null);
    await session('revoked', ago(-24), ago(DAYS_31));
    await session('recent', ago(24), null);
    await recovery('old', ago(DAYS_31));
    await recovery('new', ago(1));
    await mail('old', ago(DAYS_31));
    await mail('new', ago(1));

    await sweepJob.run({}, app.services);

    const left = async (column: string, table: string) => {
      const { rows } = await app.services.database.asPlatform((trx) =>
        sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)} order by 1`.execute(trx),
      );
      return rows.map(({ name }) => name);
    };
    expect(await left('key', 'idempotency_key')).toEqual(['new-key-1']);
    expect(await left('type', 'outbox_event')).toEqual(['new', 'undelivered']);
    expect(await left('user_agent', 'user_session')).toEqual(['recent', null]);
    expect(await left('id', 'user_session')).toContain(sessionId);
    expect(await left('code_hash', 'password_recovery')).toEqual(['new']);
    expect(await left('subject', 'mail_message')).toEqual(['new']);
  });
});
