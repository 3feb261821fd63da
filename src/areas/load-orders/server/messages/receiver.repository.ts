import { sql } from 'kysely';
import { ANNOUNCED_EVENTS } from '#areas/load-orders/rules/order-message.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { OrderRecord } from '../order.repository.ts';

export interface AnnouncedEvent {
  readonly type: string;
  readonly at: Date;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The latest event of each type that has messages, newest first. */
export async function lastAnnounced(trx: Trx, { company_id, id }: OrderRecord): Promise<AnnouncedEvent[]> {
  const { rows } = await sql<AnnouncedEvent>`
    select type, at, reason, details from (
      select distinct on (type) type, at, id, reason, details from load_order_event
      where company_id = ${company_id} and order_id = ${id} and type = any(${ANNOUNCED_EVENTS}::text[])
      order by type, at desc, id desc) last
    order by at desc, id desc`.execute(trx);
  return rows;
}

export interface Receiver {
  readonly name: string;
  readonly countryCode: string;
  /** Digits only, with the calling code. */
  readonly phone: string;
}

/** The partner's first contact with a phone. */
export async function partnerReceiver(trx: Trx, companyId: string, partnerId: string): Promise<Receiver | undefined> {
  const { rows } = await sql<Receiver>`
    select c.full_name as name, p.country_code as "countryCode", c.country_code || c.phone as phone
    from partner_contact c join partner p on p.company_id = c.company_id and p.id = c.partner_id
    where c.company_id = ${companyId} and c.partner_id = ${partnerId} and c.phone is not null
    order by c.position limit 1`.execute(trx);
  return rows[0];
}

/** Read in platform scope: the driver may belong to another company. */
export async function driverReceiver(
  trx: Trx,
  driverId: string,
): Promise<(Receiver & { readonly eventual: boolean }) | undefined> {
  const { rows } = await withPlatformScope(trx, () =>
    sql<Receiver & { eventual: boolean }>`
      select btrim(first_name || ' ' || last_name) as name, country_code as "countryCode", phone_code || phone as phone, eventual
      from driver where id = ${driverId}`.execute(trx),
  );
  return rows[0];
}
