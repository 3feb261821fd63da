import { describe, expect, it } from 'vitest';
import { countryOf } from '#countries/country.ts';
import { FieldReader } from './field-reader.ts';

const PHONE = { countryCode: 'countryCode', phone: 'phone' };

describe('reading the fields of a company', () => {
  it('leaves out fields that were not sent and keeps emptied ones empty', () => {
    const reader = new FieldReader(countryOf('BO'));
    const { company } = countryOf('BO').taxId;
    expect(reader.text('taxId', company, undefined)).toBeUndefined();
    expect(reader.text('taxId', company, null)).toBeNull();
    expect(reader.text('taxId', company, ' - ')).toBeNull();
    expect(reader.problems).toEqual({});
  });

  it('stores a tax id without its separators and keeps the Chilean K', () => {
    const chile = countryOf('CL');
    expect(new FieldReader(chile).text('taxId', chile.taxId.company, '76.086.428-k')).toBe('76086428K');
  });

  it('reports every problem at once', () => {
    const bolivia = countryOf('BO');
    const reader = new FieldReader(bolivia);
    reader.text('taxId', bolivia.taxId.company, '123');
    reader.phone(PHONE, { countryCode: null, phone: '7' });
    expect(reader.problems).toEqual({
      taxId: { code: 'minDigits', params: { count: 7 } },
      phone: { code: 'exactDigits', params: { count: 8 } },
    });
    expect(() => reader.settle()).toThrowError('request.invalid');
  });

  it('checks a phone by its calling code, or by the country of the company', () => {
    const reader = new FieldReader(countryOf('BO'));
    expect(reader.phone(PHONE, { countryCode: null, phone: '7123-4567' })).toEqual({
      countryCode: '591',
      phone: '71234567',
    });
    expect(reader.phone(PHONE, { countryCode: '+56', phone: '9 8765 4321' })).toEqual({
      countryCode: '56',
      phone: '987654321',
    });
    expect(reader.problems).toEqual({});
  });

  it('refuses the calling code of a country outside the product', () => {
    const reader = new FieldReader(countryOf('BO'));
    reader.phone(PHONE, { countryCode: '49', phone: '1701234567' });
    expect(reader.problems).toEqual({ countryCode: { code: 'choice' } });
  });

  it('drops a calling code without a number', () => {
    const reader = new FieldReader(countryOf('BO'));
    expect(reader.phone(PHONE, { countryCode: '591', phone: null })).toEqual({ countryCode: null, phone: null });
  });
});
