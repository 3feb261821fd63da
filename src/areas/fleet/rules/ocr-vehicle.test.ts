import { describe, expect, it } from 'vitest';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { suggestVehicle } from './ocr-vehicle.ts';

const TODAY = '2026-02-10';

function valuesOf(country: CountryCode, text: string): Record<string, string> {
  const lines = text.split('\n').flatMap((line) => (line.trim() ? [{ text: line.trim(), confidence: 90 }] : []));
  const suggestions = Object.entries(suggestVehicle(lines, countryOf(country), TODAY));
  return Object.fromEntries(suggestions.flatMap(([name, found]) => (found ? [[name, found.value]] : [])));
}

type Card = { readonly about: string; readonly country: CountryCode; readonly text: string; readonly reads: object };

const CARDS: readonly Card[] = [
  {
    about: 'a Bolivian RUAT',
    country: 'BO',
    text: `
      REGISTRO UNICO PARA LA ADMINISTRACION TRIBUTARIA MUNICIPAL
      CERTIFICADO DE REGISTRO DE PROPIEDAD - VEHICULO AUTOMOTOR
      PLACA: 2345 KLP      CRPVA: 3K8T41207
      MARCA: VOLVO   TIPO: FH12   CLASE: TRACTO CAMION
      MODELO: 2014   COLOR: BLANCO
      CHASIS: 9BVAG20C4EE812345   MOTOR: D13815021
      PROPIETARIO: TRANSPORTES ANDINOS S.R.L.`,
    reads: {
      plate: '2345KLP',
      crpva: '3K8T41207',
      brand: 'VOLVO',
      year: '2014',
      color: 'BLANCO',
      chassis: '9BVAG20C4EE812345',
      owner: 'TRANSPORTES ANDINOS S.R.L.',
    },
  },
  {
    about: 'a folded Bolivian RUAT',
    country: 'BO',
    text: `
      PLACA 234S-KLP
      MARCA V0LVO
      M0DELO 2O14 COL0R BLANC0
      CHAS1S 9BVAG2OC4EE8I2345`,
    reads: { plate: '2345KLP', brand: 'VOLVO', year: '2014', color: 'BLANCO', chassis: '9BVAG20C4EE812345' },
  },
  {
    about: 'a Peruvian identification card',
    country: 'PE',
    text: `
      TARJETA DE IDENTIFICACION VEHICULAR
      Placa N°: A7B-845
      Categoría: N3    Marca: SCANIA
      Año Fabricación: 2018   Año Modelo: 2019
      Color: ROJO
      N° VIN: 9BSG6X400J3912345
      N° Motor: 8213456
      Apellidos y Nombres: HUAMAN FLORES ROSA ELENA`,
    reads: {
      plate: 'A7B845',
      brand: 'SCANIA',
      year: '2018',
      color: 'ROJO',
      chassis: '9BSG6X400J3912345',
      owner: 'HUAMAN FLORES ROSA ELENA',
    },
  },
  {
    about: 'a Chilean registration with the check digit of its plate',
    country: 'CL',
    text: `
      SERVICIO DE REGISTRO CIVIL E IDENTIFICACION
      PLACA PATENTE UNICA : HKJT.58-3
      TIPO VEHICULO : TRACTOCAMION   AÑO : 2016
      MARCA : MERCEDES BENZ  MODELO : ACTROS 2645
      NRO CHASIS : WDB9340321L987654
      COLOR : GRIS PLATA
      NOMBRE : SOTO VERA ANA MARIA
      RUT : 15.776.201-K`,
    reads: {
      plate: 'HKJT58',
      brand: 'MERCEDES BENZ',
      year: '2016',
      color: 'GRIS',
      chassis: 'WDB9340321L987654',
      owner: 'SOTO VERA ANA MARIA',
    },
  },
  {
    about: 'a Paraguayan cédula verde',
    country: 'PY',
    text: `
      REPUBLICA DEL PARAGUAY - CEDULA DEL AUTOMOTOR
      Chapa N° HBC 412
      Marca IVECO
      Modelo STRALIS   Año 2012
      Chasis N° 8ATM1NFH0CX076543
      Color AMARILLO
      Propietario BENITEZ DUARTE MIGUEL ANGEL`,
    reads: {
      plate: 'HBC412',
      brand: 'IVECO',
      year: '2012',
      color: 'AMARILLO',
      chassis: '8ATM1NFH0CX076543',
      owner: 'BENITEZ DUARTE MIGUEL ANGEL',
    },
  },
  {
    about: 'a Mexican circulation card',
    country: 'MX',
    text: `
      TARJETA DE CIRCULACION   AUTOTRANSPORTE FEDERAL
      PROPIETARIO: FLETES DEL NORTE S.A. DE C.V.
      PLACAS: 45AK7B   MARCA: KENWORTH   MODELO: 2020
      NUMERO DE SERIE: 3WKYD40X9LF123456
      CLASE: TRACTOCAMION`,
    reads: {
      plate: '45AK7B',
      brand: 'KENWORTH',
      year: '2020',
      chassis: '3WKYD40X9LF123456',
      owner: 'FLETES DEL NORTE S.A. DE C.V.',
    },
  },
  {
    about: 'a Brazilian CRLV with the values below the labels',
    country: 'BR',
    text: `
      CERTIFICADO DE REGISTRO E LICENCIAMENTO DE VEÍCULO
      CÓDIGO RENAVAM
      00123456789
      PLACA   EXERCÍCIO
      RKJ4D21 2025
      ANO FABRICAÇÃO   ANO MODELO
      2019 2020
      MARCA / MODELO / VERSÃO
      I/VOLVO FH 540 6X4T
      CHASSI
      9BVRG40D7LE876543
      COR PREDOMINANTE
      BRANCA
      NOME
      RODOVIAS DO SUL LTDA`,
    reads: {
      plate: 'RKJ4D21',
      year: '2019',
      brand: 'VOLVO',
      chassis: '9BVRG40D7LE876543',
      color: 'BRANCA',
      owner: 'RODOVIAS DO SUL LTDA',
    },
  },
  {
    about: 'a Brazilian semitrailer of the older plates, misread',
    country: 'BR',
    text: `
      PLACA
      AB0-1234
      MARCA/MODELO
      SR/RAND0N SR GR TR
      ANO FAB
      2OO8
      C0R PREDOMINANTE
      CINZA`,
    reads: { plate: 'ABO1234', brand: 'RANDON', year: '2008', color: 'CINZA' },
  },
  {
    about: 'an Argentine cédula',
    country: 'AR',
    text: `
      CEDULA DE IDENTIFICACION DEL AUTOMOTOR
      DOMINIO  AE 512 KT
      MARCA  FORD
      MODELO  CARGO 1722
      CHASIS  9BFYEB2B5JBS12345
      TITULAR  FERNANDEZ LUCAS EZEQUIEL
      DNI 23456789`,
    reads: {
      plate: 'AE512KT',
      brand: 'FORD',
      chassis: '9BFYEB2B5JBS12345',
      owner: 'FERNANDEZ LUCAS EZEQUIEL',
    },
  },
  {
    about: 'a Uruguayan libreta',
    country: 'UY',
    text: `
      LIBRETA DE CIRCULACION
      Matrícula: STP 4567
      Padrón: 903456789
      Marca: SINOTRUK   Modelo: HOWO   Año: 2021
      Chasis: LZZ5ELND0MN654321
      Titular: RODRIGUEZ SILVA DIEGO`,
    reads: {
      plate: 'STP4567',
      brand: 'SINOTRUK',
      year: '2021',
      chassis: 'LZZ5ELND0MN654321',
      owner: 'RODRIGUEZ SILVA DIEGO',
    },
  },
];

describe('the vehicle form gets suggestions from the card', () => {
  it.each(CARDS)('$about', ({ country, text, reads }) => {
    expect(valuesOf(country, text)).toEqual(reads);
  });
});

describe('nothing is suggested', () => {
  it('for a text that is no card', () => {
    expect(valuesOf('BO', 'lorem ipsum dolor\nsit amet 12 345')).toEqual({});
  });

  it('for a year in the future or a chassis made of words', () => {
    expect(valuesOf('BO', 'AÑO: 2031\nCHASIS: DESCONOCIDO')).toEqual({});
  });

  it('and a page of noise is processed quickly', () => {
    const noise = Array.from({ length: 200 }, () => `CHASIS PLACA MARCA ${'O0I1S5B8'.repeat(60)}`).join('\n');
    expect(Object.keys(valuesOf('BR', noise))).not.toContain('plate');
  });
});
