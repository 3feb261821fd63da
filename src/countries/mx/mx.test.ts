import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import { MEXICO } from './mx.ts';

const { phone, personalDocuments, curp, driverLicence, taxId, plate, operator } = MEXICO;
const [ine, fm3] = personalDocuments;

describe('Mexico', () => {
  describeRule('cellphone', phone.cellphone, {
    takes: [
      ['5512345678', '5512345678'],
      ['55 1234 5678', '5512345678'],
      ['+52 55 1234 5678', '5512345678'],
      ['15512345678', '15512345678'],
    ],
    warns: [
      ['1123456789', '1123456789', 'unusual-form'],
      ['25512345678', '25512345678', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['551234567', 'min-length', 10],
      ['155123456789', 'max-length', 11],
      ['55-1234-567b', 'digits'],
    ],
  });

  describeRule('reference phone', phone.reference, {
    takes: [
      ['', ''],
      ['(55) 1234-5678', '5512345678'],
    ],
    warns: [['0123456789', '0123456789', 'unusual-form']],
    refuses: [
      ['12345678', 'min-length', 10],
      ['551234567890', 'max-length', 11],
    ],
  });

  describeRule('INE', ine!.rule, {
    takes: [
      ['1234567890', '1234567890'],
      ['123456789', '123456789'],
      ['1234567890123', '1234567890123'],
      ['gmcrsr85041209h100', 'GMCRSR85041209H100'],
    ],
    warns: [
      ['12345', '12345', 'unusual-form'],
      ['GMCRSR85041209X100', 'GMCRSR85041209X100', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['123456789012345678901', 'max-length', 20],
      ['1234%', 'alphanumeric'],
    ],
  });

  describeRule('FM3', fm3!.rule, {
    takes: [
      ['12345678', '12345678'],
      ['n-1234567', 'N1234567'],
    ],
    refuses: [
      ['', 'required'],
      ['N12345678901234567890', 'max-length', 20],
      ['N1234567=', 'alphanumeric'],
    ],
  });

  describeRule('CURP', curp!, {
    takes: [
      ['', ''],
      ['BOXW310820HNERXN09', 'BOXW310820HNERXN09'],
      ['boxw310820hnerxn09', 'BOXW310820HNERXN09'],
      ['GOMC850412HDFNRR08', 'GOMC850412HDFNRR08'],
      ['HELA900101MJCRPN00', 'HELA900101MJCRPN00'],
      ['MAAR010203XMCRRRA8', 'MAAR010203XMCRRRA8'],
      ['ROSA951231 MNLDNNA4', 'ROSA951231MNLDNNA4'],
    ],
    warns: [
      ['BOXW310820HNERXN08', 'BOXW310820HNERXN08', 'check-digit'],
      ['HELA900101MJCRPN01', 'HELA900101MJCRPN01', 'check-digit'],
      ['BOXW311320HNERXN09', 'BOXW311320HNERXN09', 'unusual-form'],
      ['BOXW310820QNERXN09', 'BOXW310820QNERXN09', 'unusual-form'],
      ['123456789012345678', '123456789012345678', 'unusual-form'],
    ],
    refuses: [
      ['BOXW310820HNERXN0', 'exact-length', 18],
      ['BOXW310820HNERXN099', 'exact-length', 18],
      ['BOXW310820HNERXÑ09', 'alphanumeric'],
    ],
  });

  describeRule('driver licence', driverLicence, {
    takes: [
      ['LFD0123456789', 'LFD0123456789'],
      ['lfd 01234567', 'LFD01234567'],
      ['1', '1'],
    ],
    refuses: [
      ['', 'required'],
      ['LFD01234567890', 'max-length', 13],
      ['LFD+012345', 'alphanumeric'],
    ],
  });

  for (const [whose, rule] of [
    ['person', taxId.person],
    ['company', taxId.company],
  ] as const) {
    describeRule(`RFC of a ${whose}`, rule, {
      takes: [
        ['GODE561231GR8', 'GODE561231GR8'],
        ['gode-561231-gr8', 'GODE561231GR8'],
        ['VECJ880326XX1', 'VECJ880326XX1'],
        ['GOMC850412QX9', 'GOMC850412QX9'],
        ['ÑUÑJ800101AA0', 'ÑUÑJ800101AA0'],
        ['ñuñj800101aa0', 'ÑUÑJ800101AA0'],
        ['ABC010203AB9', 'ABC010203AB9'],
        ['P&G951231N15', 'P&G951231N15'],
        ['p&g 951231 n15', 'P&G951231N15'],
        ['TRO190815KM4', 'TRO190815KM4'],
        ['XAXX010101000', 'XAXX010101000'],
        ['XEXX010101000', 'XEXX010101000'],
      ],
      warns: [
        ['GODE561231GR9', 'GODE561231GR9', 'check-digit'],
        ['P&G951231N14', 'P&G951231N14', 'check-digit'],
        ['ABC010203ABA', 'ABC010203ABA', 'check-digit'],
        ['GODE561331GR8', 'GODE561331GR8', 'unusual-form'],
        ['123456789012', '123456789012', 'unusual-form'],
      ],
      refuses: [
        ['GODE561231', 'min-length', 12],
        ['12345678901', 'min-length', 12],
        ['GODE561231GR88', 'max-length', 13],
        ['GODE561231GR*', 'alphanumeric'],
      ],
    });
  }

  describeRule('RFC of a person left empty', taxId.person, { refuses: [['', 'required']] });
  describeRule('RFC of a company left empty', taxId.company, { takes: [['', '']] });

  describeRule('plate', plate, {
    takes: [
      ['12AB3C', '12AB3C'],
      ['123-AB-4', '123AB4'],
      ['abc-12-34', 'ABC1234'],
      ['123ABC', '123ABC', '123-ABC'],
    ],
    warns: [
      ['1234', '1234', 'unusual-form'],
      ['ABCDEFGH', 'ABCDEFGH', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['A1', 'min-length', 3],
      ['ABCDEF12345', 'max-length', 10],
      ['ABC$123', 'alphanumeric'],
    ],
  });

  describeRule('operator', operator!, {
    takes: [
      ['', ''],
      ['Autotransportes Águila', 'Autotransportes Águila'],
    ],
    refuses: [['o'.repeat(151), 'max-length', 150]],
  });

  it('calls the driver operador and the operator field Transportista', () => {
    expect(MEXICO.terms).toMatchObject({ driver: 'operador', operator: 'transportista' });
  });

  it('offers English too', () => {
    expect(MEXICO.languages).toEqual({ proposed: 'es-MX', offered: ['es-MX', 'en-MX', 'pt-BR'] });
  });

  it('requires the driver documents of the chosen document type, and makes three more optional', () => {
    const listed = (type?: 'INE' | 'FM3') =>
      MEXICO.driverDocuments(type).map((slot) => [slot.order, slot.type, slot.required]);
    const rest = [
      [3, 'psychoPhysicalAptitudeCertificate', true],
      [4, 'rControlCredential', false],
      [5, 'ctpat', false],
      [6, 'opalo', false],
    ];
    const licence = [
      [1, 'photoLicenseDrivers', true],
      [1, 'photoLicenseDriversReverse', true],
    ];
    expect(listed('INE')).toEqual([...licence, [2, 'ineFront', true], [2, 'ineReverse', true], ...rest]);
    expect(listed('FM3')).toEqual([...licence, [2, 'fm3Front', true], [2, 'fm3Reverse', true], ...rest]);
    expect(listed()).toEqual(listed('INE'));
  });

  it('requires the same documents of a truck and of a semitrailer', () => {
    expect(MEXICO.vehicleDocuments.map(({ type, expiration }) => [type, expiration])).toEqual([
      ['tarjeta-circulacion', 'circulationCardExpirationDate'],
      ['permiso-sct', null],
      ['certificado-condiciones-fisica-mecanica', null],
      ['poliza-seguro', 'insurancePolicyExpirationDate'],
    ]);
    expect(MEXICO.semitrailerDocuments).toEqual(MEXICO.vehicleDocuments);
  });
});
