import { sql } from 'kysely';
import type { DemoCompany } from '#areas/companies/demo/data/companies.ts';
import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Specimen } from '#areas/companies/demo/specimens.ts';
import { LAST_PAST_CODE } from '#areas/load-orders/demo/past/store-past.ts';
import type { Proofs } from '#areas/trips/demo/order-tasks.ts';
import { demoEmail } from '#areas/users/demo/accounts.ts';
import type { Trx } from '#platform/db/database.ts';

/** The company with the people of its records; nothing where somebody has removed them. */
export async function storedTeam(trx: Trx, company: DemoCompany): Promise<DemoTeam | undefined> {
  const { rows } = await sql<{ id: string; adminId: string; operatorIds: string[] }>`
    select c.id, u.id as "adminId", array(select p.user_id from company_operator p join app_user a on a.id = p.user_id
      where p.company_id = c.id and a.email = ${demoEmail('operator', company.key)}) as "operatorIds"
    from company c join app_user u on u.home_company_id = c.id and u.email = ${demoEmail('company-administrator', company.key)}
    where c.url = ${company.key}`.execute(trx);
  return rows[0] && { ...company, ...rows[0], truckers: [] };
}

/** Whether the company has no past yet; who else wants to write it waits for the commit. */
export async function claimPastYear(trx: Trx, companyId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('past year of the demo'))`.execute(trx);
  const { rows } = await sql<{ has: boolean }>`select exists (select from load_order
    where company_id = ${companyId} and code = ${LAST_PAST_CODE}) as has`.execute(trx);
  return rows[0]?.has === false;
}

/** The sample files that were stored with the demo. */
export async function storedSpecimens(trx: Trx, companyId: string): Promise<Proofs> {
  const rows = await trx
    .selectFrom('file_object')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where((is) =>
      is.or([is('name', 'like', 'carga-%'), is('name', 'in', ['ticket.png', 'rubrica.png', 'entrega.pdf'])]),
    )
    .orderBy('created_at')
    .execute();
  const called = (name: string): Specimen => rows.find((file) => file.name === name)!;
  const cargo = rows.filter(({ name }) => name.startsWith('carga-'));
  return {
    cargo: Object.fromEntries(cargo.map((file) => [file.name.slice('carga-'.length, -'.png'.length), file])),
    ...{ ticket: called('ticket.png'), signature: called('rubrica.png'), deliveryNote: called('entrega.pdf') },
  } as Proofs;
}
