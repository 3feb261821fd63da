import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { AnyCall } from '#kernel/list-definition.ts';
import type { Trx } from '../db/database.ts';
import type { Input } from './parse-input.ts';

export interface StoredReply {
  readonly status: number;
  readonly reply: string;
}

const KEY_FORM = /^[\x21-\x7e]{8,200}$/;

export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !KEY_FORM.test(header)) throw requestErrors.idempotencyKeyInvalid();
  return header;
}

/**
 * Claims the key inside the request's own transaction. A parallel request with the same key waits here until the first
 * one ends: after a commit it gets the stored reply, after a rollback the key is free.
 */
export async function claimKey(
  trx: Trx,
  userId: string,
  key: string,
  call: AnyCall,
  input: Input,
): Promise<StoredReply | undefined> {
  const claimed = await sql`
    insert into idempotency_key (user_id, key, call, body_hash)
    values (${userId}, ${key}, ${call.id}, ${hashOf(call, input)})
    on conflict do nothing returning key`.execute(trx);
  if (claimed.rows.length > 0) return undefined;
  const stored = await findReply(trx, userId, key, call, input);
  if (!stored) throw requestErrors.conflict();
  return stored;
}

/** The reply to an earlier request with the same key. */
export async function findReply(
  trx: Trx,
  userId: string,
  key: string,
  call: AnyCall,
  input: Input,
): Promise<StoredReply | undefined> {
  const { rows } = await sql<{ body_hash: string; status: number; reply: string }>`
    select body_hash, status, reply from idempotency_key where user_id = ${userId} and key = ${key}`.execute(trx);
  const stored = rows[0];
  if (!stored) return undefined;
  if (stored.body_hash !== hashOf(call, input)) throw requestErrors.idempotencyKeyReused();
  return { status: stored.status, reply: stored.reply };
}

const hashOf = (call: AnyCall, { params, query, body }: Input): string =>
  createHash('sha256')
    .update(JSON.stringify([call.id, params, query, body]))
    .digest('base64url');

export async function storeReply(trx: Trx, userId: string, key: string, reply: StoredReply): Promise<void> {
  await sql`update idempotency_key set status = ${reply.status}, reply = ${reply.reply}
    where user_id = ${userId} and key = ${key}`.execute(trx);
}

/** Frees the key for another try. */
export async function releaseKey(trx: Trx, userId: string, key: string): Promise<void> {
  await sql`delete from idempotency_key where user_id = ${userId} and key = ${key}`.execute(trx);
}
