import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import { DRIVER_FIELDS } from './driver-fields.ts';
import { ACCEPTED, FORMS, type Form, REFUSED, STORED } from './driver-table.fixture.ts';
import { driverWarnings, readDriver } from './read-driver.ts';

const TODAY = '2026-11-15';

const { over } = fieldMapping(DRIVER_FIELDS);

function details({ countryId: _country, ...form }: { readonly [K in keyof Form]?: Form[K] | undefined }) {
  return over(null, form);
}

const read = (code: CountryCode, change: Parameters<typeof details>[0] = {}) =>
  readDriver(countryOf(code), details({ ...FORMS[code], ...change }), TODAY);

describe('the form of a driver', () => {
  it.each(COUNTRIES.map(({ code }) => code))('is parsed in %s, with every number in its stored form', (code) => {
    const { details: stored, problems } = read(code);
    expect(problems).toEqual({});
    expect(stored).toMatchObject(STORED[code]);
    expect(stored.countryCode).toBe(countryOf(code).phone.code);
  });

  it.each(ACCEPTED)('in %s accepts %s', (code, _what, change) => {
    expect(read(code, change).problems).toEqual({});
  });

  it.each(REFUSED)('in %s refuses %s', (code, _what, change, field, problem) => {
    const { problems } = read(code, change);
    expect([Object.keys(problems), problems[field]?.code]).toEqual([[field], problem]);
  });

  it.each(COUNTRIES.map(({ code }) => code))('in %s reports all missing fields at once', (code) => {
    const { problems } = readDriver(countryOf(code), details({}), TODAY);
    const needed = ['birthDate', 'driverLicense', 'firstName', 'lastName', 'phone', 'typeDocumentId'];
    const more = countryOf(code).taxId.person.required ? ['taxId'] : [];
    expect(Object.keys(problems).sort()).toEqual([...needed, ...more].sort());
    expect(new Set(Object.values(problems).map(({ code: problem }) => problem))).toEqual(new Set(['required']));
  });

  it('allows names of a hundred characters, not more', () => {
    expect(read('BO', { firstName: 'x'.repeat(100) }).problems).toEqual({});
    expect(read('BO', { firstName: 'x'.repeat(101) }).problems.firstName).toEqual({
      code: 'maxLength',
      params: { count: 100 },
    });
  });

  it('accepts no birthday before 1900 or in the future', () => {
    expect(read('PE', { birthDate: '1899-12-31' }).problems.birthDate?.code).toBe('date');
    expect(read('PE', { birthDate: '2026-11-16' }).problems.birthDate?.code).toBe('date');
    expect(read('PE', { birthDate: TODAY }).problems).toEqual({});
  });

  it('reads a phone by its calling code where there is one', () => {
    const { details: stored, problems } = read('BO', { countryCode: '+56', phone: '9 8765 4321' });
    expect(problems).toEqual({});
    expect([stored.countryCode, stored.phone]).toEqual(['56', '987654321']);
    expect(read('BO', { countryCode: '999' }).problems).toEqual({ countryCode: { code: 'choice' } });
  });
});

describe('a field shows', () => {
  const warnings = (code: CountryCode, change: Parameters<typeof details>[0]) =>
    driverWarnings(countryOf(code), details({ ...FORMS[code], ...change }), TODAY);

  it('nothing where everything is usual', () => {
    expect(warnings('BR', {})).toEqual({});
    expect(warnings('CL', {})).toEqual({});
  });

  it('a warning about a check digit, which refuses nothing', () => {
    expect(read('BR', { documentId: '529982247-26' }).problems).toEqual({});
    expect(warnings('BR', { documentId: '529982247-26' })).toEqual({ documentId: ['check-digit'] });
    expect(warnings('CL', { documentId: '12.345.678-4' })).toEqual({ documentId: ['check-digit'] });
  });

  it('a warning about a driver under age and about a landline', () => {
    expect(warnings('BO', { birthDate: '2010-01-01', phone: '22123456' })).toEqual({
      birthDate: ['under-age'],
      phone: ['unusual-form'],
    });
  });
});
