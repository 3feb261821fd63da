import { expect, it } from 'vitest';
import { ApiError } from '#ui/api/api-error.ts';
import { atFormFields, formFieldOf } from './at-form-fields.ts';

const sent = {
  drivers: [{ documents: [] }, { documents: [{ type: 'photoLicenseDrivers' }, { type: 'photoIdentityCardFront' }] }],
  vehicles: [{ documents: [{ type: 'soat' }] }],
} as never;

it.each([
  ['drivers.1.documents.0.fileId', 'drivers.1.files.photoLicenseDrivers'],
  ['vehicles.0.documents.0.expirationDate', 'vehicles.0.dates.soat'],
  ['vehicles.0.documents.0.type', 'vehicles.0.files.soat'],
  ['vehicles.0.documents.7.fileId', 'vehicles.0.documents.7.fileId'],
  ['vehicles.0.plate', 'vehicles.0.plate'],
])('%s of the server is %s of the form', (name, field) => {
  expect(formFieldOf(name, sent)).toBe(field);
});

it('a refusal keeps its code, its message and what it says about other fields', () => {
  const fields = {
    'vehicles.0.documents.0.fileId': { code: 'choice', message: 'x' },
    name: { code: 'required', message: 'y' },
  };
  const refuse = () => atFormFields(sent)(new ApiError(400, { code: 'request.invalid', message: 'No', fields }));
  expect(refuse).toThrow(ApiError);
  try {
    refuse();
  } catch (error) {
    expect(error).toMatchObject({
      ...{ status: 400, code: 'request.invalid', message: 'No' },
      fields: { 'vehicles.0.files.soat': { code: 'choice' }, name: { code: 'required' } },
    });
  }
});

it('another failure stays what it is', () => {
  const failure = new Error('away');
  expect(() => atFormFields(sent)(failure)).toThrow(failure);
});
