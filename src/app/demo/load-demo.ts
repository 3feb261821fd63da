import { hashPassword } from '#areas/session/server/index.ts';
import { createShippedRoles } from '#areas/users/server/index.ts';
import type { Services } from '#platform/services.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { DEMO_COMPANIES } from './data/companies.ts';
import {
  claimEmptyDatabase,
  insertAssociations,
  insertCompany,
  insertExchangeRates,
  insertPerson,
} from './demo.repository.ts';
import { loadDrivers } from './fleet/drivers.ts';
import { loadVehicles } from './fleet/vehicles.ts';
import { loadOrders } from './orders/orders.ts';
import { type DemoTeam, loadPartners } from './partners.ts';
import { isOperatorAtWork, staffOf } from './people.ts';

/** Fills an empty database with companies, people and their history, in one transaction: all of it or nothing. */
export async function loadDemo(services: Services): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const now = services.now();
  return services.database.asPlatform(async (trx) => {
    if (!(await claimEmptyDatabase(trx))) return false;
    const companies = new Map<string, DemoTeam>();
    for (const company of DEMO_COMPANIES) {
      const id = await insertCompany(trx, company);
      await createShippedRoles(trx, id, services.permissions.roles);
      const staff = staffOf(company);
      for (const person of staff) await insertPerson(trx, id, person, passwordHash, now);
      const adminId = staff[0]!.id;
      await insertExchangeRates(trx, id, company, adminId, now);
      const operatorIds = staff.filter(isOperatorAtWork).map((person) => person.id);
      const truckers = staff.filter(({ roles }) => roles.includes('trucker'));
      companies.set(company.key, { id, adminId, operatorIds, truckers });
    }
    await insertAssociations(trx, companies, now);
    await loadPartners(trx, companies, now);
    const specimens = await loadDrivers(trx, services, companies, now);
    await loadVehicles(trx, services, companies, specimens, now);
    await loadOrders(trx, services, companies, specimens, now);
    services.log.info({ companies: companies.size }, 'demo data loaded');
    return true;
  });
}
