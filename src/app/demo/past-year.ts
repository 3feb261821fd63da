import { DEMO_COMPANIES } from '#areas/companies/demo/data/companies.ts';
import { demoCities } from '#areas/load-orders/demo/demo-places.ts';
import type { Database } from '#platform/db/database.ts';
import { claimPastYear, storedTeam } from './past-year.repository.ts';
import { storePastYear } from './store-past-year.ts';

/**
 * The closed trips of thirteen months, so that every figure of every control centre has a year behind it. A company has all of
 * its year or nothing, so the loading can be ended at any moment and goes on with the next company.
 */
export async function loadPastYear(
  database: Database,
  now: Date,
  wanted: readonly string[] = DEMO_COMPANIES.filter(({ trade }) => trade !== 'platform').map(({ key }) => key),
): Promise<number> {
  const cities = await demoCities();
  let loaded = 0;
  for (const company of DEMO_COMPANIES.filter(({ key }) => wanted.includes(key))) {
    loaded += await database.asPlatform(async (trx) => {
      const team = await storedTeam(trx, company);
      if (!team || !(await claimPastYear(trx, team.id))) return 0;
      await storePastYear({ trx, team, cities, now });
      return 1;
    });
  }
  return loaded;
}
