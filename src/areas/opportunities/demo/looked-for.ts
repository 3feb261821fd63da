import { createRandom } from '#areas/companies/demo/random.ts';
import { createId } from '#kernel/ids.ts';
import { drawSome } from './draft.ts';
import type { Market } from './market.ts';
import { after, DAY_MS, type PlannedOpportunity } from './plan.ts';

const LANES = 2;
const WATCHED = 3;

/** Lanes that dispatchers and drivers of carriers saved, and open loads they keep an eye on. */
export function lookedFor(planned: readonly PlannedOpportunity[], market: Market) {
  const carriers = market.teams.filter(({ trade }) => trade === 'carrier');
  const looked = carriers.flatMap((carrier) => {
    const near = planned.filter(({ team, row }) => row.is_open && market.carriersFor(team).includes(carrier));
    const people = [market.personOf(carrier, 'transport-company'), ...carrier.truckers.map(({ id }) => id)];
    const random = createRandom(`lanes ${carrier.key}`);
    return people.map((userId) => ({ of: { company_id: carrier.id, user_id: userId }, near, random }));
  });
  return {
    lanes: looked.flatMap(({ of, near, random }) =>
      drawLanes(near, random).map((lane, nth) => ({
        ...{ id: createId(), ...of, ...lane, alert: nth === 0 },
        created_at: after(market.now, -(3 + random.int(30)) * DAY_MS),
      })),
    ),
    watched: looked.flatMap(({ of, near, random }) =>
      drawSome(near, WATCHED, random).map(({ id, row }) => ({
        ...{ ...of, opportunity_id: id, created_at: row.published_at ?? market.now },
      })),
    ),
  };
}

/** Different ones; the second is for any truck. */
function drawLanes(near: readonly PlannedOpportunity[], random: ReturnType<typeof createRandom>) {
  const lanes = new Map(near.map(({ row }) => [`${row.origin_city} ${row.destination_city}`, row]));
  return drawSome([...lanes.values()], LANES, random).map((row, nth) => ({
    origin_city: row.origin_city,
    destination_city: row.destination_city,
    vehicle_type: nth === 0 ? row.vehicle_type : null,
  }));
}
