import { describe, expect, it } from 'vitest';
import { countryOf } from '#countries/country.ts';
import { type OutsideCarrier, outsideName, readOutsideCarrier } from './outside-carrier.ts';

const said: OutsideCarrier = {
  firstName: 'Ana',
  lastName: 'Silva',
  company: null,
  taxId: '11.222.333/0001-81',
  countryCode: null,
  phone: '(11) 98765-4321',
  plate: 'abc-1d23',
  driver: null,
};

describe('what a carrier without an account types', () => {
  it('is stored as the country writes its numbers down, with the calling code of the country', () => {
    const { carrier, problems } = readOutsideCarrier(countryOf('BR'), said);
    expect(problems).toEqual({});
    expect(carrier).toMatchObject({
      taxId: '11222333000181',
      countryCode: '55',
      phone: '11987654321',
      plate: 'ABC1D23',
      company: null,
    });
    expect(outsideName(carrier)).toBe('Ana Silva');
    expect(outsideName({ ...carrier, company: 'Fretes Silva' })).toBe('Fretes Silva');
  });

  it('may come from a phone of another country, but not from one that nobody knows', () => {
    const read = (countryCode: string, phone: string) =>
      readOutsideCarrier(countryOf('BR'), { ...said, countryCode, phone });
    expect(read('591', '71234567').carrier).toMatchObject({ countryCode: '591', phone: '71234567' });
    expect(read('591', '71234567').problems).toEqual({});
    expect(Object.keys(read('999', '71234567').problems)).toContain('countryCode');
  });

  it('has its problems at its fields; company and tax id may stay empty', () => {
    const empty = { ...said, firstName: ' ', lastName: '', phone: '', plate: '', taxId: '' };
    expect(Object.keys(readOutsideCarrier(countryOf('BR'), empty).problems).sort()).toEqual([
      'firstName',
      'lastName',
      'phone',
      'plate',
    ]);
    expect(Object.keys(readOutsideCarrier(countryOf('BR'), { ...said, taxId: '12' }).problems)).toEqual(['taxId']);
  });
});
