import { describe, expect, it } from 'vitest';
import { type TrackerSpans, tripAt } from './spans.ts';

const spans = (values: Partial<TrackerSpans> = {}): TrackerSpans => ({
  isPhone: false,
  driverId: null,
  links: [{ vehicleId: 'truck', from: 100, to: null }],
  trips: [
    { orderId: 'first', companyId: 'shipper', truckId: 'truck', driverId: 'ana', from: 200, to: 300 },
    { orderId: 'second', companyId: 'shipper', truckId: 'truck', driverId: 'ana', from: 300, to: null },
    { orderId: 'other', companyId: 'shipper', truckId: 'elsewhere', driverId: 'rui', from: 0, to: null },
  ],
  sharing: [{ orderId: 'first', driverId: 'ana', from: 210, to: 290 }],
  ...values,
});
const at = (time: number, values?: Partial<TrackerSpans>) => tripAt(spans(values), new Date(time));

describe('a position belongs', () => {
  it('to the trip that was open at its time', () => {
    expect(at(99)).toEqual({ vehicleId: null, orderId: null, companyId: null, isShared: true });
    expect(at(150)).toEqual({ vehicleId: 'truck', orderId: null, companyId: null, isShared: true });
    expect(at(299)).toMatchObject({ orderId: 'first', companyId: 'shipper' });
    expect(at(300)).toMatchObject({ orderId: 'second' });
  });

  it('of a phone to the trip of its driver, and only while the driver shares it', () => {
    const phone = { isPhone: true, driverId: 'ana', links: [] };
    expect(at(250, phone)).toMatchObject({ vehicleId: 'truck', orderId: 'first', isShared: true });
    expect([at(205, phone), at(290, phone), at(350, phone), at(150, phone)].map(({ isShared }) => isShared)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('of a phone on a truck to the trips of its own driver alone, and without one to those of the truck', () => {
    const phone = { isPhone: true, driverId: 'rui' };
    expect(at(250, phone)).toMatchObject({ vehicleId: 'truck', orderId: null, isShared: false });
    expect(at(250, { ...phone, driverId: 'ana' })).toMatchObject({ orderId: 'first', isShared: true });
    expect(at(250, { ...phone, driverId: null })).toMatchObject({ orderId: 'first', isShared: true });
  });

  it('of a phone without a driver to nobody', () => {
    expect(at(250, { isPhone: true, links: [] })).toMatchObject({ orderId: null, isShared: false });
  });
});
