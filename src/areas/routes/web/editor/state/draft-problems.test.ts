import { describe, expect, it } from 'vitest';
import { addCheckpoint, changeCheckpoint, moveCheckpoint } from './checkpoints.ts';
import { checkpointAt, draftProblems, partOf } from './draft-problems.ts';
import { drawnDraft, ends, followingDraft } from './editor.fixture.ts';
import type { PathDraft } from './path-draft.ts';
import { addStopover } from './stopovers.ts';

const codes = (draft: PathDraft) => draftProblems(draft).map(({ field, code }) => `${field} ${code}`);
const withTolls = () => {
  const one = addCheckpoint(drawnDraft(), 'toll', 'One', { lat: -15, lng: -60 }).draft;
  return addCheckpoint(one, 'toll', 'Two', { lat: -12, lng: -60 }).draft;
};

describe('what keeps a draft from being saved', () => {
  it('is nothing for a whole path', () => {
    expect(codes(withTolls())).toEqual([]);
  });

  it('is a missing name, a missing line or a way that is not there yet', () => {
    expect(codes(drawnDraft({ name: ' ' }))).toEqual(['name required']);
    expect(codes(drawnDraft({ line: [] }))).toEqual(['line tooShort']);
    expect(codes(addStopover(followingDraft(), { lat: -15, lng: -58 }, ends))).toEqual(['line waiting']);
    expect(codes(drawnDraft({ line: Array.from({ length: 50_001 }, () => ends.load) }))).toEqual([
      'line tooManyPoints',
    ]);
  });

  it('is a checkpoint twice, without a name or out of range', () => {
    const draft = withTolls();
    const [one, two] = draft.checkpoints;
    expect(codes(moveCheckpoint(draft, two!.id, one!))).toEqual([
      'checkpoints.0 sameCheckpoint',
      'checkpoints.1 sameCheckpoint',
    ]);
    expect(codes(changeCheckpoint(draft, two!.id, { name: '' }))).toEqual(['checkpoints.1.name required']);
    for (const wrong of [{ radiusMeters: 19 }, { stopMinutes: 1_441 }, { speedKmh: 131 }, { expectedMinutes: -1 }]) {
      expect(codes(changeCheckpoint(draft, one!.id, wrong))).toEqual(['checkpoints.0.radiusMeters range']);
    }
    expect(checkpointAt(draft, 'checkpoints.1.name')).toBe(two!.id);
  });

  it('is a setting out of range, or hours that forbid a whole day', () => {
    expect(codes(drawnDraft({ corridorMeters: 19, speedKmh: 4, expectedMinutes: 0 }))).toEqual([
      ...['expectedMinutes range', 'corridorMeters range', 'speedKmh range'],
    ]);
    expect(codes(drawnDraft({ forbiddenHours: [{ days: [1], from: '08:00', to: '08:00' }] }))).toEqual([
      'forbiddenHours wholeDay',
    ]);
  });

  it('is shown where its field is', () => {
    expect(['name', 'line', 'stopovers.1', 'checkpoints.2.name', 'speedKmh', 'fenceIds.0'].map(partOf)).toEqual([
      ...['way', 'way', 'way', 'checkpoints', 'settings', 'settings'],
    ]);
  });
});
