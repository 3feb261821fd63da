import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { it } from 'vitest';
import { isJudged } from '#areas/tracking/server/ingestion/kill-run.fixture.ts';
import {
  drive,
  type KillWorld,
  startKillWorld,
  type Truck,
} from '#areas/tracking/server/ingestion/kill-world.fixture.ts';
import type { Protocol } from '#areas/tracking/server/ingestion/senders.fixture.ts';

const ROUNDS = 3;
const TRUCKS = 60;
const FIXES = 40;

/** Two processes of each kind share the work; one of them is killed. Durable settings, as delivered. */
it('seconds until another process has taken over', async () => {
  const world = await startKillWorld({ ingestion: 2, evaluators: 2, settings: {} });
  try {
    const trucks: Truck[] = [];
    const protocols: readonly Protocol[] = ['http', 'mqtt', 'tcp'];
    for (let nth = 0; nth < TRUCKS; nth += 1) trucks.push(await world.truck(protocols[nth % 3]!));
    const fixes = drive(FIXES);
    const taking = await killWhileSending(world, trucks, fixes);
    print(`ingestion: longest time without an acknowledgement ${taking.map(shown).join(', ')} (aim 10 s)`);
    const judging: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) judging.push(await killWhileJudging(world, trucks));
    print(`evaluator: until everything it had taken was judged ${judging.map(shown).join(', ')} (aim 10 s)`);
  } finally {
    await world.close();
  }
});

const print = (line: string) => process.stdout.write(`take-over of ${TRUCKS} trucks, ${line}\n`);
const shown = (seconds: number) => `${seconds.toFixed(1)} s`;

async function killWhileSending(world: KillWorld, trucks: readonly Truck[], fixes: ReturnType<typeof drive>) {
  const gaps: number[] = [];
  const part = Math.floor(fixes.length / ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    let longest = 0;
    const sending = Promise.all(
      trucks.map(async ({ sender }) => {
        for (const fix of fixes.slice(round * part, (round + 1) * part)) {
          const asked = performance.now();
          await sender.deliver(fix);
          longest = Math.max(longest, performance.now() - asked);
          await delay(100);
        }
      }),
    );
    await delay(300);
    await Promise.all([world.killIngestion(round % 2), sending]);
    gaps.push(longest / 1000);
  }
  return gaps;
}

/** The worst case: the dead one has taken trips, and their trucks say nothing more. */
async function killWhileJudging(world: KillWorld, trucks: readonly Truck[]): Promise<number> {
  const { app } = world;
  while (!(await isJudged(world, trucks))) await delay(50);
  const [victim, heir] = world.evaluators.slice(-2) as [(typeof world.evaluators)[0], (typeof world.evaluators)[0]];
  heir.process.kill('SIGSTOP');
  const ids = trucks.map(({ orderId }) => orderId);
  await app.all((trx) => sql`update watched_trip set is_due = true where id = any (${ids}::uuid[])`.execute(trx));
  const taken = async () => {
    const { rows } = await app.all((trx) =>
      sql<{
        n: number;
      }>`select count(*)::int as n from watched_trip where id = any (${ids}::uuid[]) and not is_due`.execute(trx),
    );
    return rows[0]!.n;
  };
  while ((await taken()) === 0) await delay(2);
  const killed = performance.now();
  victim.process.kill('SIGKILL');
  const { rows } = await app.all((trx) => sql<{ at: Date }>`select clock_timestamp() as at`.execute(trx));
  heir.process.kill('SIGCONT');
  const open = async () => {
    const left = await app.all((trx) =>
      sql<{ n: number }>`select count(*)::int as n from watched_trip
        where id = any (${ids}::uuid[]) and (is_due or updated_at <= ${rows[0]!.at})`.execute(trx),
    );
    return left.rows[0]!.n;
  };
  while ((await open()) > 0) await delay(20);
  const seconds = (performance.now() - killed) / 1000;
  await world.startEvaluator();
  return seconds;
}
