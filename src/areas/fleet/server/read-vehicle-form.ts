import { ASSIGN_TRANSPORT_COMPANY, seesFleetType } from '#areas/fleet/contract/driver.permissions.ts';
import type { VehicleChange } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import { readVehicle } from '#areas/fleet/rules/read-vehicle.ts';
import type { VehicleDetails } from '#areas/fleet/rules/vehicle-details.ts';
import { NO_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { FLEET_TRAITS, type VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { dayIn } from '#kernel/dates.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { ParsedVehicle } from './parsed-vehicle.ts';

/** What reading a form takes: a request has it, and so has the job that imports many. */
export type FormReader = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'now'>;

/** What stands when a field is left out. */
export interface CurrentVehicle {
  readonly country: CountryCode;
  readonly details: VehicleDetails;
  readonly partnerId: string | null;
}

const NOTHING: Omit<VehicleDetails, 'plate' | 'type'> = {
  brand: null,
  year: null,
  color: null,
  chassis: null,
  crpva: null,
  ruatDocumentType: null,
  features: NO_FEATURES,
  fleetType: null,
};

export function newVehicleState(form: { countryId: CountryCode; plate: string; typeId: string }): CurrentVehicle {
  const { countryId: country, plate, typeId: type } = form;
  return { country, details: { ...NOTHING, plate, type }, partnerId: null };
}

/** A form over what stands, read by every rule: the country's, the company's and those of the caller's rights. */
export async function readVehicleForm(
  context: FormReader,
  fleet: VehicleFleet,
  form: VehicleChange,
  current: CurrentVehicle,
): Promise<ParsedVehicle> {
  const country = form.countryId ?? current.country;
  const { details, problems } = readVehicle(
    FLEET_TRAITS[fleet].kind,
    countryOf(country),
    overlay(current.details, form),
    Number(dayIn(context.now).slice(0, 4)),
  );
  const partnerId = form.transportCompanyId === undefined ? current.partnerId : form.transportCompanyId;
  const fields: Record<string, FieldProblem> = {
    ...problems,
    ...(await partnerProblem(context, partnerId, current)),
    ...fleetTypeProblem(context.actor, details, current),
  };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  return { fleet, country, details, partnerId };
}

function overlay(current: VehicleDetails, form: VehicleChange): VehicleDetails {
  const over = <T>(given: T | undefined, current: T): T => (given === undefined ? current : given);
  return {
    plate: form.plate ?? current.plate,
    type: form.typeId ?? current.type,
    brand: over(form.brand, current.brand),
    year: over(form.year, current.year),
    color: over(form.color, current.color),
    chassis: over(form.chassis, current.chassis),
    crpva: over(form.crpva, current.crpva),
    ruatDocumentType: over(form.typeDocumentRuat, current.ruatDocumentType),
    features: {
      axles: over(form.features?.axles, current.features.axles),
      capacity: over(form.features?.capacity, current.features.capacity),
      volume: over(form.features?.volume, current.features.volume),
      pallets: over(form.features?.pallets, current.features.pallets),
    },
    fleetType: over(form.typeOfFleet, current.fleetType),
  };
}

/** A field that is not shown to somebody is not theirs to change. */
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
  { fleetType }: VehicleDetails,
  current: CurrentVehicle,
): Record<string, FieldProblem> {
  const changed = fleetType !== current.details.fleetType;
  return changed && !seesFleetType(actor.permissions, actor.country) ? { typeOfFleet: { code: 'unknown' } } : {};
}
