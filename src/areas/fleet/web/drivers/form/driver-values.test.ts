import { describe, expect, it } from 'vitest';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { newDriverShape } from '#areas/fleet/contract/driver-input.shapes.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import { bodyOf, type FormFacts } from './driver-body.ts';
import { driverFormShape } from './driver-form-shape.ts';
import { defaultsOf } from './driver-values.ts';

const FACTS: FormFacts = { driver: null, held: new Set(), own: null, hidesPhone: false, hidesCompany: false };
const sheet = defaultsOf(null, 'BO');
const filled = {
  ...sheet,
  firstName: 'Ana',
  lastName: 'Rojas',
  phone: '71234567',
  documentId: '1234567',
  documentState: 'SC',
  birthDate: '1990-01-31',
  driverLicense: '1234567',
};

function body(more: object, facts = FACTS) {
  return bodyOf(facts, driverFormShape(facts, '2026-03-01').parse({ ...filled, ...more }));
}

describe('the form of a driver', () => {
  it('starts empty with the first document type of the country', () => {
    expect(sheet).toMatchObject({ countryId: 'BO', typeDocumentId: 'CI', documentId: '', documentState: null });
    const { error } = driverFormShape(FACTS, '2026-03-01').safeParse(sheet);
    expect(Object.keys(fieldProblems(error?.issues ?? [])).sort()).toEqual([
      'birthDate',
      'documentId',
      'driverLicense',
      'firstName',
      'lastName',
      'phone',
    ]);
  });

  it('sends a valid body, with the state in the number of the document', () => {
    const sent = body({ businessName: ' ', street: ' Av. Banzer ' });
    expect(newDriverShape.safeParse(sent).error).toBeUndefined();
    expect(sent).toMatchObject({ documentId: '1234567_SC', businessName: null, street: 'Av. Banzer' });
    expect(sent).not.toHaveProperty('documentState');
  });

  it('sends neither fields that the country does not have nor a phone that is not shown', () => {
    expect(body({ curp: 'ROJA900131MDFXXX01' })).toMatchObject({ curp: null });
    expect(body({}, { ...FACTS, hidesCompany: true })).not.toHaveProperty('transportCompanyId');
    const hidden = body({ phone: '' }, { ...FACTS, hidesPhone: true });
    expect(hidden).not.toHaveProperty('phone');
    expect(hidden).not.toHaveProperty('countryCode');
  });

  it('starts with the driver of the reply', () => {
    const driver = {
      fullName: 'Ana Rojas',
      country: { countryId: 'CL' },
      profile: { firstName: 'Ana', typeDocumentId: 'RUT', documentId: '1234567_SC', taxId: null, pathPhoto: '/photo' },
      auth: { countryCode: null, phone: null },
      address: { street: 'Av. Banzer' },
      account: { user: null },
      transportCompany: null,
      eventualTrucker: true,
      documents: [],
    } as unknown as DriverView;
    expect(defaultsOf(driver, 'BO')).toMatchObject({
      countryId: 'CL',
      firstName: 'Ana',
      typeDocumentId: 'RUT',
      documentId: '1234567',
      documentState: 'SC',
      phone: '',
      taxId: '',
      street: 'Av. Banzer',
      eventualTrucker: true,
      photo: { url: '/photo', fileName: 'Ana Rojas' },
    });
  });
});
