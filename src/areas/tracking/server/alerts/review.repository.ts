import { sql } from 'kysely';
import { MEMBERS_SHOWN } from '#areas/tracking/rules/alerts/groups.ts';
import { createId } from '#kernel/ids.ts';
import type { Actor } from '#platform/actor.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { findFile, type StoredFile } from '#platform/files/stored-file.ts';
import type { AlertRecord } from './alert.repository.ts';
import { ofSeenOrders } from './seen-alert.repository.ts';

const person = (id: ReturnType<typeof sql>) =>
  sql`(select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = ${id})`;

export interface FullAlert extends AlertRecord {
  readonly operator: string | null;
  readonly reviewed_by_name: string | null;
  readonly taken_by_name: string | null;
  readonly grouped: number;
  readonly order_kind: 'normal' | 'multipoint' | 'agro' | null;
  readonly operation_id: string | null;
  readonly driver_phone: string | null;
}

export async function findAlert(trx: Trx, actor: Actor, id: string): Promise<FullAlert | undefined> {
  const { rows } = await sql<FullAlert>`select a.*, ${person(sql`a.operator_id`)} as operator,
      ${person(sql`a.reviewed_by`)} as reviewed_by_name, ${person(sql`a.taken_by`)} as taken_by_name,
      o.kind as order_kind, o.operation_id, o.driver_phone,
      case when a.group_key is null then 1 else (select count(*)::int from alert g where g.company_id = a.company_id
        and g.group_key = a.group_key and g.review = a.review and g.refuted_at is null and ${ofSeenOrders(actor, 'g')}) end as grouped
    from alert a left join load_order o on o.id = a.order_id where a.id = ${id} and ${ofSeenOrders(actor, 'a')}`.execute(
    trx,
  );
  return rows[0];
}

/** Whoever reads the alert sees them, whoever took them. */
export const photosOf = (trx: Trx, { file_ids }: AlertRecord): Promise<StoredFile[]> =>
  withPlatformScope(trx, async () => {
    const found: StoredFile[] = [];
    for (const id of file_ids) {
      const file = await findFile(trx, id);
      if (file) found.push(file);
    }
    return found;
  });

export interface GroupMember {
  readonly id: string;
  readonly plate: string | null;
  readonly driver_name: string | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
}

/** The others of its group that are as far as it is. */
export async function membersOf(
  trx: Trx,
  actor: Actor,
  { id, company_id, group_key, review }: AlertRecord,
): Promise<readonly GroupMember[]> {
  if (group_key === null) return [];
  const { rows } = await sql<GroupMember>`select a.id, a.plate, a.driver_name, a.started_at, a.ended_at from alert a
    where a.company_id = ${company_id} and a.group_key = ${group_key} and a.review = ${review} and a.refuted_at is null
      and a.id <> ${id} and ${ofSeenOrders(actor, 'a')} order by a.started_at, a.id limit ${sql.lit(MEMBERS_SHOWN)}`.execute(
    trx,
  );
  return rows;
}

/** Alerts of the own company only, those that the person sees, locked in the order of their ids. */
export async function lockOwnAlerts(trx: Trx, actor: Actor, ids: readonly string[]): Promise<AlertRecord[]> {
  const { rows } = await sql<AlertRecord>`select a.* from alert a
    where a.company_id = app.company_id() and a.id = any(${[...ids]}::uuid[]) and ${ofSeenOrders(actor, 'a')}
    order by a.id for no key update of a`.execute(trx);
  return rows;
}

/** The others of their groups that are still pending. */
export async function pendingOfGroups(trx: Trx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select a.id from alert a where a.company_id = app.company_id()
    and a.group_key = any(${[...keys]}::text[]) and a.review = 'pending'`.execute(trx);
  return rows.map(({ id }) => id);
}

export type ReviewChange = Partial<
  Pick<
    AlertRecord,
    'review' | 'result' | 'review_note' | 'reviewed_by' | 'reviewed_at' | 'taken_by' | 'taken_at' | 'escalated_at'
  >
>;

export async function changeAlerts(trx: Trx, ids: readonly string[], change: ReviewChange): Promise<void> {
  await trx
    .updateTable('alert')
    .set(change)
    .where('id', 'in', [...ids])
    .execute();
}

/** What people and devices report has no end of its own: it is over when somebody has dealt with it. */
export async function endReported(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update alert set ended_at = greatest(started_at, ${now}) where id = any(${[...ids]}::uuid[])
    and ended_at is null and origin <> 'rule'`.execute(trx);
}

export interface EventRecord {
  readonly type: string;
  readonly at: Date;
  readonly by: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export async function eventsOf(trx: Trx, alertId: string): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`select e.type, e.at, e.details, ${person(sql`e.user_id`)} as by
    from alert_event e where e.alert_id = ${alertId} order by e.at, e.id limit 200`.execute(trx);
  return rows;
}

export interface MuteRecord {
  readonly id: string;
  readonly vehicle_id: string;
  readonly plate: string | null;
  readonly type: string;
  readonly reason: string;
  readonly from_at: Date;
  readonly until_at: Date;
  readonly by: string | null;
}

/** Those that are silent now. */
export async function mutesNow(trx: Trx, now: Date, id?: string): Promise<MuteRecord[]> {
  const { rows } = await sql<MuteRecord>`select m.id, m.vehicle_id, v.plate, m.type, m.reason, m.from_at, m.until_at,
      ${person(sql`m.created_by`)} as by
    from alert_mute m left join vehicle v on v.id = m.vehicle_id
    where m.company_id = app.company_id() and m.until_at > ${now} and m.ended_at is null ${id ? sql`and m.id = ${id}` : sql``}
    order by m.until_at limit 500`.execute(trx);
  return rows;
}

interface NewMute {
  readonly companyId: string;
  readonly vehicleId: string;
  readonly type: string;
  readonly reason: string;
  readonly from: Date;
  readonly until: Date;
  readonly userId: string;
}

export async function insertMute(trx: Trx, mute: NewMute): Promise<string> {
  const id = createId();
  const { companyId: company_id, vehicleId: vehicle_id, type, reason, from: from_at, until: until_at, userId } = mute;
  await trx
    .insertInto('alert_mute')
    .values({ id, company_id, vehicle_id, type, reason, from_at, until_at, created_by: userId })
    .execute();
  return id;
}

/** False where it is over already, or not the company's. */
export async function endMuteRow(trx: Trx, id: string, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update alert_mute set ended_by = ${userId}, ended_at = ${now}
    where id = ${id} and company_id = app.company_id() and ended_at is null returning id`.execute(trx);
  return rows.length > 0;
}
