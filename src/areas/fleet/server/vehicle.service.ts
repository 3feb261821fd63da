import { changesFrom } from '#areas/documents/rules/document-dates.ts';
import { checklistOf, documentAuthor, updateFleetDocuments } from '#areas/documents/server/index.ts';
import type { VehicleCalls } from '#areas/fleet/contract/vehicle.calls.ts';
import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import type { NewVehicleInput, VehicleChange } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { differenceBetween } from '#platform/audit/changes.ts';
import { deleteFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { attachPhoto } from './attach-photo.ts';
import { auditOfVehicle, type FullVehicle, readFullVehicle, type VehicleAction } from './full-vehicle.ts';
import { currentVehicle, insertParsedVehicles, updateParsedVehicle } from './parsed-vehicle.ts';
import { newVehicleState, readVehicleForm } from './read-vehicle-form.ts';
import { presentVehicle } from './vehicle.presenter.ts';
import {
  deleteVehicle,
  findVehicle,
  lockVehicle,
  updateVehicle,
  type VehicleRecord,
  type VehicleScope,
} from './vehicle.repository.ts';
import { couple, lockWithTrailers } from './vehicle-coupling.ts';
import { truckPulling } from './vehicle-relations.repository.ts';
import { fleetScope, ownerOf } from './vehicle-scope.ts';

type Context = RequestContext<Actor>;

export async function readVehicleView(context: Context, scope: VehicleScope, id: string) {
  return viewOf(context, await readFullVehicle(context, await requireVehicle(context, scope, id)));
}

export async function requireVehicle({ trx }: Context, scope: VehicleScope, id: string): Promise<VehicleRecord> {
  const record = await findVehicle(trx, scope, id);
  if (!record) throw requestErrors.notFound();
  return record;
}

/** Creates it with its documents, photos and couplings, all or nothing. */
export async function createVehicle(context: Context, fleet: VehicleFleet, form: NewVehicleInput) {
  const { trx, actor } = context;
  const scope = fleetScope(actor, fleet);
  const vehicle = await readVehicleForm(context, fleet, form, newVehicleState(form));
  const [id] = await insertParsedVehicles(trx, { companyId: scope.companyId, userId: actor.userId }, [vehicle]);
  const { vehicle: record, trailers } = await lockWithTrailers(trx, scope, id!, form);
  await couple(context, record, trailers, form);
  for (const [at, fileId] of (form.photoIds ?? []).entries()) {
    await attachPhoto(context, record, fileId, `photoIds.${at}`);
  }
  await updateFormDocuments(context, record, form);
  const full = await readFullVehicle(context, await requireVehicle(context, scope, id!));
  await auditVehicle(context, 'vehicles.create', null, full);
  return viewOf(context, full);
}

export async function updateVehicleForm(
  context: Context,
  fleet: VehicleFleet,
  id: string,
  { version, ...form }: ParsedInput<VehicleCalls['update']>['body'],
) {
  const { trx, actor } = context;
  const scope = fleetScope(actor, fleet);
  const { vehicle: record, trailers } = await lockWithTrailers(trx, scope, id, form);
  if (record.version !== version) throw requestErrors.staleVersion();
  const before = await readFullVehicle(context, record);
  const current = currentVehicle(record);
  const vehicle = await readVehicleForm(context, fleet, form, current);
  const { country, details, partnerId } = vehicle;
  if (differenceBetween(current, { country, details, partnerId }).differs)
    await updateParsedVehicle(trx, record, vehicle);
  await couple(context, record, trailers, form);
  await updateFormDocuments(context, record, form);
  const after = await readFullVehicle(context, await requireVehicle(context, scope, id));
  await auditVehicle(context, 'vehicles.update', before, after);
  return viewOf(context, after);
}

async function updateFormDocuments(context: Context, record: VehicleRecord, form: VehicleChange): Promise<void> {
  const { trx } = context;
  const owner = ownerOf(record);
  const countryCode = form.countryId ?? record.country_code;
  const slots = await checklistOf(trx, owner.companyId, { kind: record.kind, countryCode });
  await updateFleetDocuments(context, owner, changesFrom(slots, form, form.documents), documentAuthor(context));
}

/** Setting the current value again changes nothing. */
export async function enableVehicle(context: Context, fleet: VehicleFleet, id: string, enable: boolean) {
  const { trx, actor } = context;
  const record = await lockVehicle(trx, fleetScope(actor, fleet), id);
  if (record.enabled === enable) return { transportUnit: { _id: id, enabled: enable, version: record.version } };
  const version = await updateVehicle(trx, record, { enabled: enable });
  await audit(trx, context, {
    action: (enable ? 'vehicles.enable' : 'vehicles.disable') satisfies VehicleAction,
    entity: 'vehicle',
    entityId: id,
    before: { enabled: record.enabled },
    after: { enabled: enable },
  });
  return { transportUnit: { _id: id, enabled: enable, version } };
}

/** Deletes its documents, photos and claims too; a vehicle that other records refer to is refused as in use. */
export async function removeVehicle(context: Context, fleet: VehicleFleet, id: string) {
  const { trx, actor } = context;
  const record = await lockVehicle(trx, fleetScope(actor, fleet), id);
  const truck = await truckPulling(trx, record);
  if (truck) throw vehicleErrors.pulled({ params: { plate: truck.plate } });
  const before = await readFullVehicle(context, record);
  await deleteVehicle(trx, record);
  const files = [
    ...before.photos.map(({ fileId }) => fileId),
    ...before.documents.documents.flatMap(({ file }) => (file ? [file.id] : [])),
  ];
  for (const fileId of new Set(files)) await deleteFile(trx, fileId);
  await audit(trx, context, {
    action: 'vehicles.remove',
    entity: 'vehicle',
    entityId: id,
    before: auditOfVehicle(before),
    after: null,
  });
  return { _id: id };
}

export function viewOf(context: Context, full: FullVehicle) {
  return { transportUnit: presentVehicle(full, context) };
}

export function auditVehicle(
  context: Context,
  action: VehicleAction,
  before: FullVehicle | null,
  after: FullVehicle,
): Promise<void> {
  return audit(context.trx, context, {
    action,
    entity: 'vehicle',
    entityId: after.record.id,
    before: before && auditOfVehicle(before),
    after: auditOfVehicle(after),
  });
}
