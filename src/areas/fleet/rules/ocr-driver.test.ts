import { describe, expect, it } from 'vitest';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { RecognisedLine } from './ocr-card.ts';
import { suggestDriver } from './ocr-driver.ts';

const TODAY = '2026-02-10';

function recognised(text: string, confidence = 90): RecognisedLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, confidence }));
}

function valuesOf(country: CountryCode, text: string): Record<string, string> {
  const suggestions = Object.entries(suggestDriver(recognised(text), countryOf(country), TODAY));
  return Object.fromEntries(suggestions.flatMap(([name, found]) => (found ? [[name, found.value]] : [])));
}

type Card = { readonly about: string; readonly country: CountryCode; readonly text: string; readonly reads: object };

const CARDS: readonly Card[] = [
  {
    about: 'a Bolivian licence',
    country: 'BO',
    text: `
      ESTADO PLURINACIONAL DE BOLIVIA
      LICENCIA PARA CONDUCIR VEHICULOS
      Apellidos: MAMANI QUISPE
      Nombres: JUAN CARLOS
      C.I.: 4839201 LP   Categoría: C
      Fecha de Nacimiento: 14/07/1985
      Fecha de Emisión: 03/05/2023
      Fecha de Vencimiento: 03/05/2028`,
    reads: {
      firstName: 'JUAN CARLOS',
      lastName: 'MAMANI QUISPE',
      typeDocumentId: 'CI',
      documentId: '4839201',
      driverLicense: '4839201',
      driverLicenseCategory: 'C',
      birthDate: '1985-07-14',
      driverLicenseExpirationDate: '2028-05-03',
    },
  },
  {
    about: 'a Bolivian licence under a scratched film',
    country: 'BO',
    text: `
      E5TADO PLUR1NACIONAL DE B0LIVIA ~
      APELL1DOS  MAMANI QU1SPE ,
      N0MBRES ¡JUAN CARLOS
      C.|.: 48392O1 LP CATEGORlA: C.
      FECHA NAC1MIENTO I4/O7/1985
      VENC1MIENT0 O3/05/2O28`,
    reads: {
      typeDocumentId: 'CI',
      firstName: 'JUAN CARLOS',
      lastName: 'MAMANI QUISPE',
      documentId: '4839201',
      driverLicense: '4839201',
      driverLicenseCategory: 'C',
      birthDate: '1985-07-14',
      driverLicenseExpirationDate: '2028-05-03',
    },
  },
  {
    about: 'a Peruvian licence with class and category apart',
    country: 'PE',
    text: `
      REPÚBLICA DEL PERÚ
      MINISTERIO DE TRANSPORTES Y COMUNICACIONES
      LICENCIA DE CONDUCIR
      N° Q45678912
      Apellidos
      HUAMAN FLORES
      Nombres
      ROSA ELENA
      Clase A Categoría III-c
      Fecha de Expedición 12/01/2024
      Fecha de Revalidación 12/01/2027`,
    reads: {
      firstName: 'ROSA ELENA',
      lastName: 'HUAMAN FLORES',
      typeDocumentId: 'DNI',
      documentId: '45678912',
      driverLicense: 'Q45678912',
      driverLicenseCategory: 'A-IIIc',
      driverLicenseExpirationDate: '2027-01-12',
    },
  },
  {
    about: 'a Peruvian licence whose marks were misread',
    country: 'PE',
    text: `
      LlCENCIA DE C0NDUCIR
      N* de Licencia: Q4S678912
      DNI: 45678912
      CLASE Y CATEGORIA: A-lIIb
      FECHA DE REVALlDACION: 12 ENE 2027`,
    reads: {
      typeDocumentId: 'DNI',
      documentId: '45678912',
      driverLicense: 'Q45678912',
      driverLicenseCategory: 'A-IIIb',
      driverLicenseExpirationDate: '2027-01-12',
    },
  },
  {
    about: 'a Chilean licence of several classes',
    country: 'CL',
    text: `
      REPUBLICA DE CHILE   LICENCIA DE CONDUCTOR
      MUNICIPALIDAD DE MAIPU
      APELLIDOS GONZALEZ ROJAS
      NOMBRES PEDRO ANTONIO
      RUN 12.345.678-5
      CLASE B A2 A5
      FECHA ULTIMO CONTROL 20/08/2022
      FECHA DE CONTROL 20/08/2026`,
    reads: {
      firstName: 'PEDRO ANTONIO',
      lastName: 'GONZALEZ ROJAS',
      typeDocumentId: 'RUN',
      documentId: '123456785',
      driverLicense: '123456785',
      driverLicenseCategory: 'A5',
      driverLicenseExpirationDate: '2026-08-20',
    },
  },
  {
    about: 'a Chilean licence whose RUN ends in K and fell apart',
    country: 'CL',
    text: `
      APELLlDOS
      SOTO VERA
      NOMBRES
      ANA MARIA
      RUN 15.776.2O1 - K
      CLASE A4`,
    reads: {
      driverLicense: '15776201K',
      typeDocumentId: 'RUN',
      firstName: 'ANA MARIA',
      lastName: 'SOTO VERA',
      documentId: '15776201K',
      driverLicenseCategory: 'A4',
    },
  },
  {
    about: 'a Paraguayan licence',
    country: 'PY',
    text: `
      REPUBLICA DEL PARAGUAY  LICENCIA DE CONDUCIR
      Apellidos: BENITEZ DUARTE
      Nombres: MIGUEL ANGEL
      C.I. N° 3.456.789
      Categoria: PROFESIONAL A SUPERIOR
      Fecha Nac.: 02-11-1979
      Vencimiento: 30-06-2027`,
    reads: {
      typeDocumentId: 'CI',
      firstName: 'MIGUEL ANGEL',
      lastName: 'BENITEZ DUARTE',
      documentId: '3456789',
      driverLicense: '3456789',
      driverLicenseCategory: 'A Superior',
      birthDate: '1979-11-02',
      driverLicenseExpirationDate: '2027-06-30',
    },
  },
  {
    about: 'a Mexican federal licence',
    country: 'MX',
    text: `
      SECRETARIA DE INFRAESTRUCTURA COMUNICACIONES Y TRANSPORTES
      LICENCIA FEDERAL DE CONDUCTOR
      NOMBRE: JORGE LUIS RAMIREZ ORTEGA
      No. de Licencia: MEX0123456
      CURP: RAOJ800101HDFMRR06
      Categoría: B
      Vigencia: DEL 15/03/2023 AL 15/03/2028`,
    reads: {
      firstName: 'JORGE LUIS',
      lastName: 'RAMIREZ ORTEGA',
      driverLicense: 'MEX0123456',
      driverLicenseCategory: 'B',
      curp: 'RAOJ800101HDFMRR06',
      birthDate: '1980-01-01',
      driverLicenseExpirationDate: '2028-03-15',
    },
  },
  {
    about: 'a Mexican electoral card that stacks the names',
    country: 'MX',
    text: `
      MÉXICO INSTITUTO NACIONAL ELECTORAL
      NOMBRE
      RAMIREZ
      ORTEGA
      JORGE LUIS
      DOMICILIO
      C HIDALGO 12
      CLAVE DE ELECTOR RMORJR80010109H400
      FECHA DE NACIMIENTO 01/01/1980 SEXO H`,
    reads: {
      firstName: 'JORGE LUIS',
      lastName: 'RAMIREZ ORTEGA',
      typeDocumentId: 'INE',
      documentId: 'RMORJR80010109H400',
      birthDate: '1980-01-01',
    },
  },
  {
    about: 'a Brazilian licence with the values below several labels',
    country: 'BR',
    text: `
      REPÚBLICA FEDERATIVA DO BRASIL
      CARTEIRA NACIONAL DE HABILITAÇÃO
      2 e 1 NOME E SOBRENOME           1ª HABILITAÇÃO
      MARCOS ANTONIO DA SILVA SOUZA    10/05/2005
      3 DATA, LOCAL E UF DE NASCIMENTO
      21/09/1984 CURITIBA PR
      4a DATA EMISSÃO  4b VALIDADE
      11/02/2022 10/02/2032
      4d CPF  5 Nº REGISTRO  9 CAT HAB
      529.982.247-25 01234567890 AE`,
    reads: {
      firstName: 'MARCOS',
      lastName: 'ANTONIO DA SILVA SOUZA',
      typeDocumentId: 'RG',
      documentId: '52998224725',
      driverLicense: '01234567890',
      driverLicenseCategory: 'E',
      birthDate: '1984-09-21',
      driverLicenseExpirationDate: '2032-02-10',
    },
  },
  {
    about: 'an old Brazilian licence with misread digits',
    country: 'BR',
    text: `
      NOME
      JULIA MARTINS
      DATA NASClMENTO
      O3/12/1990
      CPF
      529.982.247-2S
      Nº REGISTR0
      O1234567890
      VALIDADE
      10/02/2O27
      CAT. HAB.
      D`,
    reads: {
      typeDocumentId: 'RG',
      firstName: 'JULIA',
      lastName: 'MARTINS',
      documentId: '52998224725',
      driverLicense: '01234567890',
      driverLicenseCategory: 'D',
      birthDate: '1990-12-03',
      driverLicenseExpirationDate: '2027-02-10',
    },
  },
  {
    about: 'an Argentine licence in two languages',
    country: 'AR',
    text: `
      LICENCIA NACIONAL DE CONDUCIR
      N° Licencia / License No. 23456789
      Apellido / Surname
      FERNANDEZ
      Nombre / Name
      LUCAS EZEQUIEL
      Domicilio / Address
      AV SAN MARTIN 1234
      Fecha de Nac. / Date of Birth
      05 ABR/APR 1988
      Otorgamiento / Date of issue
      12 MAR/MAR 2023
      Vencimiento / Date of expiry
      12 MAR/MAR 2028
      Clase / Class C2 E1`,
    reads: {
      firstName: 'LUCAS EZEQUIEL',
      lastName: 'FERNANDEZ',
      typeDocumentId: 'DNI',
      documentId: '23456789',
      driverLicense: '23456789',
      driverLicenseCategory: 'E1',
      birthDate: '1988-04-05',
      driverLicenseExpirationDate: '2028-03-12',
    },
  },
  {
    about: 'a Uruguayan licence',
    country: 'UY',
    text: `
      REPUBLICA ORIENTAL DEL URUGUAY
      LICENCIA DE CONDUCIR
      1. Apellidos RODRIGUEZ SILVA
      2. Nombres DIEGO
      3. Fecha de nacimiento 30/04/1991
      4a. Fecha de expedición 01/02/2024 4b. Vencimiento 01/02/2034
      5. C.I. 1.234.567-2
      9. Categorías C`,
    reads: {
      firstName: 'DIEGO',
      lastName: 'RODRIGUEZ SILVA',
      typeDocumentId: 'CI',
      documentId: '12345672',
      driverLicense: '12345672',
      driverLicenseCategory: 'C',
      birthDate: '1991-04-30',
      driverLicenseExpirationDate: '2034-02-01',
    },
  },
];

