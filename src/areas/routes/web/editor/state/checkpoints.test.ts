import { describe, expect, it } from 'vitest';
import {
  addCheckpoint,
  addCheckpointAlong,
  changeCheckpoint,
  doubled,
  moveCheckpoint,
  placedCheckpoints,
  removeCheckpoint,
  snapCheckpoint,
} from './checkpoints.ts';
import { drawnDraft } from './editor.fixture.ts';
import type { PathDraft } from './path-draft.ts';

/** 0.001 degrees of longitude are 107 m here. */
const near = { lat: -15, lng: -59.999 };
const far = { lat: -15, lng: -59 };
const add = (draft: PathDraft, type: Parameters<typeof addCheckpoint>[1], at: typeof near) =>
  addCheckpoint(draft, type, type, at).draft;

describe('checkpoints', () => {
  it('snap to the line where they are near it', () => {
    const [placed] = placedCheckpoints(add(drawnDraft(), 'toll', near));
    expect(placed).toMatchObject({ lat: -15, lng: -60, isFar: false, offMeters: 0 });
    expect(placed!.meters).toBeCloseTo(555_975, -2);
  });

  it('stay where they were put far from it, and warn', () => {
    const draft = add(drawnDraft(), 'toll', far);
    const [placed] = placedCheckpoints(draft);
    expect(placed).toMatchObject({ ...far, isFar: true });
    const snapped = snapCheckpoint(draft, placed!.id);
    expect(placedCheckpoints(snapped)[0]).toMatchObject({ isFar: false });
  });

  it('are dragged away from the line by more than their radius', () => {
    const draft = add(drawnDraft(), 'toll', near);
    const { id } = draft.checkpoints[0]!;
    expect(moveCheckpoint(draft, id, { lat: -15.1, lng: -59.998 }).checkpoints[0]!.lng).toBe(-60);
    expect(moveCheckpoint(draft, id, { lat: -15.1, lng: -59.99 }).checkpoints[0]!.lng).toBe(-59.99);
  });

  it('are in the order of the line, never in that of typing', () => {
    const draft = add(add(add(drawnDraft(), 'border', { ...near, lat: -12 }), 'toll', near), 'fuel', {
      ...near,
      lat: -19,
    });
    expect(placedCheckpoints(draft).map(({ type }) => type)).toEqual(['fuel', 'toll', 'border']);
    const back = { ...draft, line: draft.line.toReversed() };
    expect(placedCheckpoints(back).map(({ type }) => type)).toEqual(['border', 'toll', 'fuel']);
  });

  it('are expected by the line, or as typed', () => {
    const draft = add(drawnDraft({ expectedMinutes: 600 }), 'toll', near);
    expect(placedCheckpoints(draft)[0]!.minutes).toBe(300);
    const typed = changeCheckpoint(draft, draft.checkpoints[0]!.id, { expectedMinutes: 90 });
    expect(placedCheckpoints(typed)[0]!.minutes).toBe(90);
  });

  it('are placed by the distance along the way', () => {
    const { draft } = addCheckpointAlong(drawnDraft(), 'restArea', 'Rest', 111_195);
    expect(placedCheckpoints(draft)[0]!.lat).toBeCloseTo(-19, 3);
    expect(addCheckpointAlong(drawnDraft({ line: [] }), 'restArea', 'Rest', 1).id).toBeNull();
  });

  it('are refused a second time, and found where they were moved onto each other', () => {
    const once = add(drawnDraft(), 'toll', near);
    expect(addCheckpoint(once, 'toll', 'again', near)).toMatchObject({ id: null, problem: 'sameCheckpoint' });
    expect(addCheckpoint(once, 'fuel', 'other', near).problem).toBeUndefined();
    const twice = add(once, 'toll', { ...near, lat: -14 });
    expect(doubled(twice).size).toBe(0);
    expect(doubled(moveCheckpoint(twice, twice.checkpoints[1]!.id, near)).size).toBe(2);
  });

  it('lose what belongs to another type', () => {
    const draft = add(drawnDraft(), 'toll', near);
    const { id } = draft.checkpoints[0]!;
    const priced = changeCheckpoint(draft, id, { prices: [{ axles: 2, amount: '10', currency: 'BOB' }] });
    expect(changeCheckpoint(priced, id, { type: 'speedControl' }).checkpoints[0]).toMatchObject({
      ...{ prices: [], speedKmh: 80 },
    });
    expect(removeCheckpoint(priced, id).checkpoints).toEqual([]);
  });

  it('are 200 at most', () => {
    let draft = drawnDraft();
    for (let n = 0; n < 200; n += 1) draft = addCheckpointAlong(draft, 'toll', `${n}`, n * 1_000).draft;
    expect(addCheckpointAlong(draft, 'toll', 'one more', 500_000)).toMatchObject({ id: null, problem: 'tooMany' });
  });
});
