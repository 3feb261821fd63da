import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import { PERU } from './pe.ts';

const { phone, personalDocuments, driverLicence, taxId, plate, operator } = PERU;
const [dni, foreignId] = personalDocuments;

describe('Peru', () => {
  describeRule('cellphone', phone.cellphone, {
    takes: [
      ['987654321', '987654321'],
      ['987 654 321', '987654321'],
      ['+51 987-654-321', '987654321'],
    ],
    warns: [['123456789', '123456789', 'unusual-form']],
    refuses: [
      ['', 'required'],
      ['98765432', 'exact-length', 9],
      ['9876543210', 'exact-length', 9],
      ['98765432A', 'digits'],
    ],
  });

  describeRule('reference phone', phone.reference, {
    takes: [
      ['', ''],
      ['(01) 234-5678', '012345678'],
      ['987654321', '987654321'],
    ],
    warns: [['223456789', '223456789', 'unusual-form']],
    refuses: [
      ['2345678', 'exact-length', 9],
      ['9876543210', 'exact-length', 9],
    ],
  });

  describeRule('DNI', dni!.rule, {
    takes: [
      ['45678912', '45678912'],
      ['45 678 912', '45678912'],
      ['01234567', '01234567'],
    ],
    refuses: [
      ['', 'required'],
      ['4567891', 'exact-length', 8],
      ['456789123', 'exact-length', 8],
      ['4567891A', 'digits'],
    ],
  });

  describeRule('Carné de Extranjería', foreignId!.rule, {
    takes: [
      ['001234567', '001234567'],
      ['001-234-567', '001234567'],
    ],
    refuses: [
      ['', 'required'],
      ['00123456', 'exact-length', 9],
      ['0012345678', 'exact-length', 9],
      ['N01234567', 'digits'],
    ],
  });

  describeRule('driver licence', driverLicence, {
    takes: [
      ['Q12345678', 'Q12345678'],
      ['q12345678', 'Q12345678'],
      ['Q-12345678', 'Q12345678'],
      ['H 45678912', 'H45678912'],
    ],
    warns: [
      ['12345678', '12345678', 'unusual-form'],
      ['QQ1234567', 'QQ1234567', 'unusual-form'],
      ['123456789', '123456789', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['Q123456789', 'max-length', 9],
      ['Q1234567#', 'alphanumeric'],
      ['Ñ12345678', 'alphanumeric'],
    ],
  });

  describeRule("a person's RUC", taxId.person, {
    takes: [
      ['', ''],
      ['10456789124', '10456789124'],
      ['10-45678912-4', '10456789124'],
      ['15123456782', '15123456782'],
      ['17123456785', '17123456785'],
    ],
    warns: [
      ['10456789125', '10456789125', 'check-digit'],
      ['45678912', '45678912', 'unusual-form'],
      ['99456789124', '99456789124', 'unusual-form'],
    ],
    refuses: [
      ['104567891244', 'max-length', 11],
      ['1045678912K', 'digits'],
    ],
  });

  describeRule("a company's RUC", taxId.company, {
    takes: [
      ['', ''],
      ['20100070970', '20100070970'],
      ['20131312955', '20131312955'],
      ['20512333797', '20512333797'],
      ['20100709041', '20100709041'],
      ['20 100 070 970', '20100070970'],
    ],
    warns: [
      ['20100070971', '20100070971', 'check-digit'],
      ['30100070970', '30100070970', 'unusual-form'],
    ],
    refuses: [
      ['2010007097', 'exact-length', 11],
      ['201000709700', 'exact-length', 11],
      ['2010007097A', 'digits'],
    ],
  });

  describeRule('plate', plate, {
    takes: [
      ['ABC123', 'ABC123', 'ABC-123'],
      ['abc-123', 'ABC123', 'ABC-123'],
      ['V1A 789', 'V1A789', 'V1A-789'],
    ],
    warns: [
      ['123ABC', '123ABC', 'unusual-form'],
      ['ABCDEF', 'ABCDEF', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['ABC12', 'exact-length', 6],
      ['ABC1234', 'exact-length', 6],
      ['ABC12ñ', 'alphanumeric'],
    ],
  });

  describeRule('operator', operator!, {
    takes: [
      ['', ''],
      ['Transportes  del Sur ', 'Transportes del Sur'],
      ['o'.repeat(150), 'o'.repeat(150)],
    ],
    refuses: [['o'.repeat(151), 'max-length', 150]],
  });

  it('explains the licence by the example Q12345678', () => {
    expect(driverLicence.hint).toEqual({ kind: 'example', example: 'Q12345678' });
  });

  it('asks for a chat expiration date', () => {
    expect(PERU.chatExpiration).toBe(true);
  });

  it('requires the criminal record third', () => {
    expect(PERU.driverDocuments().map(({ type, order }) => [order, type])).toEqual([
      [1, 'photoLicenseDrivers'],
      [1, 'photoLicenseDriversReverse'],
      [2, 'photoDocumentIdFront'],
      [2, 'photoDocumentIdReverse'],
      [3, 'criminalRecordFederalCertificate'],
    ]);
  });

  it('requires both sides of the ownership card, SOAT, TUC and inspection; no SOAT of a semitrailer', () => {
    expect(PERU.vehicleDocuments.map(({ type, expiration }) => [type, expiration])).toEqual([
      ['ownership-card', null],
      ['ownership-card-reverse', null],
      ['soat', 'soatExpirationDate'],
      ['tuc', 'tucExpirationDate'],
      ['technical-inspection', 'technicalInspectionExpirationDate'],
    ]);
    expect(PERU.semitrailerDocuments.map(({ type }) => type)).toEqual([
      'ownership-card',
      'ownership-card-reverse',
      'tuc',
      'technical-inspection',
    ]);
  });

  it('asks its registers about trucks, semitrailers and drivers', () => {
    expect(PERU.homologation).toEqual({
      truck: ['SCC', 'SUTRAN', 'MTC_COMMODITIES'],
      semitrailer: ['SCC', 'SUTRAN', 'MTC_COMMODITIES'],
      driver: ['MTC_LICENCE', 'MTC_PAPERS', 'MTC_RECORD', 'SUNAT'],
    });
  });
});
