import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { ADDITIONAL_DOCUMENT_TYPES } from '#countries/document-types.ts';
import { checklistFor, isSeen } from './checklist.ts';
import type { OwnerKind } from './document-owner.ts';
import { FLEET_DOCUMENT_TYPES, isExtra } from './fleet-document.ts';

const required = (kind: OwnerKind, countryCode: CountryCode, documentType?: string) =>
  checklistFor({ kind, countryCode, ...(documentType ? { documentType } : {}) }, null)
    .filter((slot) => slot.required)
    .map(({ type }) => type);

const BASE = [
  'photoLicenseDrivers',
  'photoLicenseDriversReverse',
  'photoDocumentIdFront',
  'photoDocumentIdReverse',
] as const;

const DRIVER: Readonly<Record<Exclude<CountryCode, 'MX'>, readonly string[]>> = {
  BO: [...BASE, 'criminalRecordFederalCertificate', 'securityInducction'],
  PE: [...BASE, 'criminalRecordFederalCertificate'],
  CL: [...BASE, 'sheetLife'],
  AR: [...BASE, 'linti'],
  PY: BASE,
  UY: BASE,
  BR: BASE,
};

const TRUCK: Readonly<Record<CountryCode, readonly string[]>> = {
  BO: ['ruat', 'soat', 'technical-inspection', 'operation-card'],
  PE: ['ownership-card', 'ownership-card-reverse', 'soat', 'tuc', 'technical-inspection'],
  CL: ['circulation-permit', 'soap', 'technical-inspection', 'ownership-card'],
  PY: ['cedula-verde', 'cedula-verde-reverse', 'habilitacion-carretera', 'poliza-seguro'],
  AR: ['cedula-verde', 'cedula-verde-reverse', 'ruta', 'poliza-seguro', 'technical-inspection'],
  UY: ['ownership-card', 'poliza-seguro', 'technical-inspection'],
  MX: ['tarjeta-circulacion', 'permiso-sct', 'certificado-condiciones-fisica-mecanica', 'poliza-seguro'],
  BR: ['crv', 'crlv', 'dpvat'],
};

describe('the checklist of a country', () => {
  it.each(Object.entries(DRIVER))('of a driver in %s', (code, types) => {
    expect(required('driver', code as CountryCode)).toEqual(types);
  });

  it.each([
    ['INE', 'ineFront', 'ineReverse'],
    ['FM3', 'fm3Front', 'fm3Reverse'],
  ])('of a driver in Mexico with an %s', (documentType, front, reverse) => {
    const licence = ['photoLicenseDrivers', 'photoLicenseDriversReverse'];
    expect(required('driver', 'MX', documentType)).toEqual([
      ...licence,
      front,
      reverse,
      'psychoPhysicalAptitudeCertificate',
    ]);
  });

  it.each(Object.entries(TRUCK))('of a truck in %s, and of a semitrailer without its insurance', (code, types) => {
    expect(required('truck', code as CountryCode)).toEqual(types);
    const pulled = types.filter((type) => !['soat', 'soap', 'dpvat'].includes(type));
    expect(required('semitrailer', code as CountryCode)).toEqual(pulled);
  });

  it('ends with the extra documents of a driver, which are never required', () => {
    for (const { code, additionalDocuments } of COUNTRIES) {
      const extras = checklistFor({ kind: 'driver', countryCode: code }, null).filter(({ type }) => isExtra(type));
      expect(extras.map(({ type }) => type)).toEqual(additionalDocuments);
      expect(extras.every((slot) => !slot.required)).toBe(true);
    }
  });
});

describe('the checklist of a company', () => {
  it('removes documents from the required ones but keeps their slots for owners who have them', () => {
    const slots = checklistFor({ kind: 'truck', countryCode: 'BR' }, ['crlv']);
    expect(slots.map(({ type, required }) => [type, required])).toEqual([
      ['crv', false],
      ['crlv', true],
      ['dpvat', false],
    ]);
  });

  it('adds documents of other countries at the end, with their completion and dates', () => {
    const slots = checklistFor({ kind: 'truck', countryCode: 'BR' }, ['crlv', 'poliza-seguro']);
    expect(slots.at(-1)).toEqual({
      type: 'poliza-seguro',
      required: true,
      order: 4,
      expiration: 'insurancePolicyExpirationDate',
      completedBy: 'file',
    });
    const induction = checklistFor({ kind: 'driver', countryCode: 'BR' }, ['securityInducction']);
    expect(induction.find(({ type }) => type === 'securityInducction')).toMatchObject({ completedBy: 'dates' });
  });

  it('leaves out documents that belong to another identity document', () => {
    const types = ['ineFront', 'fm3Front'] as const;
    const slots = checklistFor({ kind: 'driver', countryCode: 'MX', documentType: 'FM3' }, types);
    expect(slots.filter((slot) => slot.required).map(({ type }) => type)).toEqual(['fm3Front']);
  });
});

describe('a reader', () => {
  it('sees everything except the extra documents without permission for them', () => {
    const hidden = FLEET_DOCUMENT_TYPES.filter((type) => !isSeen(type, { extras: false, hidesReverse: false }));
    expect(hidden).toEqual(ADDITIONAL_DOCUMENT_TYPES);
  });

  it('does not see the reverse of the ownership card where it is hidden, but sees other reverse sides', () => {
    const hidden = FLEET_DOCUMENT_TYPES.filter((type) => !isSeen(type, { extras: true, hidesReverse: true }));
    expect(hidden).toEqual(['ownership-card-reverse']);
  });
});
