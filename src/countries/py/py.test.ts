import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import { PARAGUAY } from './py.ts';

const { phone, personalDocuments, driverLicence, taxId, plate } = PARAGUAY;

describe('Paraguay', () => {
  describeRule('cellphone', phone.cellphone, {
    takes: [
      ['981123456', '981123456'],
      ['981 123 456', '981123456'],
      ['+595 981 123456', '981123456'],
      ['0981 123 456', '0981123456'],
    ],
    warns: [
      ['211234567', '211234567', 'unusual-form'],
      ['9811234567', '9811234567', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['98112345', 'min-length', 9],
      ['98112345678', 'max-length', 10],
      ['98112345a', 'digits'],
    ],
  });

  describeRule('reference phone', phone.reference, {
    takes: [
      ['', ''],
      ['021 123 456', '021123456'],
      ['0981123456', '981123456'],
    ],
    warns: [['198112345', '198112345', 'unusual-form']],
    refuses: [
      ['21123456', 'exact-length', 9],
      ['9811234567', 'exact-length', 9],
    ],
  });

  describeRule('phone of a contact', phone.contact, {
    takes: [['0981123456', '0981123456']],
    warns: [['1981123456', '1981123456', 'unusual-form']],
    refuses: [['98112345678', 'max-length', 10]],
  });

  for (const [name, rule] of [
    ['CI', personalDocuments[0]!.rule],
    ['driver licence', driverLicence],
  ] as const) {
    describeRule(name, rule, {
      takes: [
        ['4.567.890', '4567890', '4.567.890'],
        ['4567890', '4567890', '4.567.890'],
        ['654.321', '0654321', '0.654.321'],
        ['54321', '0054321', '0.054.321'],
        ['0.654.321', '0654321', '0.654.321'],
      ],
      refuses: [
        ['', 'required'],
        ['4321', 'min-length', 5],
        ['45678901', 'max-length', 7],
        ['4.567.89A', 'digits'],
      ],
    });
  }

  describeRule("a person's RUC", taxId.person, {
    takes: [
      ['', ''],
      ['4567890-1', '45678901', '4567890-1'],
      ['45678901', '45678901', '4567890-1'],
      ['1234567-9', '12345679', '1234567-9'],
      ['654321-9', '6543219', '654321-9'],
      // remainders 1 and 0 both give the digit 0
      ['3456702-0', '34567020', '3456702-0'],
      ['3456707-0', '34567070', '3456707-0'],
    ],
    warns: [
      ['4567890-2', '45678902', 'check-digit'],
      ['3456707-1', '34567071', 'check-digit'],
      ['12345', '12345', 'unusual-form'],
      ['1', '1', 'unusual-form'],
    ],
    refuses: [
      ['80028061-0', 'max-length', 8],
      ['4567890-X', 'digits'],
    ],
  });

  describeRule("a company's RUC", taxId.company, {
    takes: [
      ['80028061-0', '800280610', '80028061-0'],
      ['800280610', '800280610', '80028061-0'],
      ['80000519-8', '800005198', '80000519-8'],
      ['80.012.345-0', '800123450', '80012345-0'],
      ['80030013-0', '800300130', '80030013-0'],
      ['4567890-1', '45678901', '4567890-1'],
    ],
    warns: [
      ['80028061-1', '800280611', 'check-digit'],
      ['80030013-1', '800300131', 'check-digit'],
    ],
    refuses: [
      ['8002806', 'min-length', 8],
      ['8002806100', 'max-length', 9],
      ['80028061-K', 'digits'],
    ],
  });

  describeRule('plate', plate, {
    takes: [
      ['ABC123', 'ABC123'],
      ['abc 123', 'ABC123'],
      ['AABC-123', 'AABC123'],
    ],
    warns: [['123ABC', '123ABC', 'unusual-form']],
    refuses: [
      ['', 'required'],
      ['AB', 'min-length', 3],
      ['ABCDEF12345', 'max-length', 10],
      ['ABC?123', 'alphanumeric'],
    ],
  });

  it('has neither fleet type nor additional documents', () => {
    expect(PARAGUAY.fleetType.allowed).toBe(false);
    expect(PARAGUAY.additionalDocuments).toEqual([]);
  });

  it('requires licence and identity of a driver', () => {
    expect(PARAGUAY.driverDocuments().map(({ type }) => type)).toEqual([
      'photoLicenseDrivers',
      'photoLicenseDriversReverse',
      'photoDocumentIdFront',
      'photoDocumentIdReverse',
    ]);
  });

  it('requires the same documents of a truck and of a semitrailer', () => {
    expect(PARAGUAY.vehicleDocuments.map(({ type, order, expiration }) => [order, type, expiration])).toEqual([
      [1, 'cedula-verde', null],
      [1, 'cedula-verde-reverse', null],
      [2, 'habilitacion-carretera', null],
      [3, 'poliza-seguro', 'insurancePolicyExpirationDate'],
    ]);
    expect(PARAGUAY.semitrailerDocuments).toEqual(PARAGUAY.vehicleDocuments);
  });
});
