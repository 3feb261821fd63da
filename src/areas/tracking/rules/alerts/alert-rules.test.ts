import { describe, expect, it } from 'vitest';
import type { Fix } from '#areas/routes/rules/evaluate/alarm-state.ts';
import { drive, fenceAt, type Leg, planOn, ROADS, START } from '#areas/routes/rules/evaluate/trip.fixture.ts';
import { ALERT_KINDS, ALERT_TYPES, type AlertType } from './alert-types.ts';
import { EMPTY_MEMORY, endTrip, type Incident, incidentKey, judgeFix } from './incidents.ts';

const road = ROADS.Bolivia;
const { at } = road;
const circle = (km: number) => fenceAt(at(km), 300).shape;
const PLACES = [
  { id: 'mill', use: 'load', shape: circle(0), expectedMinutes: null },
  { id: 'port', use: 'unload', shape: circle(50), expectedMinutes: 60 },
] as const;
const minutes = (count: number) => count * 60_000;

interface Row {
  readonly type: AlertType;
  readonly case?: string;
  readonly plan?: Parameters<typeof planOn>[2];
  /** Raised at the end of it. */
  readonly wrong: readonly Leg[];
  /** Almost the same, and nothing is raised. */
  readonly fine: readonly Leg[];
  /** Driven after what is wrong; the alert still goes on. */
  readonly still?: readonly Leg[];
  /** Driven then; the alert ends. Without it the alert is a moment. */
  readonly over?: readonly Leg[];
  /** The worst figures, once it is over. */
  readonly details: Incident['details'];
}

const fence = (values: Parameters<typeof fenceAt>[2]) => ({ fences: [fenceAt(at(30), 5_000, values)] });

// Positions come every minute, so a leg of 60 km/h has one at each kilometre.
const ROWS: readonly Row[] = [
  {
    type: 'stopped',
    plan: { fences: [fenceAt(at(80), 1_000, { kind: 'rest' })], places: PLACES },
    wrong: [{ to: 20 }, { stand: 17 }],
    fine: [{ stand: 60 }, { to: 20 }, { stand: 13 }, { to: 50 }, { stand: 60 }, { to: 80 }, { stand: 60 }],
    still: [{ stand: 13 }, { to: 20.05, kmh: 3 }],
    over: [{ to: 23 }],
    details: { stoppedMins: 31, expectedStoppedMins: 15 },
  },
  {
    type: 'deviation',
    case: 'farther than the corridor, twice and for a minute',
    wrong: [{ to: 10 }, { to: 12, north: 600 }],
    fine: [{ to: 10 }, { to: 11, north: 5_000 }, { to: 30, north: 490 }],
    // Back between 80 % and 100 % of the corridor, however long.
    still: [
      { to: 13, north: 1_400 },
      { to: 40, north: 450 },
    ],
    over: [{ to: 42, north: 390 }],
    details: { deviationMeters: 1_400 },
  },
  {
    type: 'zoneDanger',
    plan: fence({ kind: 'danger' }),
    wrong: [{ to: 26 }],
    fine: [{ to: 24 }],
    still: [{ to: 34 }, { stand: 60 }],
    over: [{ to: 40 }],
    details: { fenceId: 'fence' },
  },
  {
    type: 'geofenceEntry',
    plan: fence({ alertsOnEntry: true }),
    wrong: [{ to: 26 }],
    fine: [{ to: 24 }],
    still: [{ to: 34 }],
    over: [{ to: 40 }],
    details: { fenceId: 'fence' },
  },
  {
    type: 'geofenceExit',
    plan: fence({ alertsOnExit: true }),
    wrong: [{ to: 40 }],
    fine: [{ to: 34 }],
    details: { fenceId: 'fence' },
  },
  {
    type: 'speed',
    case: 'two positions above the limit',
    plan: { speedLimitKmh: 80 },
    wrong: [{ to: 10 }, { to: 13, kmh: 90.5 }],
    fine: [{ to: 10 }, { to: 11.4, kmh: 95 }, { to: 20 }, { to: 30, kmh: 89 }],
    still: [
      { to: 18, kmh: 120 },
      { to: 24, kmh: 85 },
    ],
    over: [{ to: 30 }],
    details: { speedKmH: 120, expectedSpeedKmH: 80 },
  },
  {
    type: 'departure',
    plan: { places: PLACES },
    wrong: [{ stand: 10 }, { to: 3 }],
    fine: [{ stand: 90 }],
    details: { placeId: 'mill' },
  },
  {
    type: 'arrival',
    plan: { places: PLACES },
    wrong: [{ to: 50 }],
    fine: [{ to: 49 }],
    still: [{ stand: 60 }],
    over: [{ to: 55 }],
    details: { placeId: 'port' },
  },
  {
    type: 'overstay',
    plan: { places: PLACES },
    wrong: [{ to: 50 }, { stand: 80 }],
    fine: [{ to: 50 }, { stand: 70 }],
    still: [{ stand: 20 }],
    over: [{ to: 55 }],
    details: { minsInDestination: 100, expectedMinsInDestination: 60, overStayInMinutes: 40 },
  },
  {
    type: 'outOfSchedule',
    case: 'driving in forbidden hours',
    plan: { forbiddenHours: [{ days: [3], from: '08:30', to: '10:00' }] },
    wrong: [{ to: 40 }],
    fine: [{ to: 29 }, { stand: 60 }],
    still: [{ to: 45 }],
    over: [{ stand: 80 }],
    details: { cause: 'forbiddenHours' },
  },
  {
    type: 'outOfSchedule',
    case: 'expected to arrive too late',
    plan: { arriveBy: new Date(START + minutes(150)), speedLimitKmh: 60 },
    wrong: [{ stand: 100 }, { to: 10 }],
    fine: [{ stand: 10 }, { to: 20 }],
    details: { cause: 'expectedArrival' },
    still: [{ to: 12, kmh: 30 }],
    over: [{ to: 100, kmh: 120 }],
  },
  {
    type: 'drivingTime',
    wrong: [{ to: 77, kmh: 15 }],
    fine: [{ to: 70, kmh: 15 }, { stand: 32 }, { to: 95, kmh: 15 }],
    still: [{ to: 79, kmh: 15 }, { stand: 20 }, { to: 80, kmh: 15 }],
    over: [{ stand: 35 }],
    details: { drivingMins: 319, expectedDrivingMins: 300 },
  },
  {
    type: 'missedCheckpoint',
    plan: {
      checkpoints: [
        {
          ...{ id: 'post', type: 'policePost', position: at(20), radiusMeters: 300, meters: 20_000, mustPass: true },
          ...{ stopMinutes: null, speedLimitKmh: null },
        },
      ],
    },
    wrong: [{ to: 15 }, { to: 25, north: 450 }],
    fine: [{ to: 25 }],
    details: { checkpointId: 'post' },
  },
];

