import { describe, expect, it } from 'vitest';
import { checklistFor } from './checklist.ts';
import { attributesOf, changesFrom } from './document-dates.ts';
import { fleetDocument } from './fleet-document.fixture.ts';

const bolivian = checklistFor({ kind: 'driver', countryCode: 'BO' }, null);
const paraguayan = checklistFor({ kind: 'truck', countryCode: 'PY' }, null);

describe('the dates of a form', () => {
  it('change their documents, after the documents that the form lists', () => {
    const document = { type: 'photoLicenseDrivers', fileId: 'x' } as const;
    const fields = {
      driverLicenseExpirationDate: '2030-01-01',
      securityIssuedDate: '2026-01-01',
      securityExpirationDate: null,
    };
    expect(changesFrom(bolivian, fields, [document])).toMatchObject([
      document,
      {
        type: 'photoLicenseDrivers',
        expirationDate: '2030-01-01',
        expirationField: 'driverLicenseExpirationDate',
      },
      { type: 'securityInducction', issuedDate: '2026-01-01', expirationDate: null },
    ]);
  });

  it('are ignored where the checklist has no such document', () => {
    expect(changesFrom(paraguayan, { soatExpirationDate: '2030-01-01' })).toEqual([]);
  });

  it('carry the number of the policy', () => {
    expect(changesFrom(paraguayan, { insurancePolicyNumber: 'P-77' })).toMatchObject([
      { type: 'poliza-seguro', number: 'P-77' },
    ]);
  });

  it('are read back from the documents, empty where they are unknown', () => {
    const documents = [fleetDocument('poliza-seguro', { expiresOn: '2030-01-01', number: 'P-77' })];
    expect(attributesOf(paraguayan, documents)).toEqual({
      insurancePolicyExpirationDate: '2030-01-01',
      insurancePolicyNumber: 'P-77',
    });
    expect(attributesOf(bolivian, [])).toEqual({
      driverLicenseExpirationDate: null,
      documentIdExpirationDate: null,
      securityExpirationDate: null,
      securityIssuedDate: null,
    });
  });
});
