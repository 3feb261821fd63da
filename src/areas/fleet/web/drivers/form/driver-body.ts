import type { FleetDocumentView } from '#areas/documents/contract/document.shapes.ts';
import { ISSUED_ATTRIBUTE } from '#areas/documents/rules/document-dates.ts';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import type { NewDriverInput } from '#areas/fleet/contract/driver-input.shapes.ts';
import { DRIVER_FIELDS, type DriverDetails } from '#areas/fleet/rules/driver-fields.ts';
import { withinCountry } from '#areas/fleet/rules/driver-rules.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { joinDocumentId } from '#countries/document-id.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import { changesOf, type FleetDocumentFiles } from '../../documents/document-change.ts';
import { type OwnRequirements, seenSlots } from '../../documents/seen-slots.ts';
import { DRIVER_DATES, type DriverDate, type DriverValues } from './driver-values.ts';

const { over } = fieldMapping(DRIVER_FIELDS);

/** What a form needs besides its values. */
export interface FormFacts {
  /** Null for a new driver. */
  readonly driver: DriverView | null;
  readonly held: ReadonlySet<string>;
  /** The company's own checklist, used instead of its country's. */
  readonly own: OwnRequirements | null;
  /** The phone of an eventual driver that the writer may not see stays unchanged. */
  readonly hidesPhone: boolean;
  /** Without the right to see the transport company it is not in the form, and stays as it is. */
  readonly hidesCompany: boolean;
}

export type FormSlot = Pick<FleetDocumentView, 'type' | 'required' | 'expiration' | 'order'> & {
  readonly completedBy: 'file' | 'dates';
};

interface Chosen {
  readonly countryId: CountryCode;
  readonly typeDocumentId: string;
}

/** The required documents: those of the record, until another country or document type is chosen. */
export function slotsFor({ driver, held, own }: FormFacts, { countryId, typeDocumentId }: Chosen): readonly FormSlot[] {
  const isUnchanged = driver?.country.countryId === countryId && driver.profile.typeDocumentId === typeDocumentId;
  if (isUnchanged) return driver.documents.map((document) => ({ ...document, completedBy: 'file' }));
  return seenSlots({ kind: 'driver', countryCode: countryId, documentType: typeDocumentId }, held, own);
}

export function detailsIn(values: DriverValues): DriverDetails {
  const { documentId: number, documentState: state } = values;
  const documentId = number ? joinDocumentId({ number, state }) : null;
  return withinCountry(countryOf(values.countryId), over(null, { ...values, documentId }));
}

/** The expiry dates of the required documents, which are the dates the form shows. */
export function datesOf(slots: readonly FormSlot[]): ReadonlySet<DriverDate> {
  const asked = new Set<string>(slots.flatMap(({ expiration }) => expiration ?? []));
  if (asked.has('securityExpirationDate')) asked.add(ISSUED_ATTRIBUTE);
  return new Set(DRIVER_DATES.filter((name) => asked.has(name)));
}

/** The body of the call: only fields the country has, and only documents that changed. */
export function bodyOf(facts: FormFacts, values: DriverValues): NewDriverInput {
  const slots = slotsFor(facts, values);
  const { phone, countryCode, ...details } = detailsIn(values);
  const before = facts.driver?.documents ?? [];
  const documents = changesOf(
    before,
    slots.map(({ type }) => type),
    values.documents as FleetDocumentFiles,
  );
  return {
    ...details,
    ...(facts.hidesPhone ? {} : { phone, countryCode }),
    countryId: values.countryId,
    ...(facts.hidesCompany ? {} : { transportCompanyId: values.transportCompanyId ?? null }),
    accountId: values.accountId ?? null,
    photoId: (values.photo && storedFileId(values.photo.url)) ?? null,
    ...Object.fromEntries([...datesOf(slots)].map((name) => [name, values[name] ?? null])),
    ...(documents.length > 0 ? { documents } : {}),
  } as NewDriverInput;
}
