import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface MuteSpan {
  readonly vehicle_id: string;
  readonly company_id: string;
  readonly type: string;
  readonly from_at: Date;
  readonly until_at: Date;
}

/** When rules say nothing about these trucks; a mute that was ended lasted until then. */
export async function mutesOf(trx: Trx, vehicleIds: readonly string[]): Promise<readonly MuteSpan[]> {
  if (vehicleIds.length === 0) return [];
  const { rows } =
    await sql<MuteSpan>`select vehicle_id, company_id, type, from_at, least(until_at, ended_at) as until_at
    from alert_mute where vehicle_id = any(${[...vehicleIds]}::uuid[])`.execute(trx);
  return rows;
}

export const isMuted = (
  mutes: readonly MuteSpan[],
  about: { readonly companyId: string; readonly vehicleId: string | null; readonly type: string; readonly at: Date },
): boolean =>
  mutes.some(
    ({ company_id, vehicle_id, type, from_at, until_at }) =>
      company_id === about.companyId &&
      vehicle_id === about.vehicleId &&
      type === about.type &&
      from_at <= about.at &&
      about.at < until_at,
  );
