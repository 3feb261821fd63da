import type { FleetDocumentSlot } from '#areas/documents/rules/checklist.ts';
import { attributesOf } from '#areas/documents/rules/document-dates.ts';
import { documentAuthor, presentDocuments } from '#areas/documents/server/index.ts';
import { SEE_EVENTUAL_PHONE, SEE_TRANSPORT_COMPANY } from '#areas/fleet/contract/driver.permissions.ts';
import type { DriverView, FoundDriver, OpenDriver } from '#areas/fleet/contract/driver.shapes.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Actor } from '#platform/actor.ts';
import { countryName } from '#platform/catalogues/country-name.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { FoundRecord, OpenRecord } from './driver-look-up.repository.ts';
import type { FullDriver } from './full-driver.ts';
import { detailsOf, documentIdOf } from './parsed-driver.ts';

type Reader = Pick<RequestContext<Actor>, 'actor' | 'language' | 'services' | 'now'>;

const RATING_MAX = 5;

export function presentDriver(full: FullDriver, slots: readonly FleetDocumentSlot[], reader: Reader): DriverView {
  const { record, documents, transportCompany, transportUnit, user } = full;
  const { countryCode, phone, street, eventualTrucker, ...profile } = detailsOf(record);
  const hasPhoto = record.photo_file_id !== null;
  const seesPhone = !eventualTrucker || reader.actor.permissions.has(SEE_EVENTUAL_PHONE);
  const dates = attributesOf(slots, documents);
  const rating = record.rating === null ? null : Number(record.rating);
  return {
    _id: record.id,
    version: record.version,
    market: record.market,
    fullName: nameOf(record),
    country: presentCountry(record.country_code, reader),
    profile: {
      ...profile,
      pathPhoto: linkTo(record.photo_file_id, reader),
      documentIdExpirationDate: dates.documentIdExpirationDate ?? null,
      driverLicenseExpirationDate: dates.driverLicenseExpirationDate ?? null,
      securityIssuedDate: dates.securityIssuedDate ?? null,
      securityExpirationDate: dates.securityExpirationDate ?? null,
    },
    auth: seesPhone ? { countryCode, phone } : { countryCode: null, phone: null },
    address: { street },
    account: { createDate: record.created_at.toISOString(), user },
    transportCompany: reader.actor.permissions.has(SEE_TRANSPORT_COMPANY) ? transportCompany : null,
    transportUnit,
    verified: record.verified,
    enabled: record.enabled,
    eventualTrucker,
    rating,
    ratingPercentage: rating === null ? null : Math.round((rating / RATING_MAX) * 100),
    totalTravel: record.total_travels,
    updatedAt: record.updated_at.toISOString(),
    ...presentDocuments({ slots, documents, hasPhoto }, { ...reader, ...documentAuthor(reader) }),
  };
}

export function presentFound(record: FoundRecord, reader: Reader): FoundDriver {
  return {
    _id: record.id,
    market: record.market,
    fullName: nameOf(record),
    pathPhoto: linkTo(record.photo_file_id, reader),
    country: presentCountry(record.country_code, reader),
    typeDocumentId: record.document_type,
    documentId: documentIdOf(record),
    driverLicense: record.licence_number,
    plate: record.plate,
    verified: record.verified,
    enabled: record.enabled,
  };
}

/** The first name and the initial of the last name: enough to recognise a driver, too little to find one. */
export function presentOpen(record: OpenRecord, reader: Reader): OpenDriver {
  const [initial = ''] = record.last_name;
  return {
    _id: record.id,
    shortName: `${record.first_name} ${initial}.`,
    country: presentCountry(record.country_code, reader),
    driverLicenseCategory: record.licence_category,
    verified: record.verified,
    rating: record.rating === null ? null : Number(record.rating),
    totalTravel: record.total_travels,
  };
}

const nameOf = (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`;

function presentCountry(code: CountryCode, reader: Reader) {
  return { countryId: code, countryName: countryName(code, reader) };
}

function linkTo(fileId: string | null, { services, now }: Reader): string | null {
  return fileId && signedUrl(services.config, fileId, now);
}
