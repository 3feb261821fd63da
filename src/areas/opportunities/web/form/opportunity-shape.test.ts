import { describe, expect, it } from 'vitest';
import { newOpportunityShape } from '#areas/opportunities/contract/opportunity-input.shapes.ts';
import { COMPANY, FILLED, filled, PERSON, problemsOf, stored } from './opportunity-form.fixture.ts';
import { opportunityBody, opportunityShape, opportunityValues } from './opportunity-shape.ts';
import { newValues } from './start-values.ts';

const chosen = [{ companyId: COMPANY, companyName: 'Rápido Andino', users: [{ userId: PERSON, fullName: 'Ana' }] }];
const body = (changed: Parameters<typeof filled>[0]) => opportunityBody(filled(changed));

it('an empty form says at once everything that is missing', () => {
  const { error } = opportunityShape(null).safeParse(newValues({ currency: 'BOB' }));
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'dates.from',
    'dates.until',
    'description',
    'destination.cityId',
    'freightOffered.value',
    'origin.cityId',
    'typeTransportUnit._id',
    'volume',
    'weightUnitValue',
  ]);
});

it('what a filled form sends is accepted by the call', () => {
  expect(newOpportunityShape.parse(body({}))).toMatchObject({
    description: 'Soja a La Paz',
    origin: { cityId: 'bo-08-montero', address: null },
    dates: { from: '2099-05-02', until: '2099-05-04' },
    freightOffered: { type: 'simple', value: '4200.00', typeCurrencyOfferedId: 'BOB', invoice: true },
    publicationType: 'public',
    marketType: 'open',
    audience: null,
    answerHours: null,
    associatedCompanies: [],
  });
});

it('a stored opportunity leaves its form as it entered', () => {
  const shown = opportunityValues(stored({ specialNotes: 'Lona', volume: 12.5 }), true);
  expect(opportunityBody(opportunityShape(null).parse(shown))).toEqual(body({ specialNotes: 'Lona', volume: 12.5 }));
});

describe('a freight', () => {
  const freight = { value: '45.50', typeCurrencyOfferedId: 'BOB', invoice: false } as const;

  it('of the compound type needs its unit, a simple one sends none', () => {
    const compound = { ...freight, type: 'compound' as const, typeUnitMeasurement: null };
    expect(problemsOf({ freightOffered: compound })).toEqual({ 'freightOffered.typeUnitMeasurement': 'required' });
    const simple = { ...freight, type: 'simple' as const, typeUnitMeasurement: 'tn' as const };
    expect(body({ freightOffered: simple }).freightOffered).toMatchObject({ typeUnitMeasurement: null });
  });

  it('still to be agreed has no price, so nobody wins by accepting it', () => {
    const open = { ...freight, type: 'toNegotiate' as const, typeUnitMeasurement: null };
    expect(body({ freightOffered: open, firstPriceWins: true })).toMatchObject({
      freightOffered: { value: null, typeCurrencyOfferedId: 'BOB' },
      firstPriceWins: false,
    });
  });

  it('has an advance of at most a hundred percent, and none where it is switched off', () => {
    expect(problemsOf({ advance: true, percentAdvance: 101 })).toEqual({ percentAdvance: 'max' });
    expect(body({ advance: false, percentAdvance: 101 }).percentAdvance).toBeNull();
  });
});

describe('a publication', () => {
  it('for chosen companies names at least one, with the chosen people of it', () => {
    const closed = { publicationType: 'private', audience: 'chosen' } as const;
    expect(problemsOf(closed)).toEqual({ associatedCompanies: 'required' });
    expect(body({ ...closed, associatedCompanies: chosen })).toMatchObject({
      associatedCompanies: [COMPANY],
      usersCompaniesAssociated: [PERSON],
    });
  });

  it('for all, or for everybody, names nobody', () => {
    const nobody = { associatedCompanies: [], usersCompaniesAssociated: [] };
    expect(body({ publicationType: 'private', audience: 'all', associatedCompanies: chosen })).toMatchObject(nobody);
    expect(body({ publicationType: 'public', associatedCompanies: chosen })).toMatchObject(nobody);
  });

  it('to one company at a time has hours to answer', () => {
    const direct = { publicationType: 'direct', associatedCompanies: chosen } as const;
    expect(body(direct).answerHours).toBe(4);
    expect(problemsOf({ ...direct, answerHours: 0 })).toEqual({ answerHours: 'positive' });
  });

  it('first for the own companies needs the hours', () => {
    expect(problemsOf({ ownFirst: true })).toEqual({ ownFirstHours: 'required' });
    expect(body({ ownFirst: true, ownFirstHours: 24 }).ownFirstHours).toBe(24);
    expect(body({ ownFirst: false, ownFirstHours: 24 }).ownFirstHours).toBeNull();
  });

  it('at a time needs that time, before the deadline and in the future', () => {
    expect(problemsOf({ when: 'at' })).toEqual({ publicationDate: 'required' });
    expect(problemsOf({ when: 'at', publicationDate: '2020-01-01T00:00:00Z' })).toEqual({ publicationDate: 'past' });
    const late = { when: 'at', publicationDate: '2099-05-01T00:00:00Z', deadline: '2099-04-30T00:00:00Z' } as const;
    expect(problemsOf(late)).toEqual({ publicationDate: 'afterDeadline' });
    expect(body({ when: 'now', publicationDate: '2020-01-01T00:00:00Z' }).publicationDate).toBeNull();
  });
});

it('a delivery before the pickup and a deadline that is over are refused at their fields', () => {
  const dates = { from: '2099-05-04', until: '2099-05-02' };
  expect(problemsOf({ dates, deadline: '2020-01-01T00:00:00Z' })).toEqual({
    'dates.until': 'beforePickup',
    deadline: 'past',
  });
});

it('a deadline that has passed since may stay while nothing is published, and not otherwise', () => {
  const over = { deadline: '2020-01-01T00:00:00.000Z', publicationDate: null };
  const judged = (when: 'now' | 'draft') =>
    opportunityShape(over)
      .safeParse({ ...FILLED, ...over, when })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(judged('draft')).toBeUndefined();
  expect(judged('now')).toEqual(['deadline']);
});

it('who does not see the price is not asked for it', () => {
  const hidden = stored({}, { freightOffered: { ...filled({}).freightOffered, value: null } });
  expect(opportunityShape(null).safeParse(opportunityValues(hidden, false)).success).toBe(true);
});
