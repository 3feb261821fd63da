import { z } from 'zod';
import type { AskedDocuments, RegisterPage } from '#areas/registrations/contract/registration.shapes.ts';
import {
  registrationFormShape,
  sentDriverShape,
  sentVehicleShape,
} from '#areas/registrations/contract/registration.shapes.ts';
import type { RegistrantKind } from '#areas/registrations/rules/registration.ts';
import { countryOf, personalDocumentOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { problemOf } from '#kernel/field-problem.ts';
import { textShape } from '#kernel/text.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import { type FileValue, itemsOf } from '#ui/upload/file-value.ts';

/** The documents of a driver or a vehicle, by their type: the file, and when it expires. */
const owned = {
  files: z.record(z.string(), z.custom<FileValue>()),
  // A field that nobody touched holds nothing at all.
  dates: z.record(z.string(), z.string().nullish()),
};
const { documents: _ofDriver, ...driverParts } = sentDriverShape.shape;
const { documents: _ofVehicle, ...vehicleParts } = sentVehicleShape.shape;
const { contact: _contact, drivers: _drivers, vehicles: _vehicles, ...formParts } = registrationFormShape.shape;

const driverShape = z.object({ ...driverParts, ...owned });
const vehicleShape = z.object({ ...vehicleParts, ...owned });
/** What only a firm has to say. */
const firmShape = z.object({
  name: driverParts.firstName,
  taxId: textShape(),
  contact: z.object({
    firstName: driverParts.firstName,
    lastName: driverParts.lastName,
    countryCode: driverParts.countryCode,
    phone: driverParts.phone,
  }),
});
type Owned = Pick<z.output<typeof driverShape>, 'files' | 'dates'>;

const looseContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  countryCode: z.string().nullable(),
  phone: z.string(),
});

/** What is typed, and what it is sent as. Only a firm has a contact; an independent driver is alone. */
export const registerShapeOf = (code: CountryCode, asked: AskedDocuments) =>
  z
    .object({
      ...formParts,
      contact: looseContact,
      drivers: z.array(driverShape),
      vehicles: z.array(vehicleShape).min(1),
    })
    .superRefine(
      ({ kind, contact, ...form }, context) => {
        const judged = kind === 'company' ? firmShape.safeParse({ ...form, contact }) : undefined;
        for (const issue of judged?.error?.issues ?? []) {
          context.addIssue({ code: 'custom', path: issue.path, params: { ...problemOf(issue) } });
        }
        for (const [at, { typeDocumentId, documentId }] of form.drivers.entries()) {
          if (!documentId && personalDocumentOf(countryOf(code), typeDocumentId)?.rule.required)
            context.addIssue({ code: 'custom', path: ['drivers', at, 'documentId'], params: { code: 'required' } });
        }
      },
      // The first step is judged while the later ones are still empty.
      { when: () => true },
    )
    .transform(({ contact, drivers, vehicles, ...form }) => {
      const isFirm = form.kind === 'company';
      return {
        ...form,
        name: isFirm ? form.name : null,
        contact: isFirm ? contact : null,
        drivers: (isFirm ? drivers : drivers.slice(0, 1)).map(({ files, dates, ...driver }) => ({
          ...driver,
          documents: documentsOf({ files, dates }, asked.drivers[driver.typeDocumentId] ?? []),
        })),
        vehicles: vehicles.map(({ files, dates, ...vehicle }) => ({
          ...vehicle,
          documents: documentsOf({ files, dates }, asked[vehicle.kind]),
        })),
      };
    });
export type RegisterShape = ReturnType<typeof registerShapeOf>;
export type RegisterValues = z.input<RegisterShape>;
export type DriverValues = RegisterValues['drivers'][number];
export type VehicleValues = RegisterValues['vehicles'][number];

function documentsOf({ files, dates }: Owned, asked: AskedDocuments['truck']) {
  return asked.flatMap(({ type, expires }) => {
    const [item] = itemsOf(files[type]);
    const fileId = (item && storedFileId(item.url)) ?? null;
    const expirationDate = (expires && dates[type]) || null;
    return fileId || expirationDate ? [{ type, fileId, expirationDate }] : [];
  });
}

const nothing = () => ({ files: {}, dates: {} });

export function newDriver(code: CountryCode): DriverValues {
  const { phone, personalDocuments } = countryOf(code);
  return {
    ...nothing(),
    firstName: '',
    lastName: '',
    countryCode: phone.code,
    phone: '',
    typeDocumentId: personalDocuments[0]?.type ?? '',
    documentId: '',
    birthDate: '',
    driverLicense: '',
    driverLicenseCategory: null,
  };
}

export const newVehicle = (): VehicleValues => ({
  ...nothing(),
  kind: 'truck',
  plate: '',
  typeId: '',
  brand: '',
  year: null,
});

/** An empty form, or what was sent before and is to be corrected. */
export function startValues({ country, form, files }: RegisterPage): RegisterValues {
  if (!form) {
    return {
      kind: 'company' satisfies RegistrantKind,
      name: '',
      taxId: '',
      email: '',
      contact: { firstName: '', lastName: '', countryCode: countryOf(country).phone.code, phone: '' },
      drivers: [newDriver(country)],
      vehicles: [newVehicle()],
    };
  }
  const byId = new Map(files.map(({ id, ...file }) => [id, file]));
  const ownedOf = (documents: NonNullable<RegisterPage['form']>['drivers'][number]['documents']) => ({
    files: Object.fromEntries(documents.map(({ type, fileId }) => [type, (fileId && byId.get(fileId)) || null])),
    dates: Object.fromEntries(documents.map(({ type, expirationDate }) => [type, expirationDate])),
  });
  return {
    ...form,
    contact: form.contact ?? { firstName: '', lastName: '', countryCode: countryOf(country).phone.code, phone: '' },
    drivers: form.drivers.map(({ documents, ...driver }) => ({ ...driver, ...ownedOf(documents) })),
    vehicles: form.vehicles.map(({ documents, ...vehicle }) => ({ ...vehicle, ...ownedOf(documents) })),
  };
}
