import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import { BOLIVIA } from './bo.ts';

const { phone, personalDocuments, driverLicence, taxId, plate } = BOLIVIA;

describe('Bolivia', () => {
  describeRule('cellphone', phone.cellphone, {
    takes: [
      ['71234567', '71234567'],
      ['60000001', '60000001'],
      ['712-34567', '71234567'],
      ['7123 4567', '71234567'],
      ['+591 71234567', '71234567'],
      ['+591-7-123-4567', '71234567'],
      ['071234567', '71234567'],
    ],
    warns: [
      ['22123456', '22123456', 'unusual-form'],
      ['11111111', '11111111', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['   ', 'required'],
      ['7123456', 'exact-length', 8],
      ['712345678', 'exact-length', 8],
      ['7123456a', 'digits'],
      ['+55 71234567', 'digits'],
    ],
  });

  describeRule('reference phone', phone.reference, {
    takes: [
      ['', ''],
      ['71234567', '71234567'],
      ['2212 3456', '22123456'],
    ],
    warns: [['91234567', '91234567', 'unusual-form']],
    refuses: [
      ['1234567', 'exact-length', 8],
      ['123456789', 'exact-length', 8],
      ['phone', 'digits'],
    ],
  });

  describeRule('CI', personalDocuments[0]!.rule, {
    takes: [
      ['654321', '654321'],
      ['4567890', '4567890'],
      ['4.567.890', '4567890'],
      ['12345678', '12345678'],
      ['123456789', '123456789'],
      [' 4567890 ', '4567890'],
    ],
    refuses: [
      ['', 'required'],
      ['12345', 'min-length', 6],
      ['1234567890', 'max-length', 9],
      ['4567890LP', 'digits'],
      ['4567890#', 'digits'],
    ],
  });

  describeRule('driver licence', driverLicence, {
    takes: [
      ['654321', '654321'],
      ['4567890', '4567890'],
      ['1234567890', '1234567890'],
      ['456-789-0', '4567890'],
    ],
    warns: [
      ['12345', '12345', 'unusual-form'],
      ['1', '1', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['12345678901', 'max-length', 10],
      ['Q1234567', 'digits'],
    ],
  });

  describeRule("a person's NIT", taxId.person, {
    takes: [
      ['', ''],
      ['4567890014', '4567890014'],
      ['4567890-014', '4567890014'],
      ['1234567890123', '1234567890123'],
    ],
    warns: [
      ['4567890', '4567890', 'unusual-form'],
      ['12345678901234567890', '12345678901234567890', 'unusual-form'],
    ],
    refuses: [
      ['123456789012345678901', 'max-length', 20],
      ['NIT4567890', 'digits'],
    ],
  });

  describeRule("a company's NIT", taxId.company, {
    takes: [
      ['1020255020', '1020255020'],
      ['120331026', '120331026'],
      ['1234567', '1234567'],
    ],
    warns: [['12345678901234', '12345678901234', 'unusual-form']],
    refuses: [
      ['123456', 'min-length', 7],
      ['123456789012345678901', 'max-length', 20],
      ['10202550A0', 'digits'],
    ],
  });

  describeRule('plate', plate, {
    takes: [
      ['1234ABC', '1234ABC', '1234-ABC'],
      ['1234-abc', '1234ABC', '1234-ABC'],
      ['123 ABC', '123ABC', '123-ABC'],
      ['4567.xyz', '4567XYZ', '4567-XYZ'],
    ],
    warns: [
      ['ABC1234', 'ABC1234', 'unusual-form'],
      ['12345', '12345', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['--', 'required'],
      ['1A', 'min-length', 3],
      ['12345678901', 'max-length', 10],
      ['1234ÑBC', 'alphanumeric'],
      ['1234*ABC', 'alphanumeric'],
    ],
  });

  it('shows a hint of 7 to 10 digits at the licence number', () => {
    expect(driverLicence.hint).toEqual({ kind: 'digits', min: 7, max: 10 });
  });

  it('knows the nine departments that issue a CI', () => {
    expect(personalDocuments[0]!.issuingStates).toHaveLength(9);
  });

  it('requires criminal record and security induction of its drivers, the induction by its dates', () => {
    expect(BOLIVIA.driverDocuments().map(({ type, order }) => [order, type])).toEqual([
      [1, 'photoLicenseDrivers'],
      [1, 'photoLicenseDriversReverse'],
      [2, 'photoDocumentIdFront'],
      [2, 'photoDocumentIdReverse'],
      [3, 'criminalRecordFederalCertificate'],
      [4, 'securityInducction'],
    ]);
    expect(BOLIVIA.driverDocuments().at(-1)).toEqual({
      type: 'securityInducction',
      required: true,
      order: 4,
      expiration: 'securityExpirationDate',
      completedBy: 'dates',
    });
  });

  it('requires RUAT, SOAT, inspection and operation card of a truck, all but the SOAT of a semitrailer', () => {
    expect(BOLIVIA.vehicleDocuments.map(({ type, expiration }) => [type, expiration])).toEqual([
      ['ruat', null],
      ['soat', 'soatExpirationDate'],
      ['technical-inspection', 'technicalInspectionExpirationDate'],
      ['operation-card', 'operationCardExpirationDate'],
    ]);
    expect(BOLIVIA.semitrailerDocuments.map(({ type }) => type)).toEqual([
      'ruat',
      'technical-inspection',
      'operation-card',
    ]);
  });

  it('asks its registers about trucks and drivers', () => {
    expect(BOLIVIA.homologation).toEqual({
      truck: ['RUAT_DEBT', 'RUAT_TECHNICAL', 'RUAT_DIPROVE', 'SOAT'],
      semitrailer: [],
      driver: ['SUS', 'OEP'],
    });
  });
});
