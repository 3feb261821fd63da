import { expect, it } from 'vitest';
import { type Scorecard, type ScorecardFacts, scorecardOf } from './scorecard.ts';

const FACTS: ScorecardFacts = {
  of: 'carrier',
  trips: 8,
  otif: 6,
  accepted: 4,
  acceptanceMinutes: 90,
  cancelledAssigned: 1,
  rating: 4.26,
  costOfKm: '1250.00',
  kmOfCost: 500,
  documents: ['valid', 'days14', 'days30'],
};

it.each<[string, Partial<ScorecardFacts>, Partial<Scorecard>]>([
  [
    'in figures',
    {},
    { otifShare: 75, acceptanceMinutes: 23, cancelledAssigned: 1, rating: 4.3, costPerKm: '2.50', documents: 'days14' },
  ],
  ['without trips', { trips: 0, otif: 0 }, { trips: 0, otifShare: null }],
  ['nobody agreed by phone', { accepted: 0, acceptanceMinutes: 0 }, { acceptanceMinutes: null }],
  ['a badly rated company is shown with 3', { rating: 1.4 }, { rating: 3 }],
  ['so is one without ratings', { rating: null }, { rating: 3 }],
  ['a badly rated driver is shown as rated', { of: 'driver', rating: 1.44 }, { rating: 1.4 }],
  ['a driver without ratings has none', { of: 'driver', rating: null }, { rating: null }],
  ['a reader without prices', { costOfKm: null }, { costPerKm: null }],
  ['nothing driven', { costOfKm: '0', kmOfCost: 0 }, { costPerKm: null }],
  ['an expired document comes first', { documents: ['days7', 'expired'] }, { documents: 'expired' }],
  ['no documents', { documents: [] }, { documents: null }],
])('%s', (_, more, expected) => {
  expect(scorecardOf({ ...FACTS, ...more })).toMatchObject(expected);
});