const read = (text: string, confidence = 90) => suggestDriver(recognised(text, confidence), countryOf('BO'), TODAY);
const confidenceOf = (text: string) => read(text).birthDate?.confidence ?? 0;

describe('the confidence of a suggestion is higher', () => {
  it('the better the line was recognised', () => {
    const text = 'C.I.: 4839201';
    expect(read(text, 95).documentId?.confidence).toBe(95);
    expect(read(text, 60).documentId?.confidence).toBe(60);
  });

  it('the fewer characters were guessed', () => {
    expect(read('C.I.: 48392O1').documentId?.confidence).toBeLessThan(90);
  });

  it('the nearer it is to its label', () => {
    expect(confidenceOf('Nacimiento: 14/07/1985')).toBe(90);
    expect(confidenceOf('Nacimiento\n14/07/1985')).toBeLessThan(90);
  });

  it('and a suggestion below a third is dropped', () => {
    expect(read('C.I.: 4839201', 25).documentId).toBeUndefined();
  });
});

describe('nothing is suggested', () => {
  const suggested = (text: string) => valuesOf('BO', text);

  it('for a text that is no card', () => {
    expect(suggested('lorem ipsum dolor\nsit amet 12 345')).toEqual({});
    expect(suggested('')).toEqual({});
  });

  it('for a day that does not exist, a child, or a licence that runs for decades', () => {
    expect(suggested('Nacimiento: 31/02/1985')).toEqual({});
    expect(suggested('Nacimiento: 14/07/2015')).toEqual({});
    expect(suggested('Vencimiento: 14/07/2085')).toEqual({});
  });

  it('for a number that is too long or is a word', () => {
    expect(suggested('C.I.: 123456789012345')).toEqual({});
    expect(suggested('C.I.: SOLISIS')).toEqual({});
  });

  it('and a page of noise is processed quickly', () => {
    const words = ['O0I1S5B8', 'O0I1S5B8O0I1S5B8O0', 'O0I1S5B8'.repeat(30)].map((word) => `${word} `.repeat(20));
    const noise = words.map((line) => `C.I. LICENCIA N CURP ${line}\n`.repeat(70)).join('');
    for (const country of ['BO', 'MX'] as const) expect(valuesOf(country, noise)).not.toHaveProperty('curp');
  });
});

describe('the driver form gets suggestions from the card', () => {
  it.each(CARDS)('$about', ({ country, text, reads }) => {
    expect(valuesOf(country, text)).toEqual(reads);
  });
});
