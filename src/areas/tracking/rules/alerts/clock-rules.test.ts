import { describe, expect, it } from 'vitest';
import { DEFAULT_ALARMS } from '#areas/routes/rules/alarms.ts';
import { type Held, judgeDevice, judgeStart, type TruckFacts } from './clock-rules.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const ago = (minutes: number) => NOW - minutes * 60_000;
const clock = { now: NOW, timeZone: 'America/La_Paz' };

const FINE: TruckFacts = {
  ...{ contactAt: ago(1), fixAt: ago(1), searchedAt: null, batteryPercent: 80, cutAt: null },
  ...{ intervalSeconds: 60, received: null },
};
const received = (count: number) => ({ received: { since: ago(10), count } });

interface Row {
  readonly type: Held['type'];
  readonly case?: string;
  readonly wrong: Partial<TruckFacts>;
  readonly fine: Partial<TruckFacts>;
  /** Not wrong enough to begin, nor good enough to end. */
  readonly still?: Partial<TruckFacts>;
  readonly over: Partial<TruckFacts>;
  readonly details: Held['details'];
}

const ROWS: readonly Row[] = [
  {
    ...{ type: 'notLocation', case: 'messages without a fix for 10 minutes' },
    wrong: { fixAt: ago(11), searchedAt: ago(1) },
    fine: { fixAt: ago(10), searchedAt: ago(1) },
    over: { fixAt: ago(0), searchedAt: ago(1) },
    details: { withoutLocationMins: 10 },
  },
  {
    ...{ type: 'gpsDisconnect', case: 'power cut for 2 minutes' },
    wrong: { cutAt: ago(2) },
    fine: { cutAt: ago(1) },
    over: { cutAt: null },
    details: { cause: 'powerCut' },
  },
  {
    ...{ type: 'connection', case: 'silent for 15 minutes' },
    wrong: { contactAt: ago(15) },
    fine: { contactAt: ago(14) },
    over: { contactAt: ago(0) },
    details: { silentMins: 15 },
  },
  {
    ...{ type: 'connection', case: 'silent for 3 intervals of 10 minutes' },
    wrong: { contactAt: ago(30), intervalSeconds: 600 },
    fine: { contactAt: ago(29), intervalSeconds: 600 },
    over: { contactAt: ago(0), intervalSeconds: 600 },
    details: { silentMins: 30 },
  },
  {
    ...{ type: 'battery', case: '20 %, armed again at 30 %' },
    wrong: { batteryPercent: 20 },
    fine: { batteryPercent: 21 },
    still: { batteryPercent: 29 },
    over: { batteryPercent: 30 },
    details: { batteryPercentage: 20 },
  },
  {
    ...{ type: 'eventFrequency', case: 'more than three times as many messages' },
    wrong: received(31),
    fine: received(30),
    still: { received: { since: ago(2), count: 2 } },
    over: received(10),
    details: { eventsPerMin: 3.1, expectedEventsPerMin: 1 },
  },
  {
    ...{ type: 'eventFrequency', case: 'less than a third' },
    wrong: received(3),
    fine: received(4),
    over: received(10),
    details: { eventsPerMin: 0.3, expectedEventsPerMin: 1 },
  },
];

const heldBy = (facts: Partial<TruckFacts>, before: readonly Held[] = []) =>
  judgeDevice(DEFAULT_ALARMS, { ...FINE, ...facts }, new Map(before.map((one) => [one.type, one])), clock).held;

describe.each(ROWS.map((row) => [row.case ? `${row.type}, ${row.case}` : row.type, row] as const))(
  '%s',
  (_name, { type, wrong, fine, still, over, details }) => {
    it('is raised, not raised by less, and ends', () => {
      const held = heldBy(wrong);
      expect(held).toMatchObject([{ type, details }]);
      expect(heldBy(fine)).toEqual([]);
      // It began when it began, however often it is looked at.
      expect(heldBy(wrong, held)).toMatchObject([{ type, startedAt: held[0]!.startedAt }]);
      if (still) {
        expect(heldBy(still)).toEqual([]);
        expect(heldBy(still, held)).toMatchObject([{ type }]);
      }
      expect(heldBy(over, held)).toEqual([]);
    });
  },
);

it('a device that falls silent ends nothing that it said before', () => {
  const low = heldBy({ batteryPercent: 12 });
  expect(heldBy({ batteryPercent: 12, contactAt: ago(60) }, low).map(({ type }) => type)).toEqual([
    'connection',
    'battery',
  ]);
});

it('a truck that never reported raises nothing', () => {
  expect(heldBy({ contactAt: null, batteryPercent: 3, cutAt: ago(60) })).toEqual([]);
});

describe('OutOfTimeInit', () => {
  const terms = { startedAt: null, departedAt: null };
  const startedLate = (loadBy: number | null, changes = {}) =>
    judgeStart(DEFAULT_ALARMS, { loadBy, ...terms, ...changes }, NOW).held;

  it('is raised 30 minutes after the loading hour, not before, and ends with the departure', () => {
    expect(startedLate(ago(30))).toMatchObject([{ type: 'OutOfTimeInit', details: { lateMins: 30 } }]);
    expect(startedLate(ago(29))).toEqual([]);
    expect(startedLate(null)).toEqual([]);
    expect(startedLate(ago(60), { departedAt: ago(2) })).toEqual([]);
    expect(startedLate(ago(60), { startedAt: ago(2) })).toEqual([]);
  });
});