/** Every incident of one type, as it is after all positions. */
function judge({ type, plan }: Row, legs: readonly Leg[], change: (fixes: Fix[]) => readonly Fix[] = (fixes) => fixes) {
  const planned = planOn(road, { [type]: {} }, plan);
  const found = new Map<string, Incident>();
  let memory = EMPTY_MEMORY;
  const keep = (changed: readonly Incident[]) => {
    for (const one of changed) found.set(incidentKey(one), one);
  };
  for (const fix of change(drive(road, legs))) {
    const judgement = judgeFix(planned, memory, fix);
    memory = judgement.memory;
    keep(judgement.changed);
  }
  return { incidents: [...found.values()].filter((one) => one.type === type), memory };
}

const nameOf = ({ type, case: which }: Row): string => (which ? `${type}, ${which}` : type);

describe.each(ROWS.map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
  const { wrong, fine, still = [], over, type, details } = row;

  it('is raised once, as critical as its type', () => {
    const { incidents } = judge(row, wrong);
    expect(incidents).toHaveLength(1);
    expect(incidents[0]).toMatchObject({ type, criticality: ALERT_KINDS[type].criticality });
    expect(incidents[0]!.endedAt === null).toBe(over !== undefined);
  });

  it('is not raised by less', () => {
    expect(judge(row, fine).incidents).toEqual([]);
  });

  it('keeps the worst, and ends', () => {
    expect(judge(row, [...wrong, ...still]).incidents).toMatchObject([over ? { endedAt: null } : {}]);
    const { incidents } = judge(row, [...wrong, ...still, ...(over ?? [])]);
    expect(incidents).toMatchObject([{ endedAt: expect.any(Number) }]);
    expect(incidents[0]).toMatchObject({ details });
    expect(incidents[0]!.endedAt! >= incidents[0]!.startedAt).toBe(true);
  });

  it('is the same when each position comes twice, and again later', () => {
    const legs = [...wrong, ...still, ...(over ?? [])];
    const again = (fixes: Fix[]) => fixes.flatMap((fix, nth) => [fix, fix, ...(nth > 4 ? [fixes[nth - 4]!] : [])]);
    expect(judge(row, legs, again).incidents).toEqual(judge(row, legs).incidents);
  });

  it('ends with the trip', () => {
    const { memory } = judge(row, wrong);
    const open = Object.values(memory.open).filter((one) => one.type === type);
    expect(open).toHaveLength(over ? 1 : 0);
    const after = endTrip(memory, new Date(START + minutes(10_000)));
    expect(after.changed.filter((one) => one.endedAt === null)).toEqual([]);
    expect(after.memory.open).toEqual({});
  });
});

describe('an alert that begins again', () => {
  const row: Row = { type: 'deviation', wrong: [], fine: [], details: {} };
  const out = (from: number, back: number): Leg[] => [
    { to: from },
    { to: from + 3, north: 600 },
    { to: from + 3 + back },
    { to: from + 6 + back, north: 600 },
  ];

  it('within the quiet time is the same, and later another', () => {
    expect(judge(row, out(10, 8)).incidents).toHaveLength(1);
    expect(judge(row, out(10, 20)).incidents).toHaveLength(2);
  });
});

it('every rule that judges positions is in the table', () => {
  const byClock = ['notLocation', 'gpsDisconnect', 'connection', 'battery', 'eventFrequency', 'OutOfTimeInit'];
  const ruled = ALERT_TYPES.filter((type) => ALERT_KINDS[type].raisedBy.includes('rule') && !byClock.includes(type));
  expect([...new Set(ROWS.map(({ type }) => type))].sort()).toEqual([...ruled].sort());
});
