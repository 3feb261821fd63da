import type { FleetDocumentChange } from '#areas/documents/rules/fleet-document.ts';
import {
  checklistOf,
  documentAuthor,
  readFleetDocuments,
  updateFleetDocuments,
} from '#areas/documents/server/index.ts';
import { driverErrors } from '#areas/fleet/contract/driver.errors.ts';
import { ASSIGN_TRANSPORT_COMPANY } from '#areas/fleet/contract/driver.permissions.ts';
import type { NewDriverInput } from '#areas/fleet/contract/driver-input.shapes.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import type { NewVehicleInput } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import type { DriverDetails } from '#areas/fleet/rules/driver-fields.ts';
import { MARKETS } from '#areas/fleet/rules/market.ts';
import { type DriverReading, readDriver } from '#areas/fleet/rules/read-driver.ts';
import { readVehicle, type VehicleReading } from '#areas/fleet/rules/read-vehicle.ts';
import { fleetOf, fleetsOf, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { splitDocumentId } from '#countries/document-id.ts';
import { namesIn } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type DriverKey, type FoundRecord, findOwnDrivers } from './driver-look-up.repository.ts';
import { driverMapping } from './parsed-driver.ts';
import { vehicleMapping } from './parsed-vehicle.ts';
import { newVehicleState } from './read-vehicle-form.ts';
import { registerDriver } from './save-driver.ts';
import { findByPlate, type VehicleRecord } from './vehicle.repository.ts';
import { createVehicle } from './vehicle.service.ts';
import { ownerOf } from './vehicle-scope.ts';

type Context = RequestContext<Actor>;

/** A driver or a vehicle of the company, and whether it is known only since now. */
export interface Ensured {
  readonly id: string;
  readonly isNew: boolean;
}

/** A driver who is not registered yet, by all rules of the country. */
export function readNewDriver(form: NewDriverInput, today: string): DriverReading {
  return readDriver(countryOf(form.countryId), driverMapping.over(null, form), today);
}

/** A vehicle that is not registered yet, by all rules of the country. */
export function readNewVehicle(kind: VehicleKind, form: NewVehicleInput, today: string): VehicleReading {
  const { details } = newVehicleState(form);
  return readVehicle(kind, countryOf(form.countryId), vehicleMapping.over(details, form), Number(today.slice(0, 4)));
}

/** Whoever may take somebody on decides which company they drive for and with what, whoever may decide that elsewhere. */
export function takingOn(context: Context): Context {
  const needed = [
    ASSIGN_TRANSPORT_COMPANY,
    VEHICLE_RIGHTS.spotTruck.write,
    VEHICLE_RIGHTS.spotSemitrailer.write,
  ].flatMap(namesIn);
  const permissions = new Set([...context.actor.permissions, ...needed]);
  return { ...context, actor: { ...context.actor, permissions } };
}

type Numbers = Pick<DriverDetails, 'countryCode' | 'phone' | 'typeDocumentId' | 'documentId' | 'driverLicense'>;

/** Whose number one of the given is, besides those of the driver who was found. */
export interface NumberClash {
  readonly field: 'phone' | 'driverLicense';
  readonly of: FoundRecord;
}

export interface DriverIdentity {
  readonly known: FoundRecord | undefined;
  readonly clash: NumberClash | undefined;
}

/**
 * Who of the company, in either market, these numbers belong to: document and licence say who somebody is, the phone only
 * where nothing else speaks against it, because phones are shared and change hands.
 */
export async function identifyDriver(
  trx: Trx,
  companyId: string,
  country: CountryCode,
  numbers: Partial<Numbers> & Pick<Numbers, 'phone'>,
): Promise<DriverIdentity> {
  const { document, licence, phone } = keysOf(country, numbers);
  const find = async (key: DriverKey | null) =>
    key ? (await findOwnDrivers(trx, { companyId, markets: MARKETS }, key))[0] : undefined;
  const [byDocument, byLicence, byPhone] = [await find(document), await find(licence), await find(phone)];
  const known = byDocument ?? byLicence;
  if (known && byLicence && byLicence.id !== known.id)
    return { known, clash: { field: 'driverLicense', of: byLicence } };
  if (!byPhone || byPhone.id === known?.id) return { known, clash: undefined };
  const isOther = (given: string | undefined, stored: string | null) => Boolean(given && stored && given !== stored);
  const isSomebodyElse =
    known !== undefined ||
    isOther(document?.number, byPhone.document_number) ||
    isOther(licence?.number, byPhone.licence_number);
  return isSomebodyElse ? { known, clash: { field: 'phone', of: byPhone } } : { known: byPhone, clash: undefined };
}

