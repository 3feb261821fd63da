import { describe, expect, it } from 'vitest';
import { drawnDraft, ends } from './editor.fixture.ts';
import { addStopover, farStopovers, moveStopover, removeStopover, reorderStopover } from './stopovers.ts';

const at = (lat: number, lng = -60) => ({ lat, lng });
const withStops = (...lats: readonly number[]) =>
  lats.reduce((draft, lat) => addStopover(draft, { ...at(lat), name: `${lat}` }, ends), drawnDraft());
const lats = ({ stopovers }: ReturnType<typeof drawnDraft>) => stopovers.map(({ lat }) => lat);

describe('stopovers', () => {
  it('come where they make the way longer by the least', () => {
    expect(lats(withStops(-12, -18, -15))).toEqual([-18, -15, -12]);
    const back = addStopover({ ...drawnDraft({ kind: 'emptyReturn' }) }, at(-12), ends);
    expect(lats(addStopover(back, at(-18), ends))).toEqual([-12, -18]);
  });

  it('are 25 at most', () => {
    const full = withStops(...Array.from({ length: 25 }, (_, i) => -19 + i / 10));
    expect(full.stopovers).toHaveLength(25);
    expect(addStopover(full, at(-11), ends)).toBe(full);
  });

  it('change their order', () => {
    const draft = withStops(-18, -15, -12);
    expect(lats(reorderStopover(draft, 0, 2))).toEqual([-15, -12, -18]);
    expect(lats(reorderStopover(draft, 2, 1))).toEqual([-18, -12, -15]);
    expect(reorderStopover(draft, 0, 3)).toBe(draft);
    expect(reorderStopover(draft, 0, -1)).toBe(draft);
  });

  it('lose their name when they are dragged elsewhere', () => {
    const draft = withStops(-18);
    const [moved] = moveStopover(draft, draft.stopovers[0]!.key, at(-17.12345678)).stopovers;
    expect(moved).toMatchObject({ lat: -17.123457, lng: -60, name: null, placeId: null });
  });

  it('are removed', () => {
    const draft = withStops(-18, -15);
    expect(lats(removeStopover(draft, draft.stopovers[0]!.key))).toEqual([-15]);
  });

  it('warn where both neighbours are farther than 500 km', () => {
    // Half a degree of latitude is 55.6 km: the middle is 556 km from either end.
    const far = withStops(-15);
    expect(farStopovers(far, ends)).toEqual(new Set([far.stopovers[0]!.key]));
    expect(farStopovers(withStops(-15.6), ends).size).toBe(0);
    expect(farStopovers(withStops(-15, -18), ends).size).toBe(0);
  });
});
