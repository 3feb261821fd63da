import { documentAuthor, summariseDocuments, updateFleetDocuments } from '#areas/documents/server/index.ts';
import {
  ASSIGN_TRANSPORT_COMPANY,
  SEE_EVENTUAL_PHONE,
  SEE_TRANSPORT_COMPANY,
} from '#areas/fleet/contract/driver.permissions.ts';
import type {
  associateDriver as associateCall,
  driverHistory,
  updateDriverDocuments,
  updateDriverPhoto,
} from '#areas/fleet/contract/driver-action.calls.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, requirePermission, todayOf } from '#platform/actor.ts';
import { recordHistory, withoutChanges } from '#platform/audit/record-history.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { type DriverRecord, findDriver, setFacts } from './driver.repository.ts';
import { viewDriver } from './driver.service.ts';
import { changePhoto } from './driver-photo.ts';
import { lockToChange, readableScope } from './driver-scope.ts';
import { type DriverAction, documentOwnerOf, readFullDriver } from './full-driver.ts';
import { recordAudit } from './save-driver.ts';

type Context = RequestContext<Actor>;

/** Setting the current value again changes nothing. */
export async function enableDriver(context: Context, id: string, enabled: boolean) {
  const record = await lockToChange(context, id);
  const action = enabled ? 'drivers.enable' : 'drivers.disable';
  const version = record.enabled === enabled ? record.version : await settle(context, record, action, { enabled });
  return { trucker: { _id: id, enabled, version } };
}

export async function verifyDriver(context: Context, id: string, verified: boolean) {
  const record = await lockToChange(context, id);
  const action = verified ? 'drivers.verify' : 'drivers.unverify';
  const version = record.verified === verified ? record.version : await settle(context, record, action, { verified });
  return { trucker: { _id: id, verified, version } };
}

/** Only the company's own active transport companies; the current one may stay even if it was disabled since. */
export async function associateDriver(
  context: Context,
  { truckerId, transportCompanyId }: ParsedInput<typeof associateCall>['body'],
) {
  const { trx, actor } = context;
  const record = await lockToChange(context, truckerId);
  requirePermission(actor, ASSIGN_TRANSPORT_COMPANY);
  if (record.partner_id !== transportCompanyId) {
    const isKnown =
      transportCompanyId === null ||
      (await findActivePartner(trx, record.company_id, 'transport', transportCompanyId)) !== undefined;
    if (!isKnown) throw requestErrors.invalid({ fields: { transportCompanyId: { code: 'choice' } } });
    await settle(context, record, 'drivers.associate', { partner_id: transportCompanyId });
  }
  return viewAgain(context, record);
}

export async function updatePhoto(
  context: Context,
  { truckerId, photos: [photo] }: ParsedInput<typeof updateDriverPhoto>['body'],
) {
  const { trx } = context;
  const record = await lockToChange(context, truckerId);
  const before = await readFullDriver(trx, record);
  if (await changePhoto(context, record, photo?.fileId ?? null, 'photos.0.fileId')) {
    await summariseDocuments(context, documentOwnerOf(record), todayOf(context));
    await recordAudit(context, 'drivers.updatePhoto', before, await readFullDriver(trx, await again(context, record)));
  }
  return viewAgain(context, record);
}

export async function updateDocuments(
  context: Context,
  id: string,
  { version, documents }: ParsedInput<typeof updateDriverDocuments>['body'],
) {
  const { trx } = context;
  const record = await lockToChange(context, id);
  if (record.version !== version) throw requestErrors.staleVersion();
  const before = await readFullDriver(trx, record);
  await updateFleetDocuments(context, documentOwnerOf(record), documents, documentAuthor(context));
  const after = await readFullDriver(trx, await again(context, record));
  await recordAudit(context, 'drivers.updateDocuments', before, after);
  return viewDriver(context, after);
}

/** The phone of an eventual driver and the transport company, old values included, are not shown to everybody. */
export async function readHistory(context: Context, id: string, query: ParsedInput<typeof driverHistory>['query']) {
  const { trx, actor } = context;
  const driver = await findDriver(trx, readableScope(actor), id);
  const history = await recordHistory(trx, { entity: 'driver', entityId: id, ...query });
  const hidesPhone = driver.eventual && !actor.permissions.has(SEE_EVENTUAL_PHONE);
  const hidesCompany = !actor.permissions.has(SEE_TRANSPORT_COMPANY);
  return withoutChanges(history, [...(hidesPhone ? ['phone'] : []), ...(hidesCompany ? ['transportCompany'] : [])]);
}

/** Updates values that are not part of the form, records the audit and replies with the new version. */
async function settle(
  context: Context,
  record: DriverRecord,
  action: DriverAction,
  facts: Parameters<typeof setFacts>[2],
): Promise<number> {
  const before = await readFullDriver(context.trx, record);
  const version = await setFacts(context.trx, record, facts);
  await recordAudit(context, action, before, await readFullDriver(context.trx, await again(context, record)));
  return version;
}

function again({ trx }: Context, { company_id, market, id }: DriverRecord): Promise<DriverRecord> {
  return findDriver(trx, { companyId: company_id, markets: [market] }, id);
}

async function viewAgain(context: Context, record: DriverRecord) {
  return viewDriver(context, await readFullDriver(context.trx, await again(context, record)));
}
