import { describe, expect, it } from 'vitest';
import type { Rule } from '#countries/rule.ts';
import { describeRule } from '#testing/rule-examples.ts';
import { CHILE } from './cl.ts';

const { phone, personalDocuments, driverLicence, taxId, plate } = CHILE;
const [run, foreignId] = personalDocuments;

function describeRun(name: string, rule: Rule): void {
  describeRule(name, rule, {
    takes: [
      ['12.345.678-5', '123456785', '12.345.678-5'],
      ['123456785', '123456785', '12.345.678-5'],
      ['12345678-5', '123456785', '12.345.678-5'],
      ['11.111.111-1', '111111111', '11.111.111-1'],
      ['76.086.428-5', '760864285', '76.086.428-5'],
      ['10.000.013-K', '10000013K', '10.000.013-K'],
      ['10000013k', '10000013K', '10.000.013-K'],
      ['20.347.878-k', '20347878K', '20.347.878-K'],
      ['15.000.013-0', '150000130', '15.000.013-0'],
      ['96 790 240–3', '967902403', '96.790.240-3'],
    ],
    warns: [
      ['12.345.678-6', '123456786', 'check-digit'],
      ['12.345.678-K', '12345678K', 'check-digit'],
      ['12.345.678-A', '12345678A', 'check-digit'],
      ['10.000.013-1', '100000131', 'check-digit'],
    ],
    refuses: [
      ['12345-6', 'min-length', 7],
      ['123.456.789-0', 'max-length', 9],
      ['1K.345.678-5', 'pattern'],
      ['AB.CDE.FGH-I', 'pattern'],
      ['12.345.678-Ñ', 'alphanumeric'],
      ['12.345.678-*', 'alphanumeric'],
    ],
  });

  describeRule(`${name} of old, filled up with zeros`, rule, {
    takes: [
      ['7.654.321-6', '076543216', '07.654.321-6'],
      ['76543216', '076543216', '07.654.321-6'],
      ['07.654.321-6', '076543216', '07.654.321-6'],
      ['6.265.837-1', '062658371', '06.265.837-1'],
      ['654.321-9', '006543219', '00.654.321-9'],
    ],
    warns: [['7.654.321-K', '07654321K', 'check-digit']],
  });
}

describe('Chile', () => {
  describeRule('cellphone', phone.cellphone, {
    takes: [
      ['912345678', '912345678'],
      ['9 1234 5678', '912345678'],
      ['+56 9 1234 5678', '912345678'],
      ['0912345678', '912345678'],
    ],
    warns: [['221234567', '221234567', 'unusual-form']],
    refuses: [
      ['', 'required'],
      ['12345678', 'exact-length', 9],
      ['9123456789', 'exact-length', 9],
      ['91234567x', 'digits'],
    ],
  });

  describeRule('reference phone', phone.reference, {
    takes: [
      ['', ''],
      ['2 2123 4567', '221234567'],
      ['912345678', '912345678'],
    ],
    warns: [['112345678', '112345678', 'unusual-form']],
    refuses: [
      ['22123456', 'exact-length', 9],
      ['2212345678', 'exact-length', 9],
    ],
  });

  describeRun('RUN', run!.rule);
  describeRun('driver licence', driverLicence);
  describeRun("a person's RUT", taxId.person);
  describeRun("a company's RUT", taxId.company);

  describeRule('RUN left empty', run!.rule, { refuses: [['', 'required']] });
  describeRule('driver licence left empty', driverLicence, { refuses: [['', 'required']] });
  describeRule('RUT left empty', taxId.person, { takes: [['', '']] });

  describeRule('Carné de extranjería', foreignId!.rule, {
    takes: [
      ['123456789012', '123456789012'],
      ['1234 5678 9012', '123456789012'],
    ],
    refuses: [
      ['', 'required'],
      ['12345678901', 'exact-length', 12],
      ['1234567890123', 'exact-length', 12],
      ['12345678901K', 'digits'],
    ],
  });

  describeRule('plate', plate, {
    takes: [
      ['BBCL12', 'BBCL12', 'BB.CL.12'],
      ['bb.cl.12', 'BBCL12', 'BB.CL.12'],
      ['BBCL-12', 'BBCL12', 'BB.CL.12'],
      ['AB-1234', 'AB1234', 'AB.12.34'],
    ],
    warns: [
      ['1234AB', '1234AB', 'unusual-form'],
      ['ABCDEF', 'ABCDEF', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['BBCL1', 'exact-length', 6],
      ['BBCL123', 'exact-length', 6],
      ['BB.CL.1Ñ', 'alphanumeric'],
    ],
  });

  it('shows the dotted format even where the first group has three or four digits', () => {
    expect(plate.format('1234AB')).toBe('12.34.AB');
  });

  it('shows the pattern under the field', () => {
    expect(run!.rule.hint).toEqual({ kind: 'pattern', pattern: 'xx.xxx.xxx-x' });
    expect(plate.hint).toEqual({ kind: 'pattern', pattern: 'xx.xx.xx' });
  });

  it('spells its two documents in its own way', () => {
    expect(personalDocuments.map(({ type, foreign }) => [type, foreign])).toEqual([
      ['RUN', false],
      ['Carné de extranjería', true],
    ]);
  });

  it('requires a life sheet of its drivers', () => {
    expect(CHILE.driverDocuments().map(({ type }) => type)).toEqual([
      'photoLicenseDrivers',
      'photoLicenseDriversReverse',
      'photoDocumentIdFront',
      'photoDocumentIdReverse',
      'sheetLife',
    ]);
  });

  it('requires permit, SOAP, inspection and ownership card of a truck, all but the SOAP of a semitrailer', () => {
    expect(CHILE.vehicleDocuments.map(({ type, expiration }) => [type, expiration])).toEqual([
      ['circulation-permit', 'circulationCardExpirationDate'],
      ['soap', 'soatExpirationDate'],
      ['technical-inspection', 'technicalInspectionExpirationDate'],
      ['ownership-card', null],
    ]);
    expect(CHILE.semitrailerDocuments.map(({ type }) => type)).toEqual([
      'circulation-permit',
      'technical-inspection',
      'ownership-card',
    ]);
  });
});
