import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { TRUCKS_EVENT } from '../../contract/live.shapes.ts';
import { TrackedTrucks } from './company-trucks.ts';
import type { LatestPosition } from './latest-position.repository.ts';
import { LiveCompany } from './live-company.ts';
import { LiveTab } from './live-tab.ts';
import type { TruckFacts } from './live-truck.repository.ts';

const now = new Date('2026-03-04T10:00:00Z');
const viewer = { kinds: [], seesFleet: true, drivesAs: null, seesPhones: true };

function factsOf(id: string): TruckFacts {
  const device = { id, kind: 'hardware', intervalSeconds: 30, silenceMinutes: 15, unverified: false } as const;
  const rest = { phoneDevice: null, order: null, alert: null, usualDriver: null, freeSince: null };
  return { id, plate: id, own: true, isTruck: true, device, ...rest };
}

const positionOf = (trackerId: string, lat: number): LatestPosition => ({
  ...{ trackerId, orderId: null, at: now.getTime(), lat, lng: -63.5, speedKmh: 60, heading: 90, source: 'device' },
  ...{ stands: false, contactAt: now.getTime() },
});

/** A company with two trucks, one tab, and what the tab was sent after its snapshot. */
function watchedCompany() {
  const [stays, leaves] = [createId(), createId()];
  const tracked = new TrackedTrucks();
  const company = new LiveCompany('company', tracked);
  const load = (...ids: readonly string[]) => {
    company.trucks.load(
      ids.map(factsOf),
      ids.map((id) => positionOf(id, -17)),
    );
    company.reload(now);
  };
  load(stays, leaves);
  const tab = new LiveTab(company.viewFor(viewer, now), new PassThrough(), createId(), undefined);
  company.add(tab);
  company.greet();
  const sent: string[] = [];
  tab.stream.setEncoding('utf8').on('data', (text: string) => {
    sent.push(...text.split('\n\n').filter((frame) => frame.includes(`event: ${TRUCKS_EVENT}\n`)));
  });
  const move = (lat: number) => {
    tracked.report(positionOf(stays, lat));
    company.follow(now);
  };
  const arrived = async (count: number) => {
    await expect.poll(() => sent.length).toBe(count);
    return sent.at(-1) ?? '';
  };
  return { company, stays, leaves, load, move, arrived };
}

it('whatever happens within a second is one message with the last of it', async () => {
  const { company, move, arrived } = watchedCompany();
  for (const lat of [-17.1, -17.2, -17.3]) {
    move(lat);
    company.send('urgent');
  }
  company.send('all');
  const message = await arrived(1);
  expect(message).toContain('"lat":-17.3');
  expect(message).not.toContain('-17.2');
  company.send('all');
  await arrived(1);
});

it('a truck that may not be seen any longer does not wait, and its message takes the place of the next', async () => {
  const { company, stays, leaves, load, move, arrived } = watchedCompany();
  load(stays);
  company.send('urgent');
  expect(await arrived(1)).toContain(`"gone":["${leaves}"]`);
  move(-17.4);
  company.send('urgent');
  company.send('all');
  await arrived(1);
  company.send('all');
  expect(await arrived(2)).toContain('"lat":-17.4');
});
