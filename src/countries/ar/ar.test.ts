import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import { ARGENTINA } from './ar.ts';

const { phone, personalDocuments, driverLicence, taxId, plate, businessName } = ARGENTINA;

describe('Argentina', () => {
  describeRule('cellphone', phone.cellphone, {
    takes: [
      ['1123456789', '1123456789'],
      ['11 2345-6789', '1123456789'],
      ['+54 11 2345 6789', '1123456789'],
      ['01123456789', '1123456789'],
    ],
    warns: [
      ['112345678', '112345678', 'unusual-form'],
      ['1', '1', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['11234567890', 'max-length', 10],
      ['11234567x', 'digits'],
    ],
  });

  describeRule('reference phone', phone.reference, {
    takes: [
      ['', ''],
      ['351 234 5678', '3512345678'],
    ],
    warns: [['0123456789', '0123456789', 'unusual-form']],
    refuses: [
      ['45678', 'exact-length', 10],
      ['112345678901', 'exact-length', 10],
    ],
  });

  describeRule('phone of a contact', phone.contact, {
    takes: [['351 234 5678', '3512345678']],
    warns: [['45678', '45678', 'unusual-form']],
    refuses: [['11234567890', 'max-length', 10]],
  });

  describeRule('DNI', personalDocuments[0]!.rule, {
    takes: [
      ['', ''],
      ['30.111.222', '30111222', '30.111.222'],
      ['30111222', '30111222', '30.111.222'],
      ['5.536.168', '05536168', '05.536.168'],
      ['654321', '00654321', '00.654.321'],
    ],
    refuses: [
      ['54321', 'min-length', 6],
      ['301112223', 'max-length', 8],
      ['30.111.22A', 'digits'],
    ],
  });

  describeRule('driver licence', driverLicence, {
    takes: [
      ['30111222', '30111222'],
      ['30.111.222', '30111222'],
      ['5536168', '5536168'],
    ],
    warns: [
      ['12345', '12345', 'unusual-form'],
      ['1', '1', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['301112223', 'max-length', 8],
      ['3011122B', 'digits'],
    ],
  });

  for (const [whose, rule] of [
    ['person', taxId.person],
    ['company', taxId.company],
  ] as const) {
    describeRule(`CUIL/CUIT of a ${whose}`, rule, {
      takes: [
        ['', ''],
        ['30-50001091-2', '30500010912', '30-50001091-2'],
        ['30500010912', '30500010912', '30-50001091-2'],
        ['20-05536168-2', '20055361682', '20-05536168-2'],
        ['33-69345023-9', '33693450239', '33-69345023-9'],
        ['27.12345678.0', '27123456780', '27-12345678-0'],
        ['25-12345678-8', '25123456788', '25-12345678-8'],
        ['26-12345678-4', '26123456784', '26-12345678-4'],
        ['55-00001234-2', '55000012342', '55-00001234-2'],
        // remainders 0 and 1
        ['20-30111222-0', '20301112220', '20-30111222-0'],
        ['20-30111223-9', '20301112239', '20-30111223-9'],
      ],
      warns: [
        ['30-50001091-3', '30500010913', 'check-digit'],
        ['20-30111223-0', '20301112230', 'check-digit'],
        ['99-50001091-2', '99500010912', 'unusual-form'],
        ['30111222', '30111222', 'unusual-form'],
      ],
      refuses: [
        ['305000109122', 'max-length', 11],
        ['3050001091A', 'digits'],
      ],
    });
  }

  describeRule('plate', plate, {
    takes: [
      ['AB123CD', 'AB123CD'],
      ['ab 123 cd', 'AB123CD'],
      ['ABC-123', 'ABC123'],
      ['101ABC123', '101ABC123'],
    ],
    warns: [['123ABC', '123ABC', 'unusual-form']],
    refuses: [
      ['', 'required'],
      ['AB', 'min-length', 3],
      ['AB123CD1234', 'max-length', 10],
      ['AB123C!', 'alphanumeric'],
    ],
  });

  describeRule('business name', businessName, {
    takes: [
      ['', ''],
      ['Transportes Rosario S.R.L.', 'Transportes Rosario S.R.L.'],
      ['n'.repeat(300), 'n'.repeat(300)],
    ],
    refuses: [['n'.repeat(301), 'max-length', 300]],
  });

  it('requires the LINTI of its drivers', () => {
    expect(ARGENTINA.driverDocuments().map(({ type }) => type)).toEqual([
      'photoLicenseDrivers',
      'photoLicenseDriversReverse',
      'photoDocumentIdFront',
      'photoDocumentIdReverse',
      'linti',
    ]);
  });

  it('requires the same documents of a truck and of a semitrailer', () => {
    expect(ARGENTINA.vehicleDocuments.map(({ type, expiration }) => [type, expiration])).toEqual([
      ['cedula-verde', null],
      ['cedula-verde-reverse', null],
      ['ruta', null],
      ['poliza-seguro', 'insurancePolicyExpirationDate'],
      ['technical-inspection', 'technicalInspectionExpirationDate'],
    ]);
    expect(ARGENTINA.semitrailerDocuments).toEqual(ARGENTINA.vehicleDocuments);
  });
});
