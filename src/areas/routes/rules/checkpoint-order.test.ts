import { describe, expect, it } from 'vitest';
import { type CheckpointSpot, placeCheckpoints, sameCheckpointTwice } from './checkpoint-order.ts';
import { type Line, measure, reverseLine } from './line.ts';

const spot = (lat: number, lng: number, more: Partial<CheckpointSpot> = {}): CheckpointSpot => ({
  type: 'toll',
  position: { lat, lng },
  radiusMeters: 300,
  ...more,
});

describe('checkpoints', () => {
  // Two degrees to the east: 212,670 m at 17° south, 201,550 m at 25° north.
  it.each<[string, Line, number]>([
    [
      'in Bolivia',
      [
        { lat: -17, lng: -63 },
        { lat: -17, lng: -61 },
      ],
      212_670,
    ],
    [
      'in Mexico',
      [
        { lat: 25, lng: -63 },
        { lat: 25, lng: -61 },
      ],
      201_550,
    ],
  ])('%s follow the line, whatever the order in which they were placed', (_, line, total) => {
    const lat = line[0]!.lat;
    const given = [spot(lat, -61.5), spot(lat + 0.001, -62.5), spot(lat - 0.01, -62), spot(lat, -62.8)];
    const placed = placeCheckpoints(measure(line), given, 240);
    expect(placed.map(({ position }) => position.lng)).toEqual([-62.8, -62.5, -62, -61.5]);
    for (const { meters, position } of placed) {
      expect(Math.abs(meters - ((position.lng + 63) / 2) * total)).toBeLessThan(150);
    }
    expect(placed.map(({ isFar }) => isFar)).toEqual([false, false, true, false]);
    expect(placed[2]!.offMeters).toBeCloseTo(1_112, 0);
    expect(placed.map(({ minutes }) => minutes)).toEqual([24, 60, 120, 180]);
    const back = placeCheckpoints(measure(reverseLine(line)), given, 240);
    expect(back.map(({ position }) => position.lng)).toEqual([-61.5, -62, -62.5, -62.8]);
  });

  it('are expected when they say so, and at no time where nobody says any', () => {
    const measured = measure([
      { lat: -17, lng: -63 },
      { lat: -17, lng: -61 },
    ]);
    const given = [spot(-17, -62), spot(-17, -61.5, { expectedMinutes: 0 }), spot(-17, -61.2, { expectedMinutes: 99 })];
    expect(placeCheckpoints(measured, given, 240).map(({ minutes }) => minutes)).toEqual([120, 0, 99]);
    expect(placeCheckpoints(measured, given).map(({ minutes }) => minutes)).toEqual([null, 0, 99]);
  });

  it('on a line of one point all lie at its beginning', () => {
    expect(placeCheckpoints(measure([{ lat: -17, lng: -63 }]), [spot(-17, -62)], 60)).toMatchObject([
      { meters: 0, isFar: true, minutes: 0 },
    ]);
  });
});

it('a checkpoint placed twice is one of the same type within 50 m', () => {
  const checkpoints = [
    spot(-17, -63),
    spot(-17.0004, -63),
    spot(-17.0004, -63, { type: 'fuel' }),
    spot(-17.0006, -63),
    spot(19, -104),
  ];
  expect(sameCheckpointTwice(checkpoints)).toEqual([
    [0, 1],
    [1, 3],
  ]);
});
