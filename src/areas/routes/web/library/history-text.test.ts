import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../phrases/library/en.ts';
import { changedFields, historyText } from './history-text.ts';

const SERVER = 'src/areas/routes/server';
const { actions } = en.routes.library.history;

it('every action that the services record for a route, a place or a fence has a sentence', () => {
  const sources = readdirSync(SERVER)
    .filter((file) => /\.service\.ts$/.test(file))
    .map((file) => readFileSync(`${SERVER}/${file}`, 'utf8'));
  const recorded = sources.flatMap((source) => [...source.matchAll(/'routes\.(\w+)'/g)].map(([, action]) => action));
  // Of the company as a whole: no history of a record shows them.
  const ofRecords = recorded.filter((action) => !['importGeofences', 'updateCompanyAlarms'].includes(action ?? ''));
  expect(ofRecords.length).toBeGreaterThan(10);
  expect(ofRecords.filter((action) => !(action! in actions))).toEqual([]);
});

it('a creation lists no values, a change only those with a name', () => {
  const changes = { name: {}, shape_kind: {}, lat: {} };
  expect(changedFields('routes.createPlace', changes)).toEqual([]);
  expect(changedFields('routes.updatePlace', changes)).toEqual(['name']);
});

it('values are written in words', () => {
  const say = (key: string) => key;
  expect(historyText('kind', 'forbidden', say)).toBe('routes.fenceKinds.forbidden');
  expect(historyText('kind', 'rainySeason', say)).toBe('routes.pathKinds.rainySeason');
  expect(historyText('archived', true, say)).toBe('routes.library.yes');
  expect(historyText('expectedMinutes', 125, say)).toBe('2 h 05 min');
  expect(historyText('note', null, say)).toBe('routes.library.history.nothing');
});
