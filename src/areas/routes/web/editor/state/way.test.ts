import { describe, expect, it } from 'vitest';
import { lineMeters } from '#areas/routes/rules/line.ts';
import { drawnDraft, ends, followingDraft, storedPath, straight } from './editor.fixture.ts';
import { bodyOf, draftOf, newDraft, wayKeyOf } from './path-draft.ts';
import { addStopover } from './stopovers.ts';
import {
  askedAgain,
  copyOf,
  cutEnds,
  drawn,
  endsOf,
  joined,
  missingWay,
  split,
  takenFrom,
  withJoined,
  withKind,
  withoutPiece,
  withPieceJoined,
  withWay,
} from './way.ts';

const way = { line: straight, minutes: 700, source: 'osrm' } as const;
const stop = { lat: -15, lng: -58, name: 'Oruro', placeId: null };

describe('a path that follows directions', () => {
  it('waits for its first way', () => {
    const draft = newDraft('Usual', 'usual');
    const key = missingWay(draft)!;
    expect(withWay(draft, key, way)).toMatchObject({ line: straight, source: 'osrm', wayMinutes: 700 });
    expect(missingWay(withWay(draft, key, way))).toBeNull();
  });

  it('asks again when a stopover comes, and ignores what was asked before', () => {
    const draft = addStopover(followingDraft(), stop, ends);
    expect(missingWay(draft)).toBe(wayKeyOf('usual', draft.stopovers));
    expect(withWay(draft, wayKeyOf('usual', []), way)).toBe(draft);
  });

  it('asks for nothing once its line is drawn by hand, until directions are wanted again', () => {
    const draft = addStopover(drawn(followingDraft(), straight.slice(1)), stop, ends);
    expect(draft.source).toBe('drawn');
    expect(missingWay(draft)).toBeNull();
    expect(missingWay(askedAgain(draft))).not.toBeNull();
  });

  it('is driven the other way round as an empty return', () => {
    const back = withKind(followingDraft(), 'emptyReturn');
    expect(back.line[0]).toEqual(ends.unload);
    expect(missingWay(back)).toMatch(/^back/);
    expect(endsOf('emptyReturn', ends)).toEqual([ends.unload, ends.load]);
    expect(withKind(drawnDraft(), 'emptyReturn').line[0]).toEqual(ends.unload);
    expect(withKind(drawnDraft(), 'rainySeason').line).toBe(straight);
  });

  it('is the usual one only while it is of that kind', () => {
    const usual = drawnDraft();
    expect(withKind(usual, 'alternative').isUsual).toBe(false);
    expect(withKind(withKind(usual, 'alternative'), 'usual').isUsual).toBe(true);
    expect(withKind(drawnDraft({ kind: 'alternative', isUsual: true }), 'rainySeason').isUsual).toBe(true);
  });
});

describe('a line', () => {
  it('is split and joined again to what it was', () => {
    const parts = split(drawnDraft(), 1);
    expect(parts.line).toHaveLength(2);
    expect(parts.pieces).toHaveLength(1);
    const whole = withPieceJoined(parts, 0);
    expect(whole.line).toEqual(straight);
    expect(whole.pieces).toEqual([]);
    expect(withoutPiece(parts, 0).pieces).toEqual([]);
  });

  it('is not split at its ends', () => {
    const draft = drawnDraft();
    expect(split(draft, 0)).toBe(draft);
    expect(split(draft, 2)).toBe(draft);
  });

  it('is joined at the nearest ends, in its own direction', () => {
    const [first, middle, last] = straight as [typeof ends.load, typeof ends.load, typeof ends.load];
    const whole = [first, middle, last];
    expect(joined([first, middle], [middle, last])).toEqual(whole);
    expect(joined([first, middle], [last, middle])).toEqual(whole);
    expect(joined([middle, last], [first, middle])).toEqual(whole);
    expect(joined([middle, last], [middle, first])).toEqual(whole);
    expect(withJoined(drawnDraft({ line: [] }), whole).line).toBe(whole);
  });

  it('is what was driven between two cuts', () => {
    const half = lineMeters(straight) / 2;
    const draft = cutEnds(drawnDraft(), straight, half, half * 2);
    expect(draft.source).toBe('driven');
    expect(draft.line[0]!.lat).toBeCloseTo(-15, 3);
    expect(lineMeters(draft.line)).toBeCloseTo(half, -1);
  });
});

describe('another path', () => {
  it('is copied with everything but its name', () => {
    const draft = addStopover(drawnDraft({ corridorMeters: 900 }), stop, ends);
    const copy = copyOf(draft, { name: 'Copy', kind: 'alternative' });
    expect(copy).toMatchObject({ name: 'Copy', kind: 'alternative', isUsual: false, source: 'copied' });
    expect(copy.corridorMeters).toBe(900);
    expect(copy.line).toBe(draft.line);
    expect(copy.stopovers[0]!.key).not.toBe(draft.stopovers[0]!.key);
  });

  it('is reversed for the way back', () => {
    const draft = addStopover(addStopover(drawnDraft(), stop, ends), { ...stop, lat: -12 }, ends);
    const back = copyOf(draft, { name: 'Back', kind: 'emptyReturn' });
    expect(back.line).toEqual(straight.toReversed());
    expect(back.stopovers.map(({ lat }) => lat)).toEqual([-12, -15]);
  });

  it('lends its line and stopovers', () => {
    const other = addStopover(drawnDraft(), stop, ends);
    const taken = takenFrom(drawnDraft({ name: 'Mine', line: [] }), other, true);
    expect(taken).toMatchObject({ name: 'Mine', source: 'copied', line: straight.toReversed() });
    expect(missingWay(taken)).toBeNull();
    expect(taken.stopovers).toHaveLength(1);
  });
});

describe('a stored path', () => {
  it('is a draft and becomes the same body again', () => {
    const path = storedPath({ stopovers: [stop] });
    const { line, ...body } = bodyOf(draftOf(path));
    expect(line).toBe(path.line);
    expect(body).toMatchObject({ name: 'Usual', expectedMinutes: 900, stopovers: [stop], corridorMeters: 500 });
    expect(Object.keys(body.stopovers[0]!)).not.toContain('key');
  });

  it('goes on following the proposed time, and keeps a typed one', () => {
    const typed = draftOf(storedPath());
    expect(typed.expectedMinutes).toBe(900);
    // 1,112 km at three quarters of 80 km/h.
    const proposed = draftOf(storedPath({ expectedMinutes: 1_112 }));
    expect(proposed.expectedMinutes).toBeNull();
    expect(bodyOf(drawn(proposed, straight.slice(1))).expectedMinutes).toBe(556);
  });
});
