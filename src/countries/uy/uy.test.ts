import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import { URUGUAY } from './uy.ts';

const { phone, personalDocuments, driverLicence, taxId, plate, businessName } = URUGUAY;

describe('Uruguay', () => {
  describeRule('cellphone', phone.cellphone, {
    takes: [
      ['94123456', '94123456'],
      ['94 123 456', '94123456'],
      ['094 123 456', '94123456'],
      ['+598 94 123 456', '94123456'],
    ],
    warns: [['24123456', '24123456', 'unusual-form']],
    refuses: [
      ['', 'required'],
      ['9412345', 'exact-length', 8],
      ['941234567', 'exact-length', 8],
      ['9412345z', 'digits'],
    ],
  });

  describeRule('reference phone', phone.reference, {
    takes: [
      ['', ''],
      ['2412 3456', '24123456'],
    ],
    warns: [['14123456', '14123456', 'unusual-form']],
    refuses: [
      ['2412345', 'exact-length', 8],
      ['941234567', 'exact-length', 8],
    ],
  });

  describeRule('CI', personalDocuments[0]!.rule, {
    takes: [
      ['1234567-2', '12345672', '1234567-2'],
      ['1.234.567-2', '12345672', '1234567-2'],
      ['12345672', '12345672', '1234567-2'],
      ['4.567.891-1', '45678911', '4567891-1'],
      ['5000000-0', '50000000', '5000000-0'],
      ['654.321-0', '06543210', '0654321-0'],
      ['12.345-8', '00123458', '0012345-8'],
    ],
    warns: [
      ['1.234.567-3', '12345673', 'check-digit'],
      ['654.321-1', '06543211', 'check-digit'],
    ],
    refuses: [
      ['', 'required'],
      ['1234-5', 'min-length', 6],
      ['12.345.678-9', 'max-length', 8],
      ['1.234.567-K', 'digits'],
    ],
  });

  describeRule('driver licence', driverLicence, {
    takes: [
      ['12345672', '12345672'],
      ['1.234.567-2', '12345672'],
    ],
    warns: [['12345', '12345', 'unusual-form']],
    refuses: [
      ['', 'required'],
      ['123456723', 'max-length', 8],
      ['1234567A', 'digits'],
    ],
  });

  const ruts = {
    takes: [
      ['', ''],
      ['211003420017', '211003420017'],
      ['21-100342-001-7', '211003420017'],
      ['021234560013', '021234560013'],
      ['21.543210.001.7', '215432100017'],
    ],
    warns: [
      ['211003420018', '211003420018', 'check-digit'],
      // this one has no valid check digit
      ['220123450010', '220123450010', 'check-digit'],
      ['231003420017', '231003420017', 'unusual-form'],
      ['211003420027', '211003420027', 'unusual-form'],
      ['210000000019', '210000000019', 'unusual-form'],
    ],
  } as const;

  describeRule("a person's RUT", taxId.person, {
    ...ruts,
    refuses: [
      ['21100342001', 'exact-length', 12],
      ['2110034200177', 'exact-length', 12],
      ['21100342001K', 'digits'],
    ],
  });

  describeRule("a company's RUT", taxId.company, {
    takes: ruts.takes,
    warns: [...ruts.warns, ['21100342001', '21100342001', 'unusual-form']],
    refuses: [
      ['2110034200177', 'max-length', 12],
      ['21100342001K', 'digits'],
    ],
  });

  describeRule('plate', plate, {
    takes: [
      ['STP1234', 'STP1234'],
      ['stp 1234', 'STP1234'],
      ['ABC123', 'ABC123'],
    ],
    warns: [['1234ABC', '1234ABC', 'unusual-form']],
    refuses: [
      ['', 'required'],
      ['ST', 'min-length', 3],
      ['STP12345678', 'max-length', 10],
      ['STP1234ü', 'alphanumeric'],
    ],
  });

  describeRule('business name', businessName, {
    takes: [['n'.repeat(300), 'n'.repeat(300)]],
    refuses: [['n'.repeat(301), 'max-length', 300]],
  });

  it('requires licence and identity of a driver', () => {
    expect(URUGUAY.driverDocuments().map(({ type }) => type)).toEqual([
      'photoLicenseDrivers',
      'photoLicenseDriversReverse',
      'photoDocumentIdFront',
      'photoDocumentIdReverse',
    ]);
  });

  it('requires the same documents of a truck and of a semitrailer', () => {
    expect(URUGUAY.vehicleDocuments.map(({ type }) => type)).toEqual([
      'ownership-card',
      'poliza-seguro',
      'technical-inspection',
    ]);
    expect(URUGUAY.semitrailerDocuments).toEqual(URUGUAY.vehicleDocuments);
  });
});
