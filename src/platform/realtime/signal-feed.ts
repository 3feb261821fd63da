import type { PersistentConnection } from './persistent-connection.ts';
import { type Position, positionOf } from './position.ts';
import type { RecordChange } from './record-change.ts';
import { decodeSignal, type Signal } from './wire.ts';

/** How long changes are kept for tabs that come back. */
export const KEPT_SECONDS = 600;
/** A tab that is new receives the changes of this time too: its screens may have read just before. */
export const LOOK_BACK_MS = 30_000;

export interface Entry {
  readonly transaction: number;
  readonly ageMs: number;
  readonly change: RecordChange | undefined;
  readonly signal: Signal | undefined;
}

export interface Batch {
  readonly position: Position;
  readonly entries: readonly Entry[];
}

interface Row {
  readonly snapshot: string;
  readonly seconds: string;
  readonly id: string | null;
  readonly xid: string;
  readonly age: string;
  readonly topic: string | null;
  readonly record_id: string | null;
  readonly company_id: string | null;
  readonly readers: string | null;
  readonly user_ids: string[] | null;
  readonly message: unknown;
  readonly user_id: string | null;
  readonly user_company_id: string | null;
  readonly first_name: string | null;
}

/** One statement, so that entries and snapshot belong together. */
const statement = (condition: string) => `
  select p.snapshot, p.seconds, s.id, s.xid::text as xid, extract(epoch from clock_timestamp() - s.at) * 1000 as age,
    s.topic, s.record_id, s.company_id, s.readers, s.user_ids, s.message, s.user_id, s.user_company_id, u.first_name
  from (select pg_current_snapshot()::text as snapshot, extract(epoch from clock_timestamp())::bigint as seconds) p
  left join (app.signal s left join app_user u on u.id = s.user_id) on ${condition}
  order by s.id`;
const SINCE = statement('s.xid >= $1::xid8');
const SINCE_AND_LATEST = statement(
  `(s.xid >= $1::xid8 or s.at > clock_timestamp() - interval '${LOOK_BACK_MS} milliseconds')`,
);

/** Everything since a transaction; with `latest` also what was written a moment ago. */
export async function readSignals(
  connection: PersistentConnection,
  since: number,
  latest: boolean,
): Promise<Batch | undefined> {
  const rows = await connection.query<Row>(latest ? SINCE_AND_LATEST : SINCE, [String(since)]);
  const position = rows[0] && positionOf(rows[0].snapshot, Number(rows[0].seconds));
  return position && { position, entries: rows.flatMap((row) => (row.id === null ? [] : [entryOf(row)])) };
}

export async function removeOldSignals(connection: PersistentConnection): Promise<void> {
  await connection.query(
    `delete from app.signal where at < clock_timestamp() - interval '${KEPT_SECONDS + 60} seconds'`,
  );
}

function entryOf(row: Row): Entry {
  const { topic, readers } = row;
  const isChange = topic !== null && readers !== null;
  return {
    transaction: Number(row.xid),
    ageMs: Number(row.age),
    signal: isChange ? undefined : decodeSignal(row.message),
    change: isChange
      ? {
          topic,
          readers,
          recordId: row.record_id,
          companyId: row.company_id,
          userIds: row.user_ids,
          by: row.user_id ? { userId: row.user_id, companyId: row.user_company_id, name: row.first_name ?? '' } : null,
        }
      : undefined,
  };
}
