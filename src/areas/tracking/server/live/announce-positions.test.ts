import { expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RealtimeHub } from '#platform/realtime/hub.ts';
import type { RecordChange } from '#platform/realtime/record-change.ts';
import { SeenElsewhere } from './announce-positions.ts';
import type { LatestOfCompany } from './latest-position.repository.ts';

const company = createId();
const reported = (...trackerIds: readonly string[]): LatestOfCompany => ({
  companyId: company,
  positions: trackerIds.map((trackerId) => ({
    ...{ trackerId, orderId: null, at: null, lat: null, lng: null, speedKmh: null, heading: null },
    ...{ source: 'device', stands: false, contactAt: 0 },
  })),
});

/** What is announced at a moment; without orders the database is not asked. */
async function announced(seen: SeenElsewhere, now: number): Promise<readonly RecordChange[]> {
  const all: RecordChange[] = [];
  const realtime = { announce: (changes: readonly RecordChange[]) => void all.push(...changes) };
  await seen.announce({} as Trx, realtime as unknown as RealtimeHub, now);
  return all;
}
const idsOf = (changes: readonly RecordChange[]) => changes.map(({ recordId }) => recordId);

it('devices of a company are named at once, then every five seconds, and what came in between is not lost', async () => {
  const seen = new SeenElsewhere();
  const [one, other] = [createId(), createId()];
  seen.add(reported(one));
  expect(await announced(seen, 0)).toMatchObject([
    { topic: 'deviceMessage', readers: 'company', companyId: company, recordId: one },
  ]);
  seen.add(reported(one, other, one));
  expect(idsOf(await announced(seen, 4_000))).toEqual([]);
  expect(idsOf(await announced(seen, 5_000))).toEqual([one, other]);
  expect(idsOf(await announced(seen, 10_000))).toEqual([]);
});

it('many devices at once are one change without a name', async () => {
  const seen = new SeenElsewhere();
  seen.add(reported(...Array.from({ length: 21 }, () => createId())));
  expect(idsOf(await announced(seen, 0))).toEqual([null]);
});
