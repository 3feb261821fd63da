import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNatsServer, type NatsServer, natsServerPath } from '#testing/nats-server.ts';
import { alertIdsOf, isJudged, outcomeOf, sendUnderStrikes } from './kill-run.fixture.ts';
import { drive, type KillWorld, startKillWorld, type Truck } from './kill-world.fixture.ts';
import type { Protocol } from './senders.fixture.ts';

const PROTOCOLS: readonly Protocol[] = ['http', 'mqtt', 'tcp'];
const TRUCKS_EACH = 2;
const FIXES = 100;
/** A safety net for a slow machine; nothing here is measured. */
const PATIENCE_MS = 1_200_000;

let world: KillWorld;
let nats: NatsServer;

/** Two processes of each kind share the work: they take messages in, judge them, and show what came of it. */
beforeAll(async () => {
  nats = await createNatsServer();
  if (natsServerPath) await nats.start();
  world = await startKillWorld({
    ingestion: 2,
    evaluators: 2,
    web: { count: 2, natsUrl: natsServerPath && nats.url },
    settings: { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' },
  });
}, PATIENCE_MS);
afterAll(async () => {
  await world.close();
  await nats.kill();
}, PATIENCE_MS);

it(
  'of what was acknowledged nothing is missing and nothing there twice, and each alert is raised once, whoever is killed',
  async () => {
    const fixes = drive(FIXES);
    const trucksOf = async (each: number) => {
      const trucks: Truck[] = [];
      for (const protocol of PROTOCOLS)
        for (let nth = 0; nth < each; nth += 1) trucks.push(await world.truck(protocol));
      return trucks;
    };
    const quiet = await trucksOf(1);
    await sendUnderStrikes(quiet, fixes, []);
    const struck = await trucksOf(TRUCKS_EACH);
    const tabs = await world.tabs();
    await sendUnderStrikes(struck, fixes, [
      () => world.killIngestion(0),
      () => world.killDatabase(),
      () => world.killIngestion(1),
      () => world.killEvaluator(0),
      () => nats.kill(),
      () => world.killDatabase(),
      () => world.killIngestion(0),
    ]);
    await expect.poll(() => isJudged(world, [...quiet, ...struck])).toBe(true);
    for (const truck of struck) {
      const calm = quiet.find(({ protocol }) => protocol === truck.protocol)!;
      const [found, expected] = [await outcomeOf(world, truck), await outcomeOf(world, calm)];
      expect(found).toEqual(expected);
      expect(expected.lastAt).toBe(fixes.at(-1)!.at.toISOString());
      expect(expected.alerts.filter((alert) => alert.startsWith('stopped'))).toHaveLength(1);
      // 75 minutes on the way, and one position in five of those that it stands.
      expect(expected.fixes.length).toBeGreaterThanOrEqual(FIXES - 35);
    }
    // Every tab learned of every alert, whatever was killed between the truck and the screen.
    const alerts = await alertIdsOf(world, struck);
    for (const tab of tabs) {
      await expect.poll(() => alerts.filter((id) => !tab.received.includes(id))).toEqual([]);
      expect(tab.ended).toBe(false);
      tab.close();
    }
  },
  PATIENCE_MS,
);
