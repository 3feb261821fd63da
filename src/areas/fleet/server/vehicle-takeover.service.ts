import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import { VEHICLE_RIGHTS } from '#areas/fleet/contract/vehicle.permissions.ts';
import { fleetOf, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { CLAIM_ANSWERS, type ClaimAnswer, type ClaimSide, possessionOf } from '#areas/fleet/rules/vehicle-takeover.ts';
import { shownPlate } from '#countries/country.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { vehicleClaimed } from './vehicle.events.ts';
import { type ClaimRecord, endClaim, findClaim, insertClaim, lockClaim } from './vehicle-claim.repository.ts';
import { holdersOf, lockPlate, type Plate, type PlateRecord, plateById } from './vehicle-plate.repository.ts';
import { emitClaimEnd, endOthers, giveAway, letOut, takeIn } from './vehicle-takeover.ts';

type Context = RequestContext<Actor>;

/**
 * Takes a vehicle into the own fleet, or asks its owner for it. Simultaneous requests for one plate wait for each other
 * here: the first takes over a free vehicle, the others find a closed fleet and ask.
 */
export async function appropriate(context: Context, kind: VehicleKind, id: string, wanted: string) {
  const companyId = requireOwnCompany(context.actor, wanted);
  return withPlatformScope(context.trx, async () => {
    const { vehicle, holders } = await holdersNow(context, kind, id);
    switch (possessionOf(companyId, holders)) {
      case 'mine':
        throw vehicleErrors.alreadyOwn({ params: { plate: shownPlate(vehicle.country, vehicle.plate) } });
      case 'closed':
        return ask(context, companyId, holders.find(({ market }) => market === 'own')!);
      default: {
        const author = { companyId, userId: context.actor.userId };
        const taken = await takeIn(context, author, vehicle, holders);
        return { outcome: 'appropriated' as const, transportUnit: { _id: taken, plate: vehicle.plate } };
      }
    }
  });
}

async function ask({ trx, actor }: Context, companyId: string, vehicle: PlateRecord) {
  const companyName = actor.companyName ?? '';
  const { id, status } = await insertClaim(trx, { companyId, companyName, userId: actor.userId }, vehicle);
  await emit(
    trx,
    vehicleClaimed,
    { companyId: vehicle.companyId, actorId: actor.userId },
    {
      ownerCompanyId: vehicle.companyId,
      vehicleId: vehicle.id,
      kind: vehicle.kind,
      plate: shownPlate(vehicle.country, vehicle.plate),
      companyName,
    },
  );
  return { outcome: 'claimed' as const, claim: { _id: id, status } };
}

export async function letGo(context: Context, kind: VehicleKind, id: string, wanted: string) {
  const companyId = requireOwnCompany(context.actor, wanted);
  return withPlatformScope(context.trx, async () => {
    const { holders } = await holdersNow(context, kind, id, companyId);
    const vehicle = holders.find((holder) => holder.id === id)!;
    if (vehicle.market !== 'own')
      throw vehicleErrors.notOwn({ params: { plate: shownPlate(vehicle.country, vehicle.plate) } });
    await letOut(context, vehicle, 'vehicles.letGo');
    await endOthers(context, vehicle, 'withdrawn');
    return { transportUnit: { _id: vehicle.id, plate: vehicle.plate } };
  });
}

/** Everybody locks the plate before the claim, also when a claim is created, so that nobody deadlocks. */
export async function answerClaim(context: Context, id: string, answer: ClaimAnswer) {
  const { trx, actor } = context;
  const { side, status } = CLAIM_ANSWERS[answer];
  const found = await findClaim(trx, id);
  if (!found || sideOf(found, companyOf(actor)) !== side) throw requestErrors.notFound();
  requirePermission(actor, VEHICLE_RIGHTS[fleetOf('own', found.kind)].write);
  return withPlatformScope(trx, async () => {
    await lockPlate(trx, found);
    const claim = await lockClaim(trx, id);
    if (claim.status !== 'pending')
      throw vehicleErrors.claimAnswered({ params: { plate: shownPlate(claim.country, claim.plate) } });
    await endClaim(trx, claim, status, actor.userId);
    if (status === 'accepted') await handOver(context, claim);
    if (status === 'refused') await emitClaimEnd(context, claim, status, null);
    return { claim: { _id: id, status } };
  });
}

/** The owner keeps a record in the spot market and the asking company gets one in its closed fleet, in one step. */
async function handOver(context: Context, claim: ClaimRecord): Promise<void> {
  const { trx } = context;
  const holders = await holdersOf(trx, claim);
  const vehicle = holders.find(({ id }) => id === claim.vehicleId)!;
  await giveAway(context, vehicle);
  const taken = await takeIn(context, { companyId: claim.companyId, userId: claim.askedBy }, vehicle, holders);
  await emitClaimEnd(context, claim, 'accepted', taken);
  await endOthers(context, vehicle, 'refused');
}

/** The holder of the plate once it is locked; with `owner`, only a vehicle of that company is accepted. */
async function holdersNow({ trx }: Context, kind: VehicleKind, id: string, owner?: string) {
  const vehicle = await plateById(trx, kind, id);
  if (!vehicle || (owner && vehicle.companyId !== owner)) throw requestErrors.notFound();
  const plate: Plate = vehicle;
  await lockPlate(trx, plate);
  const holders = await holdersOf(trx, plate);
  // The vehicle was deleted or got another plate while this request waited.
  if (!holders.some((holder) => holder.id === id)) throw requestErrors.notFound();
  return { vehicle, holders };
}

function sideOf({ companyId, ownerCompanyId }: ClaimRecord, own: string): ClaimSide | undefined {
  if (companyId === own) return 'sent';
  return ownerCompanyId === own ? 'received' : undefined;
}

function requireOwnCompany(actor: Actor, wanted: string): string {
  const own = companyOf(actor);
  if (wanted !== own) throw requestErrors.tenantMismatch();
  return own;
}
