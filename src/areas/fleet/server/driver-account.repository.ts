import { sql } from 'kysely';
import type { DriverAccount } from '#areas/fleet/contract/driver-account.calls.ts';
import { MARKETS } from '#areas/fleet/rules/market.ts';
import type { Trx } from '#platform/db/database.ts';
import { type DriverRecord, drivers } from './driver.repository.ts';

const ACCOUNTS_SHOWN = 20;

const name = sql<string>`coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text)`;

function members(trx: Trx, companyId: string) {
  return trx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id as _id', name.as('name'), sql<string>`u.email::text`.as('email')])
    .where('m.company_id', '=', companyId);
}

/** Current members of the company who are not yet one of its drivers, by part of their name or mail. */
export async function findAccounts(trx: Trx, companyId: string, text: string): Promise<DriverAccount[]> {
  return members(trx, companyId)
    .where('m.enabled', '=', true)
    .where('u.enabled', '=', true)
    .where(sql<boolean>`position(app.fold(${text}) in app.fold(${name} || ' ' || u.email::text)) > 0`)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('driver as d')
            .select('d.id')
            .where('d.company_id', '=', companyId)
            .whereRef('d.user_id', '=', 'm.user_id'),
        ),
      ),
    )
    .orderBy(sql`app.fold(${name})`)
    .orderBy('u.id')
    .limit(ACCOUNTS_SHOWN)
    .execute();
}

export async function findAccount(trx: Trx, companyId: string, userId: string): Promise<DriverAccount | undefined> {
  return members(trx, companyId).where('m.user_id', '=', userId).executeTakeFirst();
}

/** The driver record of a user in the company of the transaction. */
export async function driverOfUser(trx: Trx, userId: string): Promise<DriverRecord | undefined> {
  const { rows } = await sql<{ company: string | null }>`select app.company_id() as company`.execute(trx);
  const companyId = rows[0]?.company;
  if (!companyId) return undefined;
  const row = await drivers(trx, { companyId, markets: MARKETS }).where('user_id', '=', userId).executeTakeFirst();
  return row as DriverRecord | undefined;
}

/** The person's documents as a driver that expire between two days, the soonest first. */
export async function findOwnExpiring(
  trx: Trx,
  companyId: string,
  userId: string,
  { from, until }: { readonly from: string; readonly until: string },
) {
  return trx
    .selectFrom('document as f')
    .innerJoin('driver as d', (join) =>
      join.onRef('d.company_id', '=', 'f.company_id').onRef('d.id', '=', 'f.driver_id'),
    )
    .select(['f.type', sql<string>`f.expires_on`.as('expiresOn')])
    .where('f.company_id', '=', companyId)
    .where('d.user_id', '=', userId)
    .where('f.expires_on', '>=', from)
    .where('f.expires_on', '<=', until)
    .orderBy('f.expires_on')
    .orderBy('f.type')
    .execute();
}
