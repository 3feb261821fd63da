import { sql } from 'kysely';
import type { Criticality } from '#areas/routes/rules/alarm-types.ts';
import {
  GROUP_MINUTES,
  type GroupedType,
  type Shared,
  type SilentDevice,
  sharedWith,
} from '#areas/tracking/rules/alerts/groups.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';

export interface AlertGroup {
  readonly key: string;
  /** The gravest of those that are known already; null where this is the first. */
  readonly worst: Criticality | null;
  readonly shared: Shared;
}

interface Silent {
  readonly companyId: string;
  readonly deviceId: string;
  readonly type: GroupedType;
  /** Since when it is silent, or without a place. */
  readonly at: Date;
}

/**
 * Many devices that fall silent within minutes have one cause, such as a dead gateway: their alerts are one group from
 * the first on. Null where this device is silent alone.
 */
export async function groupOf(trx: Trx, silent: Silent): Promise<AlertGroup | null> {
  const { companyId, deviceId, type } = silent;
  // Two evaluators that meet the first ones at once must not make two groups.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId}:${type}`}, 75))`.execute(trx);
  const near = await silentTogether(trx, silent);
  const me = near.find(({ id }) => id === deviceId);
  if (!me) return null;
  for (const { isEnough, ...shared } of sharedWith(me, near)) {
    const known = await knownGroup(trx, silent, shared);
    if (known) return { ...known, shared };
    if (isEnough) return { key: `${type}:${createId()}`, worst: null, shared };
  }
  return null;
}

const around = (at: Date): readonly Date[] =>
  [-1, 1].map((sign) => new Date(at.getTime() + sign * GROUP_MINUTES * 60_000));

/** Those of the company that spoke last, or had a place last, within minutes of this one. */
async function silentTogether(trx: Trx, { companyId, type, at }: Silent): Promise<readonly SilentDevice[]> {
  const [from, to] = around(at);
  const isNear = {
    connection: sql`l.contact_at between ${from} and ${to}`,
    notLocation: sql`l.at between ${from} and ${to} and l.contact_at > ${to}`,
  };
  const { rows } = await sql<SilentDevice>`
    select d.id, d.kind, case when s.device_id is not null then json_build_object('by', s.kind, 'code', s.code) end as source
    from device d join latest_position l on l.tracker_id = d.id left join device_source s on s.device_id = d.id
    where d.company_id = ${companyId} and d.disabled_at is null and ${isNear[type]}`.execute(trx);
  return rows;
}

async function knownGroup(
  trx: Trx,
  { companyId, type, at }: Silent,
  { by, code }: Shared,
): Promise<{ readonly key: string; readonly worst: Criticality } | undefined> {
  const [from, to] = around(at);
  const { rows } = await sql<{ key: string; worst: Criticality }>`
    select a.group_key as key, (array_agg(a.criticality order by ${gravity('a')}))[1] as worst from alert a
    where a.company_id = ${companyId} and a.type = ${type} and a.ended_at is null and a.group_key is not null
      and a.refuted_at is null and a.shared_by = ${by} and a.shared_code = ${code}
    group by a.group_key having min(a.started_at) >= ${from} and max(a.started_at) <= ${to} limit 1`.execute(trx);
  return rows[0];
}

/** Where an alert stands by its criticality, the gravest first. */
export const gravity = (alias: string) =>
  sql`array_position(array['high', 'medium', 'low'], ${sql.ref(`${alias}.criticality`)})`;
