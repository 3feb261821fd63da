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
import type { VehicleToStore } from './store-vehicle.ts';

/** What reading a form takes: a request has it, and so has the job that imports many. */
export type FormReader = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'now'>;

/** What stands when a field is left out. */
export interface StandingVehicle {
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

export function newStanding(form: { countryId: CountryCode; plate: string; typeId: string }): StandingVehicle {
  const { countryId: country, plate, typeId: type } = form;
  return { country, details: { ...NOTHING, plate, type }, partnerId: null };
}

/** A form over what stands, read by every rule: the country's, the company's and those of the caller's rights. */
export async function readVehicleForm(
  context: FormReader,
  fleet: VehicleFleet,
  form: VehicleChange,
  standing: StandingVehicle,
): Promise<VehicleToStore> {
  const country = form.countryId ?? standing.country;
  const { details, problems } = readVehicle(
    FLEET_TRAITS[fleet].kind,
    countryOf(country),
    overlay(standing.details, form),
    Number(dayIn(context.now).slice(0, 4)),
  );
  const partnerId = form.transportCompanyId === undefined ? standing.partnerId : form.transportCompanyId;
  const fields: Record<string, FieldProblem> = {
    ...problems,
    ...(await partnerProblem(context, partnerId, standing)),
    ...fleetTypeProblem(context.actor, details, standing),
  };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  return { fleet, country, details, partnerId };
}

function overlay(standing: VehicleDetails, form: VehicleChange): VehicleDetails {
  const over = <T>(given: T | undefined, stands: T): T => (given === undefined ? stands : given);
  return {
    plate: form.plate ?? standing.plate,
    type: form.typeId ?? standing.type,
    brand: over(form.brand, standing.brand),
    year: over(form.year, standing.year),
    color: over(form.color, standing.color),
    chassis: over(form.chassis, standing.chassis),
    crpva: over(form.crpva, standing.crpva),
    ruatDocumentType: over(form.typeDocumentRuat, standing.ruatDocumentType),
    features: {
      axles: over(form.features?.axles, standing.features.axles),
      capacity: over(form.features?.capacity, standing.features.capacity),
      volume: over(form.features?.volume, standing.features.volume),
      pallets: over(form.features?.pallets, standing.features.pallets),
    },
    fleetType: over(form.typeOfFleet, standing.fleetType),
  };
}

/** A field that is not shown to somebody is not theirs to change. */
async function partnerProblem(
  { trx, actor }: FormReader,
  partnerId: string | null,
  standing: StandingVehicle,
): Promise<Record<string, FieldProblem>> {
  if (partnerId === standing.partnerId) return {};
  if (!actor.permissions.has(ASSIGN_TRANSPORT_COMPANY)) return { transportCompanyId: { code: 'unknown' } };
  const known = partnerId === null || (await findActivePartner(trx, companyOf(actor), 'transport', partnerId));
  return known ? {} : { transportCompanyId: { code: 'choice' } };
}

function fleetTypeProblem(
  actor: Actor,
  { fleetType }: VehicleDetails,
  standing: StandingVehicle,
): Record<string, FieldProblem> {
  const changed = fleetType !== standing.details.fleetType;
  return changed && !seesFleetType(actor.permissions, actor.country) ? { typeOfFleet: { code: 'unknown' } } : {};
}
