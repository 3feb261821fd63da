import { describe, expect, it } from 'vitest';
import { newOutsideForm, type OutsideFormValues, outsideShapeOf } from './outside-form-shape.ts';

const company = { name: 'Molinos', logo: null, primaryColor: '#000000', timeZone: 'America/La_Paz', country: 'BO' };
const filled: OutsideFormValues = {
  ...newOutsideForm({ company }),
  firstName: 'Rosa',
  lastName: 'Quispe',
  phone: '71234567',
  plate: '1234ABC',
};
/** The fields with something wrong, each once. */
const problemsOf = (values: OutsideFormValues, needsPrice = false) => [
  ...new Set((outsideShapeOf(needsPrice).safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'))),
];

describe('the form of a carrier without an account', () => {
  it('sends neither documents nor a price that were not given', () => {
    expect(outsideShapeOf(false).parse(filled)).toEqual({
      firstName: 'Rosa',
      lastName: 'Quispe',
      company: null,
      taxId: null,
      countryCode: '591',
      phone: '71234567',
      plate: '1234ABC',
      price: null,
      comment: null,
      driver: null,
    });
  });

  it('asks whoever drives for all documents, at their fields', () => {
    expect(problemsOf({ ...filled, drives: true })).toEqual(['driver.driverLicense', 'driver.birthDate']);
    const driver = { typeDocumentId: 'CI', documentId: '6000001', driverLicense: '6000001', birthDate: '1985-04-12' };
    expect(outsideShapeOf(false).parse({ ...filled, drives: true, driver }).driver).toEqual(driver);
  });

  it('asks for a price where none is offered, and refuses one that is none', () => {
    expect(problemsOf(filled, true)).toEqual(['price']);
    expect(problemsOf({ ...filled, price: '0' })).toEqual(['price']);
    expect(problemsOf({ ...filled, price: '1200.50' }, true)).toEqual([]);
  });
});
