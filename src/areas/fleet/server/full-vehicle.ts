import { auditOfDocuments, readCurrentDocuments } from '#areas/documents/server/index.ts';
import { shownPlate } from '#countries/country.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { vehicleMapping } from './parsed-vehicle.ts';
import { findVehicle, type VehicleRecord } from './vehicle.repository.ts';
import { type PhotoRecord, photosOf } from './vehicle-photo.repository.ts';
import {
  findDriver,
  type MatchedDriver,
  partnerName,
  truckPulling,
  type VehicleName,
} from './vehicle-relations.repository.ts';
import { ownerOf, trailerScope } from './vehicle-scope.ts';

type Context = Pick<RequestContext<unknown>, 'trx' | 'services'>;
type Documents = Awaited<ReturnType<typeof readCurrentDocuments>>;

export interface FullTrailer {
  readonly record: VehicleRecord;
  readonly documents: Documents;
}

/** A vehicle with everything its details show. */
export interface FullVehicle {
  readonly record: VehicleRecord;
  readonly documents: Documents;
  readonly photos: readonly PhotoRecord[];
  readonly transportCompany: { readonly id: string; readonly name: string } | null;
  readonly driver: MatchedDriver | null;
  readonly trailer: FullTrailer | null;
  readonly secondTrailer: FullTrailer | null;
  readonly truck: VehicleName | null;
}

export async function readFullVehicle(context: Context, record: VehicleRecord): Promise<FullVehicle> {
  const { trx } = context;
  const { company_id, partner_id, driver_id, trailer_id, second_trailer_id } = record;
  return {
    record,
    documents: await readCurrentDocuments(context, ownerOf(record)),
    photos: await photosOf(trx, record),
    transportCompany: (partner_id && (await partnerName(trx, company_id, partner_id))) || null,
    driver: (driver_id && (await findDriver(trx, company_id, driver_id))) || null,
    trailer: await readFullTrailer(context, company_id, trailer_id),
    secondTrailer: await readFullTrailer(context, company_id, second_trailer_id),
    truck: record.kind === 'semitrailer' ? ((await truckPulling(trx, record)) ?? null) : null,
  };
}

async function readFullTrailer(context: Context, companyId: string, id: string | null): Promise<FullTrailer | null> {
  const record = id ? await findVehicle(context.trx, trailerScope(companyId), id) : undefined;
  return record ? { record, documents: await readCurrentDocuments(context, ownerOf(record)) } : null;
}

/** The audit actions of a vehicle, each with its own phrase. */
export type VehicleAction = `vehicles.${NameIn<'fleet.vehicles.history.actions'>}`;

/** The fields of the audit, in the form that its reader knows. */
export function auditOfVehicle(full: FullVehicle) {
  const { record, documents, transportCompany, driver, trailer, secondTrailer, photos } = full;
  return {
    ...vehicleMapping.toReply(record),
    countryId: record.country_code,
    market: record.market,
    enabled: record.enabled,
    gpsDeviceId: record.gps_device_id,
    transportCompany: transportCompany?.name ?? null,
    driver: driver?.fullName ?? null,
    trailer: plateOf(trailer?.record),
    secondTrailer: plateOf(secondTrailer?.record),
    photos: photos.length,
    documents: auditOfDocuments(documents.documents),
  };
}

function plateOf(record: VehicleRecord | undefined): string | null {
  return record ? shownPlate(record.country_code, record.plate) : null;
}
