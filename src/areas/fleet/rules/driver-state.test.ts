import { describe, expect, it } from 'vitest';
import { checklistFor } from '#areas/documents/rules/checklist.ts';
import { countryOf } from '#countries/country.ts';
import { documentFieldProblems } from './driver-document-fields.ts';
import { shownRating } from './driver-rating.ts';
import { driverSearchText } from './driver-search-text.ts';
import { completionOf, documentStateOf } from './driver-state.ts';

describe('documents', () => {
  it('are complete when all required ones are present, and expired as soon as one has expired', () => {
    expect(documentStateOf({ done: 7, required: 7, expired: false })).toBe('complete');
    expect(documentStateOf({ done: 6, required: 7, expired: false })).toBe('pending');
    expect(documentStateOf({ done: 7, required: 7, expired: true })).toBe('expired');
  });

  it('are a share of what is required', () => {
    expect(completionOf({ done: 2, required: 5 })).toBe(0.4);
    expect(completionOf({ done: 0, required: 0 })).toBe(0);
  });
});

describe('the dates of a form', () => {
  const slots = (countryCode: 'BO' | 'PE') => checklistFor({ kind: 'driver', countryCode, documentType: null }, null);
  const security = { securityIssuedDate: '2026-05-01', securityExpirationDate: '2026-04-30' };

  it('belong to documents the driver has', () => {
    expect(documentFieldProblems(slots('BO'), { driverLicenseExpirationDate: '2030-01-01' })).toEqual({});
    expect(documentFieldProblems(slots('PE'), security)).toMatchObject({
      securityIssuedDate: { code: 'unknown' },
      securityExpirationDate: { code: 'unknown' },
    });
  });

  it('do not end before they begin', () => {
    expect(documentFieldProblems(slots('BO'), security)).toEqual({ securityExpirationDate: { code: 'beforeIssue' } });
  });
});

it('a driver without ratings has four stars on the card and three elsewhere', () => {
  expect([shownRating(null, 'card'), shownRating(null, 'data')]).toEqual(['4.0', '3.0']);
  expect(shownRating(2.25, 'card')).toBe('2.3');
});

describe('a driver is found', () => {
  const driver = {
    firstName: 'Camila',
    lastName: 'Soto',
    countryCode: '56',
    phone: '987654321',
    typeDocumentId: 'RUN',
    documentId: '123456785',
    birthDate: '1985-03-09',
    driverLicense: '123456785',
    driverLicenseCategory: 'A5',
    taxId: null,
    businessName: null,
    personReference: 'confidential',
    phoneReference: null,
    street: null,
    typeOfFleet: null,
    curp: null,
    chatExpirationDate: null,
    operator: null,
    eventualTrucker: false,
  };

  it('by name, by numbers in both forms and by phone', () => {
    const lines = driverSearchText(countryOf('CL'), driver).split('\n');
    expect(lines).toEqual(['Camila Soto', '123456785', '12.345.678-5', '987654321', '56987654321']);
  });

  it('not by a phone that the reader may not see', () => {
    const text = driverSearchText(countryOf('CL'), { ...driver, eventualTrucker: true });
    expect(text).not.toContain('987654321');
  });
});
