import { describe, expect, it } from 'vitest';
import { describeRule } from '#testing/rule-examples.ts';
import { BRAZIL } from './br.ts';

const { phone, personalDocuments, driverLicence, taxId, plate, chassis, firstName, lastName } = BRAZIL;

describe('Brazil', () => {
  describeRule('cellphone', phone.cellphone, {
    takes: [
      ['11987654321', '11987654321'],
      ['(11) 98765-4321', '11987654321'],
      ['+55 11 98765-4321', '11987654321'],
      ['+5511987654321', '11987654321'],
      ['011987654321', '11987654321'],
    ],
    warns: [
      ['1133334444', '1133334444', 'unusual-form'],
      ['11887654321', '11887654321', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['987654321', 'min-length', 10],
      ['119876543210', 'max-length', 11],
      ['11-98765-432x', 'digits'],
    ],
  });

  describeRule('reference phone', phone.reference, {
    takes: [
      ['', ''],
      ['11 98765 4321', '11987654321'],
      ['011 98765 4321', '11987654321'],
    ],
    warns: [['01987654321', '01987654321', 'unusual-form']],
    refuses: [
      ['(11) 3333-4444', 'exact-length', 11],
      ['119876543219', 'exact-length', 11],
    ],
  });

  describeRule('phone of a contact', phone.contact, {
    takes: [
      ['(11) 3333-4444', '1133334444'],
      ['11 98765 4321', '11987654321'],
    ],
    warns: [['0133334444', '0133334444', 'unusual-form']],
    refuses: [
      ['33334444', 'min-length', 10],
      ['119876543219', 'max-length', 11],
    ],
  });

  describeRule('RG, which has the shape of a CPF', personalDocuments[0]!.rule, {
    takes: [
      ['12345678909', '12345678909', '123.456.789-09'],
      ['123456789-09', '12345678909', '123.456.789-09'],
      ['123.456.789-09', '12345678909', '123.456.789-09'],
      ['98765432100', '98765432100', '987.654.321-00'],
      ['529.982.247-25', '52998224725', '529.982.247-25'],
      ['000.000.001-91', '00000000191', '000.000.001-91'],
      ['04567891201', '04567891201', '045.678.912-01'],
      ['31045678082', '31045678082', '310.456.780-82'],
    ],
    warns: [
      ['12345678900', '12345678900', 'check-digit'],
      ['529.982.247-26', '52998224726', 'check-digit'],
      ['111.111.111-11', '11111111111', 'check-digit'],
      ['00000000000', '00000000000', 'check-digit'],
      ['99999999999', '99999999999', 'check-digit'],
    ],
    refuses: [
      ['', 'required'],
      ['1234567890', 'exact-length', 11],
      ['123456789-090', 'exact-length', 11],
      ['12345678X09', 'digits'],
    ],
  });

  describeRule('CNH', driverLicence, {
    takes: [
      ['02650306461', '02650306461'],
      ['026.503.064-61', '02650306461'],
    ],
    refuses: [
      ['', 'required'],
      ['0265030646', 'exact-length', 11],
      ['026503064611', 'exact-length', 11],
      ['0265030646A', 'digits'],
    ],
  });

  for (const [whose, rule] of [
    ['person', taxId.person],
    ['company', taxId.company],
  ] as const) {
    describeRule(`CNPJ of a ${whose}`, rule, {
      takes: [
        ['', ''],
        ['11222333000181', '11222333000181', '11.222.333/0001-81'],
        ['112223330001-81', '11222333000181', '11.222.333/0001-81'],
        ['11.222.333/0001-81', '11222333000181', '11.222.333/0001-81'],
        ['12.345.678/0001-95', '12345678000195', '12.345.678/0001-95'],
        ['12.ABC.345/01DE-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
        ['12abc34501de35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
        ['A1B2C3D4E5F668', 'A1B2C3D4E5F668', 'A1.B2C.3D4/E5F6-68'],
        ['00.000.000/0001-91', '00000000000191', '00.000.000/0001-91'],
        ['33.444.555/0002-62', '33444555000262', '33.444.555/0002-62'],
      ],
      warns: [
        ['11222333000180', '11222333000180', 'check-digit'],
        ['12.ABC.345/01DE-36', '12ABC34501DE36', 'check-digit'],
        ['00000000000000', '00000000000000', 'check-digit'],
      ],
      refuses: [
        ['1122233300018', 'exact-length', 14],
        ['112223330001811', 'exact-length', 14],
        ['12ABC34501DE3X', 'pattern'],
        ['12ABC34501DEAB', 'pattern'],
        ['1122233300018$', 'alphanumeric'],
        ['Ñ1222333000181', 'alphanumeric'],
      ],
    });
  }

  describeRule('plate', plate, {
    takes: [
      ['ABC1234', 'ABC1234'],
      ['abc-1234', 'ABC1234'],
      ['ABC1D23', 'ABC1D23'],
      ['abc 1d23', 'ABC1D23'],
    ],
    warns: [
      ['1234ABC', '1234ABC', 'unusual-form'],
      ['AB12345', 'AB12345', 'unusual-form'],
    ],
    refuses: [
      ['', 'required'],
      ['AB', 'min-length', 3],
      ['ABCDE123456', 'max-length', 10],
      ['ABC@1234', 'alphanumeric'],
    ],
  });

  describeRule('chassis', chassis, {
    takes: [
      ['', ''],
      ['9BWZZZ377VT004251', '9BWZZZ377VT004251'],
      ['9bwzzz377vt004251', '9BWZZZ377VT004251'],
      ['9BW ZZZ377 VT004251', '9BWZZZ377VT004251'],
    ],
    warns: [
      ['AB12', 'AB12', 'unusual-form'],
      ['9BWZZZ377VT00425O', '9BWZZZ377VT00425O', 'unusual-form'],
    ],
    refuses: [
      ['AB1', 'min-length', 4],
      ['9BWZZZ377VT0042511', 'max-length', 17],
      ['9BWZZZ377VT00425!', 'alphanumeric'],
    ],
  });

  for (const [name, rule] of [
    ['first name', firstName],
    ['last name', lastName],
  ] as const) {
    describeRule(name, rule, {
      takes: [
        ['João', 'João'],
        ['  Maria   da Conceição ', 'Maria da Conceição'],
        ["D'Ávila", "D'Ávila"],
        ['Sá-Carneiro Jr.', 'Sá-Carneiro Jr.'],
        ['a'.repeat(100), 'a'.repeat(100)],
      ],
      warns: [['João 2', 'João 2', 'unusual-form']],
      refuses: [
        ['', 'required'],
        [' \t ', 'required'],
        ['a'.repeat(101), 'max-length', 100],
        ['João@', 'restricted-characters'],
        ['<b>João</b>', 'restricted-characters'],
        ['Maria; Silva', 'restricted-characters'],
        ['João 🚚', 'restricted-characters'],
      ],
    });
  }

  it('requires licence and identity of a driver', () => {
    expect(BRAZIL.driverDocuments().map(({ type }) => type)).toEqual([
      'photoLicenseDrivers',
      'photoLicenseDriversReverse',
      'photoDocumentIdFront',
      'photoDocumentIdReverse',
    ]);
  });

  it('requires CRV, CRLV and DPVAT of a truck, all but the DPVAT of a semitrailer', () => {
    expect(BRAZIL.vehicleDocuments.map(({ type, expiration }) => [type, expiration])).toEqual([
      ['crv', null],
      ['crlv', 'crlvExpirationDate'],
      ['dpvat', 'dpvatExpirationDate'],
    ]);
    expect(BRAZIL.semitrailerDocuments.map(({ type }) => type)).toEqual(['crv', 'crlv']);
  });
});
