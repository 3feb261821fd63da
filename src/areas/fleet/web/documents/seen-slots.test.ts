import { describe, expect, it } from 'vitest';
import { seenSlots } from './seen-slots.ts';

const TRUCK = { kind: 'truck', countryCode: 'BO' } as const;
const required = (own: Parameters<typeof seenSlots>[2]) =>
  seenSlots(TRUCK, new Set(), own).flatMap(({ type, required: isRequired }) => (isRequired ? [type] : []));

describe('the documents required of a new record', () => {
  it('are those of the company where it has its own checklist for the country', () => {
    expect(required({ countryCode: 'BO', types: ['soat'] })).toEqual(['soat']);
  });

  it('are the country’s otherwise', () => {
    const country = required(null);
    expect(country.length).toBeGreaterThan(1);
    expect(required({ countryCode: 'PE', types: ['soat'] })).toEqual(country);
  });

  it('include the extra ones only for users who may see them', () => {
    const driver = { kind: 'driver', countryCode: 'BO', documentType: 'CI' } as const;
    const types = (held: string[]) => seenSlots(driver, new Set(held), null).map(({ type }) => type);
    expect(types([])).not.toContain('Documento 1');
    expect(types(['show-additional-documents'])).toContain('Documento 1');
  });
});
