import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './country.ts';
import { HIDEABLE_REVERSE } from './vehicle-documents.ts';

describe('document checklists', () => {
  it('put the licence first and the identity document second everywhere', () => {
    for (const country of COUNTRIES) {
      const [first, , second] = country.driverDocuments();
      expect([first?.type, first?.order]).toEqual(['photoLicenseDrivers', 1]);
      expect([second?.order, second?.expiration]).toEqual([2, 'documentIdExpirationDate']);
    }
  });

  it('name each document once, in ascending order', () => {
    for (const country of COUNTRIES) {
      for (const slots of [country.driverDocuments(), country.vehicleDocuments, country.semitrailerDocuments]) {
        const orders = slots.map(({ order }) => order);
        expect(new Set(slots.map(({ type }) => type)).size).toBe(slots.length);
        expect(orders).toEqual([...orders].sort((a, b) => a - b));
      }
    }
  });

  it('are completed by a file, except for the security induction', () => {
    const byDates = COUNTRIES.flatMap((c) => [...c.driverDocuments(), ...c.vehicleDocuments]).filter(
      ({ completedBy }) => completedBy === 'dates',
    );
    expect(byDates.map(({ type }) => type)).toEqual(['securityInducction']);
  });

  it('have one reverse side that a company permission hides', () => {
    const countries = COUNTRIES.filter((c) => c.vehicleDocuments.some(({ type }) => type === HIDEABLE_REVERSE));
    expect(countries.map(({ code }) => code)).toEqual(['PE']);
  });
});
