import { sql } from 'kysely';
import { GROUP_AT_LEAST, GROUP_MINUTES } from '#areas/tracking/rules/alerts/groups.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';

export interface AlertGroup {
  readonly key: string;
  /** Others of it are known already, and people were notified of them. */
  readonly isKnown: boolean;
}

interface Silent {
  readonly companyId: string;
  readonly deviceId: string;
  readonly type: string;
  /** Since when it is silent. */
  readonly at: Date;
}

/**
 * Many devices of one source that fall silent within minutes have one cause, such as a dead gateway: their alerts are one
 * group from the first on. Null where this device is silent alone.
 */
export async function groupOf(trx: Trx, { companyId, deviceId, type, at }: Silent): Promise<AlertGroup | null> {
  // Two evaluators that meet the first ones at once must not make two groups.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId}:${type}`}, 75))`.execute(trx);
  const [from, to] = [-1, 1].map((sign) => new Date(at.getTime() + sign * GROUP_MINUTES * 60_000));
  const { rows: known } = await sql<{ group_key: string }>`
    select a.group_key from alert a join device d on d.id = a.device_id
    where a.company_id = ${companyId} and a.type = ${type} and a.ended_at is null and a.group_key is not null
      and a.refuted_at is null and d.kind = (select kind from device where id = ${deviceId})
    group by a.group_key having min(a.started_at) >= ${from} and max(a.started_at) <= ${to} limit 1`.execute(trx);
  if (known[0]) return { key: known[0].group_key, isKnown: true };
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from device me
      join device d on d.company_id = me.company_id and d.kind = me.kind and d.disabled_at is null
      join latest_position l on l.tracker_id = d.id
    where me.id = ${deviceId} and l.contact_at between ${from} and ${to}`.execute(trx);
  return rows[0]!.count >= GROUP_AT_LEAST ? { key: `${type}:${createId()}`, isKnown: false } : null;
}
