import { insertAssociations, insertCompany } from '#areas/companies/demo/company.repository.ts';
import { DEMO_COMPANIES } from '#areas/companies/demo/data/companies.ts';
import { authorOf, type DemoTeam, workingTeams } from '#areas/companies/demo/demo-context.ts';
import { drawSpecimens, type Specimens, storeSpecimens } from '#areas/companies/demo/specimens.ts';
import { measureCompanies } from '#areas/companies/server/index.ts';
import { hashPassword } from '#areas/session/server/index.ts';
import { DEMO_PASSWORD } from '#areas/users/demo/accounts.ts';
import { insertInvitation, insertPerson } from '#areas/users/demo/people.repository.ts';
import { type DemoPerson, isOperatorAtWork, staffOf } from '#areas/users/demo/people.ts';
import { createShippedRoles } from '#areas/users/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { claimEmptyDatabase } from './claim.repository.ts';
import { DEMOS } from './demos.gen.ts';
import { notifyShownAccounts } from './waiting-notices.ts';

/** Fills an empty database with companies, people and their history, in one transaction: all of it or nothing. */
export async function loadDemo(services: Services): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const now = services.now();
  return services.database.asPlatform(async (trx) => {
    if (!(await claimEmptyDatabase(trx))) return false;
    const teams = await loadTeams(trx, services, passwordHash);
    const specimens = await loadSpecimens(trx, services, teams);
    for (const demo of Object.values(DEMOS)) await demo({ trx, services, now, teams, specimens });
    await notifyShownAccounts(trx, services);
    await measureCompanies(trx, now);
    services.log.info({ companies: teams.size }, 'demo data loaded');
    return true;
  });
}

type Teams = ReadonlyMap<string, DemoTeam>;

/** The companies with their people; a company's rates and associations name people, so they come after them. */
async function loadTeams(trx: Trx, services: Services, passwordHash: string): Promise<Teams> {
  const now = services.now();
  const teams = new Map<string, DemoTeam>();
  // Each company has invited somebody new, and an operator of the one before it.
  let previous: DemoPerson | undefined;
  for (const company of DEMO_COMPANIES) {
    const id = await insertCompany(trx, company, now);
    await createShippedRoles(trx, id, services.permissions.roles);
    const staff = staffOf(company);
    for (const person of staff) await insertPerson(trx, id, person, passwordHash, now);
    const adminId = staff[0]!.id;
    const guest = previous && { email: previous.email, userId: previous.id };
    const newcomer = { email: `convite@${company.key}.demo`, userId: null };
    for (const invited of company.trade === 'platform' ? [] : [newcomer, ...(guest ? [guest] : [])]) {
      await insertInvitation(trx, { companyId: id, invitedBy: adminId, ...invited }, now);
    }
    previous = staff.find(isOperatorAtWork);
    const operatorIds = staff.filter(isOperatorAtWork).map((person) => person.id);
    const truckers = staff.filter(({ roles }) => roles.includes('trucker'));
    teams.set(company.key, { ...company, id, adminId, operatorIds, truckers });
  }
  await insertAssociations(trx, teams, now);
  return teams;
}

/** Drawn once; every company stores its own files. */
async function loadSpecimens(trx: Trx, services: Services, teams: Teams): Promise<ReadonlyMap<string, Specimens>> {
  const drawings = await drawSpecimens();
  const specimens = new Map<string, Specimens>();
  for (const team of workingTeams(teams)) {
    specimens.set(team.id, await storeSpecimens(trx, services, authorOf(team), drawings));
  }
  return specimens;
}
