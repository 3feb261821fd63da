import { Readable } from 'node:stream';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import { contentDisposition } from '#platform/files/file-name.ts';
import { type ZipFile, zipArchive } from '#platform/files/zip-archive.ts';
import { RawReply, type RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import { documentErrors } from '../contract/document.errors.ts';
import { DOCUMENTS_READ, viewOf } from '../contract/document.permissions.ts';
import { isSeen } from '../rules/checklist.ts';
import type { OwnerKind } from '../rules/document-owner.ts';
import type { FleetDocumentType } from '../rules/fleet-document.ts';
import { ownerName } from '../rules/owner-name.ts';
import { checklistOf } from './checklist-of.ts';
import { type FiledFleetDocument, filesOf } from './document-file.repository.ts';
import { documentOwners, type OwnerRecord } from './owner.repository.ts';

type Context = RequestContext<Actor>;

/** The archive is streamed after the transaction has ended, one file at a time. */
export async function zipDocuments(context: Context, kinds: readonly OwnerKind[], id: string): Promise<RawReply> {
  const { trx, actor, services, language } = context;
  const owner = await findReadable(context, kinds, id);
  const view = viewOf(actor.permissions);
  const order = (await checklistOf(trx, owner.companyId, owner)).map(({ type }) => type);
  const documents = sorted(await filesOf(trx, owner), order).filter(({ type }) => isSeen(type, view));
  if (documents.length === 0) throw documentErrors.noFiles();
  const name = services.translate(language, 'documents.zip.name', { name: ownerName(owner) });
  return new RawReply(Readable.from(zipArchive(contentsOf(context, documents)), { objectMode: false }), {
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', `${name}.zip`),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
}

async function findReadable(
  { trx, actor, services }: Context,
  kinds: readonly OwnerKind[],
  id: string,
): Promise<OwnerRecord> {
  const owners = portOf(services, documentOwners);
  for (const kind of kinds) {
    const owner = await owners.find(trx, { companyId: companyOf(actor), kind, id });
    if (!owner) continue;
    requirePermission(actor, DOCUMENTS_READ[kind][owner.market]);
    return owner;
  }
  throw requestErrors.notFound();
}

/** In the country's order; documents that no list contains any more come last. */
function sorted(
  documents: readonly FiledFleetDocument[],
  order: readonly FleetDocumentType[],
): readonly FiledFleetDocument[] {
  const place = ({ type }: FiledFleetDocument) => order.indexOf(type) + (order.includes(type) ? 0 : order.length + 1);
  return documents.toSorted((a, b) => place(a) - place(b));
}

async function* contentsOf(
  { services: { files, translate }, language, log }: Context,
  documents: readonly FiledFleetDocument[],
): AsyncGenerator<ZipFile> {
  for (const [index, { type, storageKey, fileId, ending }] of documents.entries()) {
    const content = await files.read(storageKey);
    const name = `${String(index + 1).padStart(2, '0')} ${translate(language, `documents.types.${type}`)}.${ending}`;
    if (content) yield { name, pieces: content.stream };
    else log.error({ fileId }, 'the content of a document is missing from the store');
  }
}
