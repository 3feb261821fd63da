import { attributesOf } from '#areas/documents/rules/document-dates.ts';
import { documentAuthor, presentDocuments } from '#areas/documents/server/index.ts';
import { SEE_TRANSPORT_COMPANY, seesFleetType } from '#areas/fleet/contract/driver.permissions.ts';
import type { PhotoView, TrailerView, VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { isBrandEntry } from '#areas/fleet/rules/vehicle-brand.ts';
import { VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { FEATURE_FIELDS, PLAIN_FIELDS, TRAILER_FIELDS } from '#areas/fleet/rules/vehicle-fields.ts';
import { countryOf } from '#countries/country.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Actor } from '#platform/actor.ts';
import { countryName } from '#platform/catalogues/country-name.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { FullTrailer, FullVehicle } from './full-vehicle.ts';
import type { VehicleRecord } from './vehicle.repository.ts';
import type { PhotoRecord } from './vehicle-photo.repository.ts';
import type { MatchedDriver } from './vehicle-relations.repository.ts';

const plainFields = fieldMapping(PLAIN_FIELDS);
const trailerFields = fieldMapping(TRAILER_FIELDS);
const featureFields = fieldMapping(FEATURE_FIELDS);

/** What a presenter needs to know of the reader. */
type Reader = Pick<RequestContext<Actor>, 'actor' | 'language' | 'services' | 'now'>;

export function presentVehicle(full: FullVehicle, reader: Reader): VehicleView {
  const { record, documents, photos, transportCompany, driver, trailer, secondTrailer, truck } = full;
  const country = countryOf(record.country_code);
  const { actor } = reader;
  return {
    ...presentDocuments(documents, { ...reader, ...documentAuthor(reader) }),
    _id: record.id,
    version: record.version,
    market: record.market,
    semitrailer: record.kind === 'semitrailer',
    enabled: record.enabled,
    country: { countryCode: country.code, countryName: countryName(country.code, reader) },
    ...plainFields.toReply(record),
    ...presentNamed(record, reader),
    ruatInfo: {
      isFromBolivia: country.ruat !== null,
      chassisNumber: record.chassis,
      chassisNumberLabel: country.vehicleDocumentName,
      crpva: record.crpva,
    },
    features: presentFeatures(record, reader),
    typeOfFleet: seesFleetType(actor.permissions, actor.country) ? record.fleet_type : null,
    transportCompany:
      transportCompany && actor.permissions.has(SEE_TRANSPORT_COMPANY)
        ? { _id: transportCompany.id, name: transportCompany.name }
        : null,
    gpsDeviceId: record.gps_device_id,
    driver: driver && presentMatchedDriver(driver, reader),
    trailer: trailer && presentTrailer(trailer, reader),
    secondTrailer: secondTrailer && presentTrailer(secondTrailer, reader),
    associatedTransportUnit: truck && { _id: truck.id, plate: truck.plate },
    photos: photos.map((photo) => presentPhoto(photo, reader)),
    documentInfo: knownAttributes(attributesOf(documents.slots, documents.documents)),
    createdAt: record.created_at.toISOString(),
    updatedAt: record.updated_at.toISOString(),
  };
}

function presentTrailer({ record, documents }: FullTrailer, reader: Reader): TrailerView {
  return {
    _id: record.id,
    version: record.version,
    market: record.market,
    enabled: record.enabled,
    ...trailerFields.toReply(record),
    ...presentNamed(record, reader),
    documents: presentDocuments(documents, { ...reader, ...documentAuthor(reader) }).documents,
  };
}

function presentNamed({ type, brand }: VehicleRecord, reader: Reader) {
  return {
    type: presentType(type, reader),
    brand: brand === null ? null : { transportUnitBrandName: brandName(brand, reader) },
  };
}

type Speaker = Pick<Reader, 'language' | 'services'>;

/** What the reader's company calls it; a make that is no entry of the catalogue is shown as typed. */
export function brandName(brand: string, { language, services }: Speaker): string {
  return isBrandEntry(brand) ? services.translate(language, dynamicKey('fleet.vehicles.brands', brand)) : brand;
}

export function presentType(type: string, { language, services }: Speaker) {
  return { _id: type, transportUnitTypeName: services.translate(language, dynamicKey('fleet.vehicles.types', type)) };
}

function presentFeatures(record: VehicleRecord, { language, services }: Speaker) {
  const features = featureFields.toReply(record);
  return VEHICLE_FEATURES.map((feature) => ({
    _id: feature,
    transportUnitFeatureName: services.translate(language, `fleet.vehicles.features.${feature}`),
    value: features[feature],
  }));
}

export function presentMatchedDriver(driver: MatchedDriver, { services, now }: Reader) {
  const { id, fullName, photoFileId, enabled, documentsExpired } = driver;
  const pathPhoto = photoFileId && signedUrl(services.config, photoFileId, now);
  return { _id: id, fullName, pathPhoto, enabled, documentsExpired };
}

export function presentPhoto({ id, fileId, createdAt }: PhotoRecord, { services, now }: Reader): PhotoView {
  return { _id: id, fileId, url: signedUrl(services.config, fileId, now), createdAt: createdAt.toISOString() };
}

function knownAttributes(attributes: ReturnType<typeof attributesOf>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value ?? null]));
}
