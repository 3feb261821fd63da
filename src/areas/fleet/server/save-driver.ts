import { documentAuthor, summariseDocuments, updateFleetDocuments } from '#areas/documents/server/index.ts';
import type { DriverChange, NewDriverInput } from '#areas/fleet/contract/driver-input.shapes.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { companyOf, todayOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { differenceBetween } from '#platform/audit/changes.ts';
import { type DriverRecord, findDriver } from './driver.repository.ts';
import { changePhoto, requireImage } from './driver-photo.ts';
import { scopeOf, type Writer } from './driver-scope.ts';
import { auditOf, type DriverAction, documentOwnerOf, type FullDriver, readFullDriver } from './full-driver.ts';
import { currentOf, insertParsedDrivers, updateParsedDriver } from './parsed-driver.ts';
import { newDriverState, readDriverForm } from './read-driver-form.ts';

/** Registers a driver with photo and documents and records the audit. */
export async function registerDriver(
  writer: Writer,
  market: Market,
  { photoId, ...form }: NewDriverInput,
): Promise<FullDriver> {
  const { trx, actor } = writer;
  const { driver, documents } = await readDriverForm(writer, form, newDriverState(form));
  const photoFileId = photoId ? await requireImage(writer, photoId, 'photoId') : null;
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const [id = ''] = await insertParsedDrivers(trx, author, [{ ...driver, market, photoFileId }]);
  await updateFleetDocuments(
    writer,
    { companyId: author.companyId, kind: 'driver', id },
    documents,
    documentAuthor(writer),
  );
  const full = await readFullDriver(trx, await findDriver(trx, scopeOf(actor, market), id));
  await recordAudit(writer, 'drivers.create', null, full);
  return full;
}

/** Updates a driver who is locked and whose version the caller has checked. */
export async function changeDriver(
  writer: Writer,
  record: DriverRecord,
  { photoId, ...form }: DriverChange,
): Promise<FullDriver> {
  const { trx, actor } = writer;
  const before = await readFullDriver(trx, record);
  const current = currentOf(record);
  const { driver, documents } = await readDriverForm(writer, form, { ...current, documents: before.documents });
  if (differenceBetween(current, driver).differs) await updateParsedDriver(trx, record, driver);
  if (photoId !== undefined) await changePhoto(writer, record, photoId, 'photoId');
  const owner = documentOwnerOf(record);
  if (documents.length > 0) await updateFleetDocuments(writer, owner, documents, documentAuthor(writer));
  else await summariseDocuments(writer, owner, todayOf(writer));
  const after = await readFullDriver(trx, await findDriver(trx, scopeOf(actor, record.market), record.id));
  await recordAudit(writer, 'drivers.update', before, after);
  return after;
}

export function recordAudit(
  writer: Writer,
  action: DriverAction,
  before: FullDriver | null,
  after: FullDriver,
): Promise<void> {
  return audit(writer.trx, writer, {
    action,
    entity: 'driver',
    entityId: after.record.id,
    before: before && auditOf(before),
    after: auditOf(after),
  });
}
