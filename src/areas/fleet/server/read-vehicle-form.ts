import { ASSIGN_TRANSPORT_COMPANY, seesFleetType } from '#areas/fleet/contract/driver.permissions.ts';
import type { NewVehicleInput, VehicleChange } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import { readVehicle } from '#areas/fleet/rules/read-vehicle.ts';
import { BRANDS, brandKindsOf } from '#areas/fleet/rules/vehicle-brand.ts';
import type { VehicleDetails } from '#areas/fleet/rules/vehicle-fields.ts';
import { FLEET_TRAITS, type VehicleFleet, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { TYPES, VEHICLE_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { ownKeyProblems } from '#areas/master-data/server/index.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import { countryOf } from '#countries/country.ts';
import { isOwnKey } from '#kernel/catalogue.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf, todayOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type CurrentVehicle, type ParsedVehicle, vehicleMapping } from './parsed-vehicle.ts';
import { brandTexts, storedBrand } from './vehicle-brands.ts';

/** What is needed to read a form; both a request and the import job provide it. */
export type FormReader = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'now' | 'services'>;

/** Nothing is stored, so that every entry of a catalogue that the form names is checked. */
export function newVehicleState({ countryId: country, plate }: NewVehicleInput): CurrentVehicle {
  return { country, details: vehicleMapping.over(null, { plate, typeId: '' }), partnerId: null };
}

/** Reads a form over the stored values by all rules: the country's, the company's and the caller's permissions. */
export async function readVehicleForm(
  context: FormReader,
  fleet: VehicleFleet,
  form: VehicleChange,
  current: CurrentVehicle,
): Promise<ParsedVehicle> {
  const country = form.countryId ?? current.country;
  const { kind } = FLEET_TRAITS[fleet];
  const { catalogues } = context.services;
  const { details: read, problems } = readVehicle(
    kind,
    countryOf(country),
    vehicleMapping.over(current.details, form),
    Number(todayOf(context).slice(0, 4)),
    isOwnKey,
  );
  const brand = form.brand && read.brand ? storedBrand(catalogues, kind, read.brand) : read.brand;
  const details = { ...read, brand };
  const partnerId = form.transportCompanyId === undefined ? current.partnerId : form.transportCompanyId;
  const fields: Record<string, FieldProblem> = {
    ...problems,
    ...(await entryProblems(context, kind, details, current)),
    ...(await partnerProblem(context, partnerId, current)),
    ...fleetTypeProblem(context.actor, details, current),
  };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  return { fleet, country, details, partnerId, brandTexts: brandTexts(catalogues, brand) };
}

/** A type and a make of the company's own; the stored ones may stay. */
function entryProblems(
  { trx, actor }: FormReader,
  kind: VehicleKind,
  { typeId, brand }: VehicleDetails,
  { details: stored }: CurrentVehicle,
): Promise<Record<string, FieldProblem>> {
  const named = [
    { catalogue: TYPES, field: 'typeId', key: typeId, among: VEHICLE_TYPES[kind] },
    { catalogue: BRANDS, field: 'brand', key: brand, among: brandKindsOf(kind) },
  ];
  return ownKeyProblems(trx, companyOf(actor), named, [stored.typeId, stored.brand]);
}

/** A user cannot change a field that is not shown to them. */
async function partnerProblem(
  { trx, actor }: FormReader,
  partnerId: string | null,
  current: CurrentVehicle,
): Promise<Record<string, FieldProblem>> {
  if (partnerId === current.partnerId) return {};
  if (!actor.permissions.has(ASSIGN_TRANSPORT_COMPANY)) return { transportCompanyId: { code: 'unknown' } };
  const known = partnerId === null || (await findActivePartner(trx, companyOf(actor), 'transport', partnerId));
  return known ? {} : { transportCompanyId: { code: 'choice' } };
}

function fleetTypeProblem(
  actor: Actor,
  { typeOfFleet }: VehicleDetails,
  current: CurrentVehicle,
): Record<string, FieldProblem> {
  const changed = typeOfFleet !== current.details.typeOfFleet;
  return changed && !seesFleetType(actor.permissions, actor.country) ? { typeOfFleet: { code: 'unknown' } } : {};
}
