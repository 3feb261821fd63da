import { summariseDocuments } from '#areas/documents/server/index.ts';
import { knownBrand } from '#areas/fleet/rules/vehicle-brand.ts';
import { fleetOf } from '#areas/fleet/rules/vehicle-fleet.ts';
import { TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { productEntry } from '#areas/master-data/server/index.ts';
import { shownPlate } from '#countries/country.ts';
import { type Actor, todayOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import type { VehicleAction } from './full-vehicle.ts';
import { type Author, insertParsedVehicles, vehicleMapping } from './parsed-vehicle.ts';
import { vehicleClaimEnded } from './vehicle.events.ts';
import { updateVehicle } from './vehicle.repository.ts';
import { type ClaimRecord, endClaim, pendingClaims } from './vehicle-claim.repository.ts';
import { type PlateRecord, uncouple } from './vehicle-plate.repository.ts';

/** The steps of a takeover, all in platform scope, because two companies are involved, and with the plate locked. */
type Context = Pick<RequestContext<Actor>, 'trx' | 'services' | 'actor' | 'caller' | 'now'>;

/**
 * The vehicle enters the company's own fleet: as its record of the spot market, or as a new one with the basic facts.
 */
export async function takeIn(
  context: Context,
  author: Author,
  vehicle: PlateRecord,
  holders: readonly PlateRecord[],
): Promise<string> {
  const { trx } = context;
  const hired = holders.find(({ companyId }) => companyId === author.companyId);
  if (hired) await updateVehicle(trx, placeOf(hired), { market: 'own' });
  const id = hired?.id ?? (await storeCopy(context, author, vehicle));
  await summariseDocuments(
    context,
    { companyId: author.companyId, kind: hired?.kind ?? vehicle.kind, id },
    todayOf(context),
  );
  await audit(trx, context, {
    action: 'vehicles.appropriate' satisfies VehicleAction,
    entity: 'vehicle',
    entityId: id,
    companyId: author.companyId,
    before: { market: hired ? 'spot' : null },
    after: { market: 'own' },
  });
  return id;
}

async function storeCopy({ trx }: Context, author: Author, vehicle: PlateRecord): Promise<string> {
  const { country, plate, kind } = vehicle;
  // A type of the former owner's means nothing to the new one.
  const typeId = await productEntry(trx, TYPES, vehicle.type);
  const details = vehicleMapping.over(null, { plate, typeId, brand: knownBrand(kind, vehicle.brand) });
  const [id] = await insertParsedVehicles(trx, author, [
    { fleet: fleetOf('own', kind), country, details, partnerId: null },
  ]);
  return id!;
}

/** The vehicle leaves a closed fleet and stays in the spot market; the other claims on it end. */
export async function letOut(context: Context, vehicle: PlateRecord, action: VehicleAction): Promise<void> {
  await updateVehicle(context.trx, placeOf(vehicle), { market: 'spot' });
  await audit(context.trx, context, {
    action,
    entity: 'vehicle',
    entityId: vehicle.id,
    companyId: vehicle.companyId,
    before: { market: 'own' },
    after: { market: 'spot' },
  });
}

/** The vehicle no longer works for its former owner, so it is uncoupled there. */
export async function giveAway(context: Context, vehicle: PlateRecord): Promise<void> {
  await uncouple(context.trx, vehicle);
  await letOut(context, vehicle, 'vehicles.giveAway');
}

export async function endOthers(
  context: Context,
  vehicle: PlateRecord,
  status: 'refused' | 'withdrawn',
): Promise<void> {
  for (const claim of await pendingClaims(context.trx, vehicle.id)) {
    await endClaim(context.trx, claim, status, context.actor.userId);
    await emitClaimEnd(context, claim, status, null);
  }
}

export async function emitClaimEnd(
  { trx, actor }: Context,
  { companyId, kind, country, plate: stored }: ClaimRecord,
  status: 'accepted' | 'refused' | 'withdrawn',
  vehicleId: string | null,
): Promise<void> {
  const origin = { companyId, actorId: actor.userId };
  const plate = shownPlate(country, stored);
  await emit(trx, vehicleClaimEnded, origin, { companyId, vehicleId, kind, plate, status });
}

const placeOf = ({ companyId, id }: PlateRecord) => ({ company_id: companyId, id });
