import type { PathView } from '#areas/routes/contract/path.shapes.ts';
import { lineMeters } from '#areas/routes/rules/line.ts';
import { encodeLine } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';
import { newDraft, type PathDraft, wayKeyOf } from './path-draft.ts';

/** Along one meridian, so that a degree is 111.195 km. */
export const ends = { load: { lat: -20, lng: -60 }, unload: { lat: -10, lng: -60 } };
export const straight: readonly Position[] = [ends.load, { lat: -15, lng: -60 }, ends.unload];

export const drawnDraft = (values: Partial<PathDraft> = {}): PathDraft => ({
  ...newDraft('Usual', 'usual'),
  ...{ line: straight, source: 'drawn', wayKey: wayKeyOf('usual', []) },
  ...values,
});

export const followingDraft = (values: Partial<PathDraft> = {}): PathDraft => drawnDraft({ source: 'osrm', ...values });

export const storedPath = (values: Partial<PathView> = {}): PathView => ({
  _id: '0195a3f0-0000-7000-8000-000000000001',
  routeId: '0195a3f0-0000-7000-8000-000000000002',
  ...{ version: 1, number: 1, versionId: '0195a3f0-0000-7000-8000-000000000003', archived: false },
  ...{ name: 'Usual', kind: 'usual', isUsual: true, source: 'drawn' },
  ...{ line: encodeLine(straight), meters: Math.round(lineMeters(straight)), expectedMinutes: 900 },
  ...{ corridorMeters: 500, speedKmh: 80, forbiddenHours: [], stopovers: [], checkpoints: [], fenceIds: [], tolls: [] },
  ...{ changedAt: '2025-03-02T16:00:00.000Z', changedBy: 'Ana' },
  ...values,
});
