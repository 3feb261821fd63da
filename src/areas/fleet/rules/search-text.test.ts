import { describe, expect, it } from 'vitest';
import { countryOf } from '#countries/country.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import { driverSearchText, vehicleSearchText } from './search-text.ts';
import { VEHICLE_FIELDS } from './vehicle-fields.ts';

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

  it('by a number with the state that issued it, as the card shows both', () => {
    const text = driverSearchText(countryOf('BO'), { ...driver, typeDocumentId: 'CI', documentId: '4433221_LP' });
    expect(text.split('\n')).toContain('4433221LP');
  });

  it('not by a phone that the reader may not see', () => {
    const text = driverSearchText(countryOf('CL'), { ...driver, eventualTrucker: true });
    expect(text).not.toContain('987654321');
  });
});

it('a vehicle is found by the plate as stored and as shown', () => {
  const details = fieldMapping(VEHICLE_FIELDS).over(null, { plate: '1234ABC', typeId: 'van', brand: 'Kia' });
  expect(vehicleSearchText(countryOf('BO'), details)).toBe('1234ABC\n1234-ABC\nKia');
});
