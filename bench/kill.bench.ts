import { expect, it } from 'vitest';
import {
  isJudged,
  outcomeOf,
  type Strike,
  sendUnderStrikes,
} from '#areas/tracking/server/ingestion/kill-run.fixture.ts';
import { drive, startKillWorld, type Truck } from '#areas/tracking/server/ingestion/kill-world.fixture.ts';
import type { Protocol } from '#areas/tracking/server/ingestion/senders.fixture.ts';

const PROTOCOLS: readonly Protocol[] = ['http', 'mqtt', 'tcp'];
const TRUCKS = 21;
const FIXES = 96;
const [SERVER_KILLS, DATABASE_KILLS, EVALUATOR_KILLS] = [10, 5, 3];

/** 2,016 positions by three protocols, while the server, its database and the evaluator are killed: durable, as delivered. */
it('what is left of a day on which everything is killed', async () => {
  const world = await startKillWorld({ ingestion: 1, evaluators: 1, settings: {} });
  try {
    const fixes = drive(FIXES);
    const trucksOf = async (count: number) => {
      const trucks: Truck[] = [];
      for (let nth = 0; nth < count; nth += 1) trucks.push(await world.truck(PROTOCOLS[nth % PROTOCOLS.length]!));
      return trucks;
    };
    const quiet = await trucksOf(PROTOCOLS.length);
    await sendUnderStrikes(quiet, fixes, []);
    const struck = await trucksOf(TRUCKS);
    const begun = performance.now();
    await sendUnderStrikes(struck, fixes, strikes(world));
    const seconds = (performance.now() - begun) / 1000;
    await expect.poll(() => isJudged(world, [...quiet, ...struck]), { timeout: 600_000 }).toBe(true);
    const same = await Promise.all(
      struck.map(async (truck) => {
        const calm = quiet.find(({ protocol }) => protocol === truck.protocol)!;
        const [found, expected] = [await outcomeOf(world, truck), await outcomeOf(world, calm)];
        expect(found).toEqual(expected);
        return found;
      }),
    );
    const [positions, alerts] = [same.flatMap(({ fixes: stored }) => stored), same.flatMap((one) => one.alerts)];
    process.stdout.write(
      `kill: ${TRUCKS * FIXES} positions acknowledged in ${seconds.toFixed(0)} s over ${SERVER_KILLS} kills of the server, ` +
        `${DATABASE_KILLS} of the database and ${EVALUATOR_KILLS} of the evaluator; history has ${positions.length}, with ${alerts.length} alerts: ` +
        'as on a quiet day, none missing, none twice\n',
    );
  } finally {
    await world.close();
  }
});

/** The server most often, the others in between. */
function strikes(world: Awaited<ReturnType<typeof startKillWorld>>): readonly Strike[] {
  let evaluators = 0;
  const evaluator = async () => {
    await world.killEvaluator(evaluators);
    evaluators += 1;
    await world.startEvaluator();
  };
  return [
    ...Array.from({ length: SERVER_KILLS }, (_, nth) => ({ at: nth, strike: () => world.killIngestion(0) })),
    ...Array.from({ length: DATABASE_KILLS }, (_, nth) => ({ at: nth * 2 + 0.5, strike: world.killDatabase })),
    ...Array.from({ length: EVALUATOR_KILLS }, (_, nth) => ({ at: nth * 3 + 1.2, strike: evaluator })),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ strike }) => strike);
}
