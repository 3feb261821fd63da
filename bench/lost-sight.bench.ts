import { sql } from 'kysely';
import { afterAll, beforeAll, it } from 'vitest';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { followClientView } from '#areas/sharing/contract/client-view.calls.ts';
import { revokePublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import { type OutsideApp, startOutside } from '#areas/sharing/server/links/outside.fixture.ts';
import { HERE, type LiveApp, startLiveApp } from '#areas/tracking/server/live/live-app.fixture.ts';
import { liveFeedOf } from '#areas/tracking/server/live/live-feed.ts';
import { acceptTrip, consentToSharing, sharePositions } from '#areas/trips/contract/trip-position.calls.ts';
import { fillPath } from '#kernel/api-call.ts';

const TRIALS = Number(process.env.BENCH_TRIALS ?? 20);
const LOOK_MS = 2;

let outside: OutsideApp;
let live: LiveApp;
let team: Team;

beforeAll(async () => {
  outside = await startOutside();
  live = await startLiveApp();
  team = await live.team();
  process.stdout.write('| until nothing is seen any longer | median | slowest |\n|---|---|---|\n');
});
afterAll(async () => {
  await liveFeedOf(live.services).stop();
  await live.close();
  await outside.close();
});

/** Milliseconds until it is so. */
async function until(isSo: () => boolean): Promise<number> {
  const begun = performance.now();
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return performance.now() - begun;
}

/** Each trial prepares what is seen, and returns how to take it away and whether it is gone; timed from the reply. */
type Trial = () => Promise<{
  readonly take: () => Promise<unknown>;
  readonly isGone: () => boolean;
  close?: () => void;
}>;

async function measure(name: string, trial: Trial): Promise<void> {
  const times: number[] = [];
  for (let nth = 0; nth < TRIALS; nth += 1) {
    const { take, isGone, close } = await trial();
    await take();
    times.push(await until(isGone));
    close?.();
  }
  times.sort((one, other) => one - other);
  const [middle, slowest] = [times[TRIALS >> 1]!, times.at(-1)!];
  process.stdout.write(`| ${name} | ${middle.toFixed(0)} ms | ${slowest.toFixed(0)} ms |\n`);
}

it('a link that is revoked', async () => {
  const trip = await outside.trip();
  await measure('a link is revoked', async () => {
    const link = await outside.share(trip, { purpose: 'client' });
    const url = `/api${fillPath(followClientView.path, { loadOrderId: link.alias })}`;
    const reply = await outside.product.http.inject({ method: 'GET', url, payloadAsStream: true });
    const seen = { text: '', ended: false };
    reply
      .stream()
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        seen.text += chunk;
      })
      .on('close', () => {
        seen.ended = true;
      });
    await until(() => seen.text.includes('event: ready'));
    return {
      take: () => outside.call(trip.sharer, revokePublicLink, { params: { id: link.id } }),
      isGone: () => seen.ended,
    };
  });
});

it('rights, assignment and consent on the live map', async () => {
  await measure('a membership ends', async () => {
    const watcher = await live.watcher(team, 'load-order-read');
    const stream = await live.follow(watcher);
    const take = () =>
      live.services.database.asPlatform((trx) =>
        sql`update membership set enabled = false where user_id = ${watcher.userId}`.execute(trx),
      );
    return { take, isGone: () => stream.ended };
  });
  await measure('the order of a truck without a device is cancelled', async () => {
    const driver = await live.member(team.company, 'load-order-read');
    const { truckId } = await live.truck(team, { account: driver });
    const id = await live.assign(team, truckId);
    const stream = await live.follow(await live.watcher(team, 'load-order-read'));
    await until(() => stream.trucks.has(truckId));
    const take = () => live.call(team.manager, cancelOrder, { params: { id }, body: { reason: 'Sin carga' } });
    return { take, isGone: () => stream.gone.includes(truckId), close: stream.close };
  });
  await measure('a driver ends sharing', async () => {
    const driver = await live.member(team.company, 'load-order-read');
    const { truckId } = await live.truck(team, { account: driver });
    const id = await live.assign(team, truckId);
    await live.call(driver, acceptTrip, { params: { id }, body: {} });
    const positions = [{ at: live.services.now().toISOString(), ...HERE }];
    await live.call(driver, sharePositions, { params: { id }, body: { positions } });
    const stream = await live.follow(await live.watcher(team, 'load-order-read'));
    await until(() => stream.trucks.get(truckId)?.lat === HERE.lat);
    const take = () => live.call(driver, consentToSharing, { params: { id }, body: { shared: false } });
    return { take, isGone: () => stream.trucks.get(truckId)?.lat === null, close: stream.close };
  });
});
