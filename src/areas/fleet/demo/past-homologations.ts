import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { countryOf } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { checksOf } from '../rules/homologation-check.ts';
import { type CheckedRecord, findDriver, findVehicle } from '../server/homologation/checked-record.repository.ts';
import { oldRecords } from './old-records.repository.ts';

const DAY_MS = 86_400_000;
/** Every so manieth driver and vehicle was asked about. */
const ONE_OF = 2;
/** Most of them lately, before the documents of a trip were made. */
const SPAN = { lately: 28, before: 380 } as const;

export interface PastHomologations {
  readonly requests: readonly object[];
  readonly checks: readonly object[];
}

/** What registers were asked about the fleet in the past year, where the country has any. */
export async function pastHomologationsOf(trx: Trx, team: DemoTeam, now: Date): Promise<PastHomologations> {
  if (!countryOf(team.country).homologation) return { requests: [], checks: [] };
  const random = createRandom(`homologations ${team.key}`);
  const asked = [];
  for (const { id, kind, since } of await oldRecords(trx, team.id, team.country)) {
    if (random.int(ONE_OF) > 0) continue;
    const look = { companyId: team.id };
    const record = kind === 'driver' ? await findDriver(trx, id, look) : await findVehicle(trx, { id }, look);
    const daysAgo = 1 + random.int(random.chance(0.5) ? SPAN.lately : SPAN.before);
    const at = new Date(Math.max(now.getTime() - daysAgo * DAY_MS, since.getTime()));
    if (record) asked.push(requestOf(record, team, at, random));
  }
  return { requests: asked.map(({ request }) => request), checks: asked.flatMap(({ checks }) => checks) };
}

function requestOf({ kind, id: about, country, question }: CheckedRecord, team: DemoTeam, at: Date, random: Random) {
  const id = createId();
  const end = new Date(at.getTime() + (20 + random.int(100)) * 1_000);
  const request = {
    ...{ id, driver_id: kind === 'driver' ? about : null, vehicle_id: kind === 'driver' ? null : about },
    ...{ country_code: country, question, requested_by: team.adminId, requested_at: at },
    ...{ due_at: new Date(at.getTime() + 600_000), finished_at: end, notified_at: end },
  };
  const checks = checksOf(countryOf(country), kind).map((code) => ({
    ...{ homologation_id: id, code, source: 'simulator', requested_at: at, settled_at: end, details: {} },
    ...(random.chance(0.05) ? { status: 'not-found', clear: null } : { status: 'success', clear: random.chance(0.93) }),
  }));
  return { request, checks };
}
