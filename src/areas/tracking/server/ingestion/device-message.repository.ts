import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** A message that is no position, or that reports more than one. */
export interface KeptMessage {
  readonly companyId: string;
  readonly deviceId: string;
  readonly vehicleId: string | null;
  readonly orderId: string | null;
  readonly at: Date | null;
  readonly via: string;
  readonly reason: string | null;
  readonly alarm: string | null;
  readonly batteryPercent: number | null;
  readonly hasPower: boolean | null;
  readonly ignition: boolean | null;
  readonly content: object;
}

export const MESSAGES_KEPT_DAYS = 7;

export async function keepMessages(trx: Trx, messages: readonly KeptMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await sql`insert into device_message (company_id, device_id, vehicle_id, order_id, at, via, reason, alarm, battery_percent,
      has_power, ignition, content)
    select m."companyId", m."deviceId", m."vehicleId", m."orderId", m.at, m.via, m.reason, m.alarm, m."batteryPercent",
      m."hasPower", m.ignition, m.content
    from json_to_recordset(${JSON.stringify(messages)}::json) as m("companyId" uuid, "deviceId" uuid, "vehicleId" uuid,
      "orderId" uuid, at timestamptz, via text, reason text, alarm text, "batteryPercent" real, "hasPower" boolean,
      ignition boolean, content jsonb)`.execute(trx);
}

export async function forgetMessages(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('device_message').where('received_at', '<', before).execute();
}
