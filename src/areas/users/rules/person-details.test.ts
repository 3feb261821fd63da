import { describe, expect, it } from 'vitest';
import { countryOf } from '#countries/country.ts';
import { checkPerson, sameDetails } from './person-details.ts';

const bolivia = countryOf('BO');
const ana = { firstName: 'Ana', lastName: 'Rojas', countryCode: null, phone: null };

describe('the details of a person', () => {
  it('are stored normalised: single spaces, phone without separators or prefix', () => {
    expect(
      checkPerson(bolivia, {
        firstName: '  Ana   María ',
        lastName: 'Rojas',
        countryCode: '+591',
        phone: '+591 7012-3456',
      }),
    ).toEqual({ value: { firstName: 'Ana María', lastName: 'Rojas', countryCode: '591', phone: '70123456' } });
  });

  it('need no phone', () => {
    expect(checkPerson(bolivia, ana)).toEqual({ value: ana });
  });

  it('treat a phone without calling code as one of the company’s country', () => {
    expect(checkPerson(bolivia, { ...ana, phone: '70123456' })).toEqual({
      value: { ...ana, countryCode: '591', phone: '70123456' },
    });
  });

  it('check the phone by the country of its calling code', () => {
    expect(checkPerson(bolivia, { ...ana, countryCode: '56', phone: '912345678' })).toEqual({
      value: { ...ana, countryCode: '56', phone: '912345678' },
    });
    expect(checkPerson(bolivia, { ...ana, countryCode: '591', phone: '912345678' })).toEqual({
      problems: { phone: { code: 'exactDigits', params: { count: 8 } } },
    });
  });

  it('refuse an unknown calling code, and one without a number', () => {
    expect(checkPerson(bolivia, { ...ana, countryCode: '999', phone: '70123456' })).toEqual({
      problems: { countryCode: { code: 'choice' } },
    });
    expect(checkPerson(bolivia, { ...ana, countryCode: '591' })).toEqual({ problems: { phone: { code: 'required' } } });
  });

  it('forbid special characters in a name where the country does', () => {
    expect(checkPerson(countryOf('BR'), { ...ana, firstName: 'An@' })).toEqual({
      problems: { firstName: { code: 'characters' } },
    });
    expect(checkPerson(bolivia, { ...ana, firstName: 'An@' })).toHaveProperty('value');
  });

  it('are equal only when all of them are', () => {
    expect(sameDetails(ana, { ...ana })).toBe(true);
    expect(sameDetails(ana, { ...ana, phone: '70123456' })).toBe(false);
  });
});
