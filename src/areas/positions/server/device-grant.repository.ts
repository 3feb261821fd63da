import { sql } from 'kysely';
import type { OpenProtocol } from '#areas/positions/rules/device-kind.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DeviceRecord } from './device.repository.ts';

export interface Claim {
  readonly deviceId: string;
  readonly companyName: string;
  readonly name: string | null;
  readonly since: string;
  readonly isGranted: boolean;
}

export interface DisputedNumber {
  readonly protocol: OpenProtocol;
  readonly identifier: string;
  readonly claims: readonly Claim[];
}

/** So many numbers are shown at once; each that is decided makes room. */
const SHOWN = 100;

const claim = sql`json_build_object('deviceId', d.id, 'companyName', c.company_name, 'name', d.name, 'since', d.updated_at,
  'isGranted', g.device_id is not distinct from d.id)`;
const claimed = sql`device d join company c on c.id = d.company_id
  left join device_grant g on g.protocol = d.claimed_protocol and g.identifier = d.identifier`;

/** Numbers that several companies claim, those without a decision first; only the platform sees them. */
export async function disputedNumbers(trx: Trx): Promise<readonly DisputedNumber[]> {
  const { rows } = await sql<DisputedNumber>`
    select d.claimed_protocol as protocol, d.identifier, json_agg(${claim} order by c.company_name, d.id) as claims
    from ${claimed} where d.claimed_protocol is not null and d.disabled_at is null
    group by d.claimed_protocol, d.identifier having count(*) > 1
    order by count(g.device_id), d.identifier limit ${sql.lit(SHOWN)}`.execute(trx);
  return rows;
}

/** Who claims the number of a device, itself included. */
export async function claimsOf(trx: Trx, deviceId: string): Promise<readonly DeviceRecord[]> {
  const { rows } = await sql<DeviceRecord>`select d.* from device wanted
    join device d on d.claimed_protocol = wanted.claimed_protocol and d.identifier = wanted.identifier and d.disabled_at is null
    where wanted.id = ${deviceId} order by d.id for no key update of d`.execute(trx);
  return rows;
}

export async function grantNumber(trx: Trx, device: DeviceRecord, userId: string): Promise<void> {
  await sql`insert into device_grant (protocol, identifier, company_id, device_id, granted_by)
    values (${device.claimed_protocol}, ${device.identifier}, ${device.company_id}, ${device.id}, ${userId})
    on conflict (protocol, identifier) do update set company_id = excluded.company_id, device_id = excluded.device_id,
      granted_by = excluded.granted_by, granted_at = now()`.execute(trx);
}
