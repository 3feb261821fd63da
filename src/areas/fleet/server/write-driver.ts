import { paperAuthor, summarisePapers, writePapers } from '#areas/documents/server/index.ts';
import type { DriverChange, NewDriverInput } from '#areas/fleet/contract/driver-input.shapes.ts';
import type { DriverDetails } from '#areas/fleet/rules/driver-details.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { dayIn } from '#kernel/dates.ts';
import { companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { differenceBetween } from '#platform/audit/changes.ts';
import { type DriverRecord, findDriver } from './driver.repository.ts';
import { changePhoto, requireImage } from './driver-photo.ts';
import { scopeOf, type Writer } from './driver-scope.ts';
import { readDriverForm } from './read-driver-form.ts';
import { overwriteDriver, standingOf, storeDrivers } from './store-driver.ts';
import { paperOwnerOf, toldOf, type WholeDriver, wholeDriver } from './whole-driver.ts';

/** What stands of a driver nobody has registered yet. */
export const BLANK: DriverDetails = {
  firstName: '',
  lastName: '',
  countryCode: null,
  phone: '',
  typeDocumentId: '',
  documentId: null,
  birthDate: '',
  driverLicense: '',
  driverLicenseCategory: null,
  taxId: null,
  businessName: null,
  personReference: null,
  phoneReference: null,
  street: null,
  typeOfFleet: null,
  curp: null,
  chatExpirationDate: null,
  operator: null,
  eventualTrucker: false,
};

/** Registers a driver with photo and papers and remembers who did it. */
export async function registerDriver(
  writer: Writer,
  market: Market,
  { photoId, ...form }: NewDriverInput,
): Promise<WholeDriver> {
  const { trx, actor } = writer;
  const standing = { country: form.countryId, details: BLANK, partnerId: null, userId: null, papers: [] };
  const { driver, papers } = await readDriverForm(writer, form, standing);
  const photoFileId = photoId ? await requireImage(writer, photoId, 'photoId') : null;
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const [id = ''] = await storeDrivers(trx, author, [{ ...driver, market, photoFileId }]);
  await writePapers(trx, { companyId: author.companyId, kind: 'driver', id }, papers, paperAuthor(writer));
  const whole = await wholeDriver(trx, await findDriver(trx, scopeOf(actor, market), id));
  await remember(writer, 'drivers.create', null, whole);
  return whole;
}

/** Changes a driver who is locked, and whose version the caller has compared. */
export async function changeDriver(
  writer: Writer,
  record: DriverRecord,
  { photoId, ...form }: DriverChange,
): Promise<WholeDriver> {
  const { trx, actor, now } = writer;
  const before = await wholeDriver(trx, record);
  const standing = standingOf(record);
  const { driver, papers } = await readDriverForm(writer, form, { ...standing, papers: before.papers });
  if (differenceBetween(standing, driver).differs) await overwriteDriver(trx, record, driver);
  if (photoId !== undefined) await changePhoto(writer, record, photoId, 'photoId');
  const owner = paperOwnerOf(record);
  if (papers.length > 0) await writePapers(trx, owner, papers, paperAuthor(writer));
  else await summarisePapers(trx, owner, dayIn(now));
  const after = await wholeDriver(trx, await findDriver(trx, scopeOf(actor, record.market), record.id));
  await remember(writer, 'drivers.update', before, after);
  return after;
}

export function remember(
  writer: Writer,
  action: string,
  before: WholeDriver | null,
  after: WholeDriver,
): Promise<void> {
  return audit(writer.trx, writer, {
    action,
    entity: 'driver',
    entityId: after.record.id,
    before: before && toldOf(before),
    after: toldOf(after),
  });
}
