import { describe, expect, it } from 'vitest';
import { awardStart } from './award-start.ts';

const place = (cityName: string) => ({
  cityId: cityName,
  cityName,
  countryCode: 'BO' as const,
  address: 'Av. Blanco Galindo 100',
  reference: null,
  lat: -17.4,
  lng: -66.2,
  category: null,
  warehouseId: null,
});
const opportunity = {
  clientCompany: { _id: 'client' },
  origin: place('Cochabamba'),
  destination: place('La Paz'),
  dateType: 'defined' as const,
  dates: { from: '2026-05-04', until: '2026-05-06' },
  categoryLoad: { _id: 'soy' as const },
  typeTransportUnit: { _id: 'truck' as never },
  weightUnit: { _id: 'tn' as const },
  specialNotes: 'Lona',
};
const simple = { type: 'simple' as const, value: '1200.00', currency: 'BOB' as const, unit: null };
const TODAY = '2026-05-01';

describe('the operation of an award starts with', () => {
  it('everything known of the opportunity, and a client freight still to be agreed', () => {
    expect(awardStart(opportunity, simple, TODAY)).toEqual({
      clientId: 'client',
      origin: opportunity.origin,
      destination: opportunity.destination,
      pickupDate: '2026-05-04',
      deliveryDate: '2026-05-06',
      categoryLoad: 'soy',
      typeTransportUnit: 'truck',
      weightUnit: 'tn',
      comment: 'Lona',
      clientFreight: { type: 'toNegotiate', value: null, currency: null },
      supplierFreight: { type: 'simple', value: '1200.00', currency: 'BOB' },
    });
  });

  it('the accepted price and the unit it refers to', () => {
    const compound = { type: 'compound' as const, value: '45.50', currency: 'USD' as const, unit: 'kg' as const };
    const { supplierFreight, weightUnit } = awardStart(opportunity, compound, TODAY);
    expect(supplierFreight).toEqual({ type: 'compound', value: '45.50', currency: 'USD' });
    expect(weightUnit).toBe('kg');
  });

  it('no price for whoever may not see it', () => {
    const unseen = { ...simple, value: null };
    expect(awardStart(opportunity, unseen, TODAY).supplierFreight).toEqual({
      type: 'toNegotiate',
      value: null,
      currency: null,
    });
  });

  it('no client where the opportunity has none', () => {
    expect(awardStart({ ...opportunity, clientCompany: { _id: null } }, simple, TODAY)).not.toHaveProperty('clientId');
  });

  it('today where the window for the pickup has begun, and its first day before', () => {
    const open = { ...opportunity, dateType: 'open' as const };
    expect(awardStart(open, simple, '2026-05-05').pickupDate).toBe('2026-05-05');
    expect(awardStart(open, simple, TODAY).pickupDate).toBe('2026-05-04');
    expect(awardStart(opportunity, simple, '2026-05-05').pickupDate).toBe('2026-05-04');
  });
});
