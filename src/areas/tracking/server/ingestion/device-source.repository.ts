import { sql } from 'kysely';
import type { SourceKind } from '#areas/tracking/rules/alerts/groups.ts';
import type { Trx } from '#platform/db/database.ts';

export interface DeviceSource {
  readonly companyId: string;
  readonly deviceId: string;
  readonly kind: SourceKind;
  readonly code: string;
  readonly at: Date;
}

/** The newest way of each device. */
export async function storeSources(trx: Trx, sources: readonly DeviceSource[]): Promise<void> {
  await sql`insert into device_source as t (company_id, device_id, kind, code, seen_at)
    select s."companyId", s."deviceId", s.kind, s.code, s.at
    from json_to_recordset(${JSON.stringify(sources)}::json) as s("companyId" uuid, "deviceId" uuid, kind text, code text,
      at timestamptz)
    where exists (select from device d where d.id = s."deviceId" and d.company_id = s."companyId")
    order by s."deviceId"
    on conflict (device_id) do update set kind = excluded.kind, code = excluded.code, seen_at = excluded.seen_at
      where t.seen_at <= excluded.seen_at`.execute(trx);
}