function keysOf(
  country: CountryCode,
  { countryCode, phone, typeDocumentId, documentId, driverLicense }: Parameters<typeof identifyDriver>[3],
) {
  const { number } = splitDocumentId(documentId ?? '');
  const { driverLicence, phone: usual } = countryOf(country);
  return {
    document: number ? ({ by: 'document', country, number, type: typeDocumentId } as const) : null,
    licence: driverLicense
      ? ({ by: 'licence', country, number: driverLicence.canonical(driverLicense) } as const)
      : null,
    phone: { by: 'phone', code: countryCode ?? usual.code, phone } as const,
  };
}

export const nameOfFound = ({ first_name, last_name }: FoundRecord): string => `${first_name} ${last_name}`;

/** By plate, in either market, whether truck or semitrailer. */
export function knownVehicle(
  trx: Trx,
  companyId: string,
  named: { readonly country: CountryCode; readonly plate: string },
): Promise<VehicleRecord | undefined> {
  return findByPlate(trx, { companyId, fleets: [...fleetsOf('truck'), ...fleetsOf('semitrailer')] }, named);
}

/**
 * A driver of the spot market; whoever the company knows already is taken as they are, with the documents they lacked.
 * Nobody gets the documents of somebody who shares a number with them.
 */
export async function takeOnDriver(context: Context, form: NewDriverInput): Promise<Ensured> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const { countryId: country, typeDocumentId: documentType, documents = [] } = form;
  const { known, clash } = await identifyDriver(trx, companyId, country, driverMapping.over(null, form));
  if (clash) {
    const params = { person: `${form.firstName} ${form.lastName}`, name: nameOfFound(clash.of) };
    throw driverErrors.numberOfAnother({ params, fields: { [clash.field]: { code: 'numberOfAnother', params } } });
  }
  if (!known) return { id: (await registerDriver(takingOn(context), 'spot', form)).record.id, isNew: true };
  const facts = { kind: 'driver', countryCode: known.country_code as CountryCode, documentType } as const;
  await addMissing(context, { companyId, kind: 'driver', id: known.id }, facts, documents);
  return { id: known.id, isNew: false };
}

/** A vehicle of the spot market; the one that has the plate already is taken as it is. */
export async function takeOnVehicle(context: Context, kind: VehicleKind, form: NewVehicleInput): Promise<Ensured> {
  const { trx, actor } = context;
  const { countryId: country, plate, documents = [] } = form;
  const known = await knownVehicle(trx, companyOf(actor), { country, plate });
  if (!known) {
    const { transportUnit } = await createVehicle(takingOn(context), fleetOf('spot', kind), form);
    return { id: transportUnit._id, isNew: true };
  }
  await addMissing(context, ownerOf(known), { kind: known.kind, countryCode: known.country_code }, documents);
  return { id: known.id, isNew: false };
}

/** What the record has stays as it is. */
async function addMissing(
  context: Context,
  owner: Parameters<typeof updateFleetDocuments>[1],
  facts: Parameters<typeof checklistOf>[2],
  documents: readonly FleetDocumentChange[],
): Promise<void> {
  const { trx } = context;
  const asked = new Set((await checklistOf(trx, owner.companyId, facts)).map(({ type }) => type));
  const held = new Set((await readFleetDocuments(trx, owner)).map(({ type }) => type));
  const missing = documents.filter(({ type }) => asked.has(type) && !held.has(type));
  if (missing.length === 0) return;
  await updateFleetDocuments(context, owner, missing, documentAuthor(takingOn(context)));
}
