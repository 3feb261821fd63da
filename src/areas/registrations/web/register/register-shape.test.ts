import { expect, it } from 'vitest';
import { problemNames, problemResolver } from '#ui/form/problem-resolver.ts';
import { newDriver, newVehicle, type RegisterValues, registerShapeOf, startValues } from './register-shape.ts';

const asked = {
  drivers: { CI: [{ type: 'photoLicenseDrivers', required: true, expires: true }] },
  truck: [{ type: 'soat', required: true, expires: true }],
  semitrailer: [],
} as const;
const shape = registerShapeOf('BO', {
  ...asked,
  drivers: { CI: [...asked.drivers.CI] },
  truck: [...asked.truck],
  semitrailer: [],
});
const empty = startValues({ country: 'BO', form: null, files: [] } as never);
const driver = {
  ...newDriver('BO'),
  firstName: 'Rosa',
  lastName: 'Quispe',
  phone: '71234567',
  documentId: '6000001',
  birthDate: '1985-04-12',
  driverLicense: '6000001',
};
const vehicle = { ...newVehicle(), plate: '4321ABC', typeId: 'tractor' };
const contact = { firstName: 'Elena', lastName: 'Rojas', countryCode: '591', phone: '61234567' };
const firm: RegisterValues = {
  ...empty,
  name: 'Fletes',
  taxId: '1020300001',
  contact,
  drivers: [driver],
  vehicles: [vehicle],
};

/** As the form asks before the next step: for the problems of some fields, whatever the later ones hold. */
async function problems(values: RegisterValues): Promise<string[]> {
  const options = { fields: {}, shouldUseNativeValidation: false, criteriaMode: 'firstError' } as const;
  const { errors } = await problemResolver(shape, () => [])(values, undefined, options as never);
  return problemNames(errors).toSorted();
}

it('a firm says its name, its number and whom to ask, also while the later steps are empty', async () => {
  const untouched = { ...empty, drivers: [{ ...newDriver('BO'), birthDate: null as never }] };
  expect((await problems(untouched)).filter((name) => !/^(drivers|vehicles)/.test(name))).toEqual([
    'contact.firstName',
    'contact.lastName',
    'contact.phone',
    'name',
    'taxId',
  ]);
});

it('an independent driver says none of that, and is sent without it', async () => {
  const alone: RegisterValues = { ...empty, kind: 'driver', drivers: [driver], vehicles: [vehicle] };
  expect(await problems(alone)).toEqual([]);
  expect(shape.parse({ ...alone, name: 'Left over' })).toMatchObject({ name: null, contact: null });
});

it('a number that the country requires of a person is asked for in their step', async () => {
  expect(await problems({ ...firm, drivers: [{ ...driver, documentId: '' }] })).toEqual(['drivers.0.documentId']);
});

it('there is at least one vehicle', async () => {
  expect(await problems({ ...firm, vehicles: [] })).toEqual(['vehicles']);
});

it('a document is sent with its file or its day, and only where it is asked for', () => {
  const file = { url: '/api/files/7f/content?expires=9&signature=x', fileName: 'a.pdf' };
  const files = { photoLicenseDrivers: file, soat: file };
  const { drivers, vehicles } = shape.parse({
    ...firm,
    drivers: [{ ...driver, files }],
    vehicles: [{ ...vehicle, dates: { soat: '2031-01-01' } }],
  });
  expect(drivers[0]?.documents).toEqual([{ type: 'photoLicenseDrivers', fileId: '7f', expirationDate: null }]);
  expect(vehicles[0]?.documents).toEqual([{ type: 'soat', fileId: null, expirationDate: '2031-01-01' }]);
});
