import { z } from 'zod';
import { ISSUED_ATTRIBUTE } from '#areas/documents/rules/document-dates.ts';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { newDriverShape } from '#areas/fleet/contract/driver-input.shapes.ts';
import { DRIVER_FIELDS } from '#areas/fleet/rules/driver-fields.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { splitDocumentId } from '#countries/document-id.ts';
import { formValues } from '#kernel/field-mapping.ts';
import { formShapes } from '#kernel/fields.ts';
import { filesOf } from '../../documents/document-change.ts';
import { documentFileShape } from '../../documents/document-shape.ts';

const { photoId: _photoId, documents: _documents, ...sent } = newDriverShape.shape;

/** What the form holds: the body of the call, with files as upload fields keep them. */
export const driverValuesShape = z.object({
  ...sent,
  ...formShapes(DRIVER_FIELDS),
  /** The state that issued the document, which the call takes as part of its number. */
  documentState: z.string().nullable(),
  photo: documentFileShape,
  documents: z.record(z.string(), documentFileShape),
});
export type DriverInput = z.input<typeof driverValuesShape>;
export type DriverValues = z.output<typeof driverValuesShape>;

export const DRIVER_DATES = [
  'documentIdExpirationDate',
  'driverLicenseExpirationDate',
  'securityExpirationDate',
  ISSUED_ATTRIBUTE,
] as const;
export type DriverDate = (typeof DRIVER_DATES)[number];

/** The start values of the form: the stored driver, or an empty form of the country. */
export function defaultsOf(driver: DriverView | null, country: CountryCode): DriverInput {
  const values = formValues(DRIVER_FIELDS, driver && sentOf(driver));
  const { number, state } = splitDocumentId(values.documentId);
  const pathPhoto = driver?.profile.pathPhoto;
  return {
    ...values,
    countryId: driver?.country.countryId ?? country,
    typeDocumentId: values.typeDocumentId || (countryOf(country).personalDocuments[0]?.type ?? ''),
    documentId: number,
    documentState: state,
    transportCompanyId: driver?.transportCompany?._id ?? null,
    accountId: driver?.account.user?._id ?? null,
    ...Object.fromEntries(DRIVER_DATES.map((name) => [name, driver?.profile[name] ?? null])),
    photo: pathPhoto ? { url: pathPhoto, fileName: driver.fullName } : null,
    documents: filesOf(driver?.documents ?? []),
  };
}

/** Values that a reply has in several places, as a request sends them. */
function sentOf({ profile, auth, address, eventualTrucker }: DriverView) {
  return { ...profile, ...auth, ...address, eventualTrucker };
}
