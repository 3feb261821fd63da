import type { AreaDemo } from '#areas/companies/demo/demo-context.ts';
import { writeOrigins } from '#areas/load-orders/demo/orders.repository.ts';
import { nextCodes } from '#areas/operations/server/index.ts';
import { insertShared, type NewLink } from '#areas/sharing/demo/shared.repository.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { lookedFor } from './looked-for.ts';
import { carriedOrders, insertAll } from './market.repository.ts';
import { openMarket } from './market.ts';
import type { Happening, PlannedOpportunity } from './plan.ts';
import { operationsOf, planAwarded, type Wins } from './plan-awards.ts';
import { planMarket } from './plan-market.ts';

/**
 * Freight that every company offers, in every type and state, with who applied at which price. What was awarded led to
 * orders of the demo: the operations that one carrier has as a whole.
 */
export const demo: AreaDemo = async (context) => {
  const { trx, services } = context;
  const market = await openMarket({ ...context, now: services.now() });
  const operations = operationsOf(await carriedOrders(trx));
  const planned: StoredOpportunity[] = [];
  const wins: Wins = new Map();
  for (const team of market.teams) {
    const offered = planMarket(team, market);
    const awarded = operations
      .filter(([order]) => order?.companyId === team.id)
      .map((orders, nth) => planAwarded(orders, offered.length + nth + 1, market, wins));
    planned.push(...(await coded(trx, team.id, [...offered, ...awarded])));
  }
  await store(trx, planned);
  const { lanes, watched } = lookedFor(planned, market);
  await insertAll(trx, 'saved_lane', lanes);
  await insertAll(trx, 'opportunity_watch', watched);
};

type StoredOpportunity = PlannedOpportunity & { readonly code: string };

/** The oldest has the lowest code. */
async function coded(
  trx: Trx,
  companyId: string,
  planned: readonly PlannedOpportunity[],
): Promise<StoredOpportunity[]> {
  const oldestFirst = planned.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const codes = await nextCodes(trx, companyId, 'opportunity', planned.length);
  return oldestFirst.map((opportunity, nth) => ({ ...opportunity, code: codes[nth]! }));
}

async function store(trx: Trx, planned: readonly StoredOpportunity[]): Promise<void> {
  const applications = planned.flatMap(({ applications: all, ...opportunity }) =>
    all.map((application) => ({ ...application, opportunity, of: ofOpportunity(opportunity) })),
  );
  await insertAll(trx, 'opportunity', planned.map(opportunityOf));
  await storeLinks(trx, planned);
  await insertAll(
    trx,
    'opportunity_reader',
    planned.flatMap(({ readers, ...opportunity }) => readers.map((row) => ({ ...ofOpportunity(opportunity), ...row }))),
  );
  await insertAll(
    trx,
    'postulation',
    applications.map(({ row, of }) => ({ ...of, ...row })),
  );
  await insertAll(
    trx,
    'postulation_offer',
    applications.flatMap(({ offers, row, opportunity }) =>
      offers.map((offer) => ({ id: createId(), company_id: opportunity.team.id, postulation_id: row.id, ...offer })),
    ),
  );
  await insertAll(trx, 'opportunity_event', planned.flatMap(eventsOf));
  await writeOrigins(
    trx,
    applications.flatMap(({ orderIds, row, opportunity }) =>
      orderIds.map((id) => ({
        ...{ id, opportunityId: opportunity.id, opportunityCode: opportunity.code },
        postulationId: row.id,
      })),
    ),
  );
}

/** The links of each company together. */
async function storeLinks(trx: Trx, planned: readonly StoredOpportunity[]): Promise<void> {
  const byCompany = new Map<string, NewLink[]>();
  for (const { team, links } of planned) byCompany.set(team.id, [...(byCompany.get(team.id) ?? []), ...links]);
  for (const [companyId, links] of byCompany) await insertShared(trx, companyId, { links, ratings: [], requests: [] });
}

const ofOpportunity = ({ id, team }: Pick<PlannedOpportunity, 'id' | 'team'>) => ({
  company_id: team.id,
  opportunity_id: id,
});

function opportunityOf({ id, team, code, createdAt, row, ...history }: StoredOpportunity) {
  const { description, origin_city, destination_city } = row;
  const search_text = [code, description, origin_city, destination_city].join('\n');
  const updated_at = happeningsOf(history).at(-1)?.at ?? createdAt;
  return { id, company_id: team.id, code, ...row, search_text, created_at: createdAt, updated_at };
}

const happeningsOf = ({ happenings, applications }: Pick<PlannedOpportunity, 'happenings' | 'applications'>) =>
  [...happenings, ...applications.flatMap((one) => one.happenings)].sort((a, b) => a.at.getTime() - b.at.getTime());

function eventsOf(opportunity: PlannedOpportunity) {
  return happeningsOf(opportunity).map(({ at, type, userId, reason, details }: Happening) => ({
    ...{ id: createId(), ...ofOpportunity(opportunity), at, type },
    ...{ user_id: userId ?? null, reason: reason ?? null, details: details ?? {} },
  }));
}
