import { describe, expect, it } from 'vitest';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import { COMPANY, FILLED, stored } from './opportunity-form.fixture.ts';
import { placeOf } from './place-form.ts';
import { cloneValues, newValues, operationValues } from './start-values.ts';

const copied = { currency: 'BRL', today: '2026-05-10', description: 'Soja a La Paz (2)' } as const;

it('a new one is for everybody, asks for one truck and stays seven days', () => {
  expect(newValues({ currency: 'PEN' })).toMatchObject({
    publicationType: 'public',
    marketType: 'open',
    quantityTransportUnit: 1,
    days: 7,
    emailNotification: true,
    whatsappNotification: true,
    freightOffered: { typeCurrencyOfferedId: 'PEN', invoice: true },
    when: 'now',
  });
});

describe('a clone', () => {
  const dates = { from: '2026-05-09', until: '2026-05-12' };

  it('has a free description, and days that are over are empty', () => {
    expect(cloneValues(stored({ dates }), copied)).toMatchObject({
      description: 'Soja a La Paz (2)',
      dates: { from: null, until: '2026-05-12' },
      freightOffered: { value: '4200.00', typeCurrencyOfferedId: 'BOB' },
    });
    const today = { from: copied.today, until: copied.today };
    expect(cloneValues(stored({ dates: today }), copied).dates).toEqual(today);
  });

  it('starts its publication anew, whatever became of the other', () => {
    const scheduled = {
      when: 'at',
      publicationDate: '2099-04-01T00:00:00Z',
      deadline: '2099-04-09T00:00:00Z',
    } as const;
    expect(cloneValues(stored(scheduled, { state: 'cancelled' }), copied)).toMatchObject({
      publicationDate: null,
      deadline: null,
      when: 'now',
    });
  });

  it('keeps the companies it was offered to', () => {
    const reader = { companyId: COMPANY, companyName: 'Rápido Andino', users: null, turn: 'refused' };
    const associatedCompanies = [{ companyId: COMPANY, companyName: 'Rápido Andino', users: [] }];
    const direct = stored(
      { publicationType: 'direct', associatedCompanies },
      { associatedCompanies: [reader] as never },
    );
    expect(cloneValues(direct, copied)).toMatchObject({
      publicationType: 'direct',
      associatedCompanies,
      answerHours: 4,
    });
  });

  it('in the marketplace is for the marketplace', () => {
    const closed = stored({ publicationType: 'private', audience: 'all', marketType: 'direct' });
    expect(cloneValues(closed, { ...copied, publicationType: 'marketplace' })).toMatchObject({
      publicationType: 'marketplace',
      marketType: 'open',
    });
  });
});

it('for an operation it starts with the load, the days and the price of the carrier', () => {
  const operation = {
    client: { _id: COMPANY, name: 'Molinos' },
    origin: placeOf(FILLED.origin),
    destination: placeOf(FILLED.destination),
    dates: { pickupDate: '2026-05-09', deliveryDate: '2026-05-12' },
    categoryLoad: 'soy',
    typeTransportUnit: '0c7c1c4e-0000-4000-8000-000000000001',
    weightUnit: 'kg',
    comment: 'Lona',
    supplierFreight: { type: 'compound', value: '120.00', currency: 'USD' },
  } as unknown as OperationView;
  expect(operationValues(operation, copied)).toMatchObject({
    clientCompany: { _id: COMPANY },
    origin: { cityId: 'bo-08-montero' },
    dateType: 'defined',
    dates: { from: null, until: '2026-05-12' },
    categoryLoad: { _id: 'soy' },
    typeTransportUnit: { _id: '0c7c1c4e-0000-4000-8000-000000000001' },
    weightUnit: { _id: 'kg' },
    freightOffered: { type: 'compound', value: '120.00', typeCurrencyOfferedId: 'USD', typeUnitMeasurement: 'kg' },
    publicationType: 'public',
  });
});
