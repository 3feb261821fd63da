import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf } from '#countries/country.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import { readVehicle } from './read-vehicle.ts';
import { VEHICLE_FIELDS, type VehicleDetails } from './vehicle-fields.ts';

const TRUCK = fieldMapping(VEHICLE_FIELDS).over(null, { plate: '1234ABC', typeId: 'tractor' });

const problemsOf = (given: Partial<VehicleDetails>, country: Parameters<typeof countryOf>[0] = 'BO') => {
  const { problems } = readVehicle('truck', countryOf(country), { ...TRUCK, ...given }, 2026);
  return Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]));
};

describe('reading the form of a vehicle', () => {
  it('requires a plate in every country', () => {
    for (const { code } of COUNTRIES)
      expect([code, problemsOf({ plate: ' ' }, code)]).toEqual([code, { plate: 'required' }]);
  });

  it.each([
    ['CL', 'BB.CD.1', 'exactLength'],
    ['CL', 'bb-cd-12', undefined],
    ['PE', 'ABC-1234', 'exactLength'],
    ['PE', 'abc-123', undefined],
    ['BO', '12', 'minLength'],
    ['BR', 'ABC1D23/', undefined],
    ['UY', 'ÑBC123', 'lettersAndNumbers'],
  ] as const)('in %s reads the plate %s', (country, plate, problem) => {
    expect(problemsOf({ plate }, country).plate).toBe(problem);
  });

  it('accepts only a type of the same kind', () => {
    expect(problemsOf({ typeId: 'flatbed' })).toEqual({ typeId: 'choice' });
    const { problems } = readVehicle('semitrailer', countryOf('BO'), { ...TRUCK, typeId: 'flatbed' }, 2026);
    expect(problems).toEqual({});
  });

  it('accepts next year’s model and nothing newer, and nothing before the fifties', () => {
    expect([2027, 1950].map((year) => problemsOf({ year }))).toEqual([{}, {}]);
    expect([2028, 1949].map((year) => problemsOf({ year }).year)).toEqual(['max', 'minYear']);
  });

  it('requires a chassis of four to seventeen characters in Brazil', () => {
    expect(problemsOf({ plate: 'ABC1D23', chassis: 'abc' }, 'BR')).toEqual({ chassis: 'minLength' });
    const { details } = readVehicle(
      'truck',
      countryOf('BR'),
      { ...TRUCK, plate: 'ABC1D23', chassis: '9bw 12-34' },
      2026,
    );
    expect(details.chassis).toBe('9BW1234');
  });

  it('has no fleet type in Paraguay, and no data of the RUAT outside Bolivia', () => {
    expect(problemsOf({ plate: 'ABC123', typeOfFleet: 'ownFleet' }, 'PY')).toEqual({ typeOfFleet: 'unknown' });
    expect(problemsOf({ typeOfFleet: 'ownFleet' })).toEqual({});
    expect(problemsOf({ plate: 'ABC123', crpva: '1234', typeDocumentRuat: 'RUAT' }, 'PY')).toEqual({
      crpva: 'unknown',
      typeDocumentRuat: 'unknown',
    });
    expect(problemsOf({ typeDocumentRuat: 'TIV' })).toEqual({ typeDocumentRuat: 'choice' });
  });

  it('accepts measures with at most two decimals and whole numbers of pieces', () => {
    const features = { axles: 6, capacity: 28.25, volume: 90.5, pallets: 28 };
    expect(problemsOf({ features })).toEqual({});
    expect(problemsOf({ features: { axles: 0, capacity: 0.001, volume: 1000.01, pallets: 1.5 } })).toEqual({
      'features.axles': 'positive',
      'features.capacity': 'decimals',
      'features.volume': 'max',
      'features.pallets': 'integer',
    });
  });
});
