import { createHash } from 'node:crypto';
import { usualZone } from '#countries/country.ts';
import { fillPath } from '#kernel/api-call.ts';
import { DOCUMENT_TYPES, type FileKind, type FileView, fileContent, UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.ts';
import type { Trx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { cleanFileName } from './file-name.ts';
import type { ImageRule } from './image.ts';
import { type LinkSecret, signLink } from './link-signature.ts';
import { type Prepared, prepareContent } from './prepare-content.ts';

export interface NewFile {
  /** Null for files of a person who works in no company. */
  readonly companyId: string | null;
  readonly ownerId: string | null;
  readonly name: string;
  readonly content: Buffer;
  readonly allowed?: readonly FileKind[];
  readonly maxBytes?: number;
  readonly image?: ImageRule;
  /** Visible to anybody who knows its address: logos, sign-in backgrounds. */
  readonly public?: boolean;
  /** Only for content the server made itself: it is stored as it is, without checks. */
  readonly contentType?: string;
  /** Language of the headings in a mail turned into a page, and the time zone of its date. */
  readonly language?: Language;
  readonly zone?: string;
}

export interface StoredFile {
  readonly id: string;
  readonly companyId: string | null;
  readonly ownerId: string | null;
  readonly storageKey: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly isPublic: boolean;
}

/**
 * Checks and cleans a file and sends its bytes to the store, which may take long: never while a transaction is open.
 * Bytes that get no record, because the transaction after it failed, are removed by the nightly sweep.
 */
export async function prepareFile(services: Pick<Services, 'files' | 'translate'>, file: NewFile): Promise<StoredFile> {
  const prepared = await prepare(services, file);
  const stored: StoredFile = {
    id: createId(),
    companyId: file.companyId,
    ownerId: file.ownerId,
    storageKey: createId(),
    name: prepared.name,
    contentType: prepared.contentType,
    size: prepared.content.length,
    sha256: createHash('sha256').update(prepared.content).digest('hex'),
    width: prepared.width,
    height: prepared.height,
    isPublic: file.public ?? false,
  };
  await services.files.put(stored.storageKey, prepared.content, stored.contentType);
  return stored;
}

/** Makes a prepared file one of the product: there is never a record without bytes. */
export async function recordFile(
  trx: Trx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  file: StoredFile,
): Promise<FileView> {
  await insert(trx, file);
  return fileView(config, file, now());
}

async function prepare({ translate }: Pick<Services, 'translate'>, file: NewFile): Promise<Prepared> {
  const { name, content, contentType } = file;
  if (contentType !== undefined) {
    return { name: cleanFileName(name), content, contentType, width: null, height: null };
  }
  return prepareContent({
    name,
    content,
    translate,
    allowed: file.allowed ?? DOCUMENT_TYPES,
    maxBytes: file.maxBytes ?? UPLOAD_MAX_BYTES,
    image: file.image ?? {},
    language: file.language ?? DEFAULT_LANGUAGE,
    zone: file.zone ?? usualZone(null),
  });
}

async function insert(trx: Trx, file: StoredFile): Promise<void> {
  await trx
    .insertInto('file_object')
    .values({
      id: file.id,
      company_id: file.companyId,
      owner_id: file.ownerId,
      storage_key: file.storageKey,
      name: file.name,
      content_type: file.contentType,
      size: file.size,
      sha256: file.sha256,
      width: file.width,
      height: file.height,
      public: file.isPublic,
    })
    .execute();
}

/** The file, when the transaction's person or company may see it. */
export function findFile(trx: Trx, id: string): Promise<StoredFile | undefined> {
  return trx
    .selectFrom('file_object')
    .where('id', '=', id)
    .select([
      'id',
      'company_id as companyId',
      'owner_id as ownerId',
      'storage_key as storageKey',
      'name',
      'content_type as contentType',
      'size',
      'sha256',
      'width',
      'height',
      'public as isPublic',
    ])
    .executeTakeFirst();
}

/**
 * Deletes the record of the file; the next nightly sweep removes its bytes, so that a failed transaction loses nothing.
 */
export async function removeFile(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('file_object').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The public description of a file, with a fresh link. */
export function fileView(config: LinkSecret, file: StoredFile, now: Date): FileView {
  return {
    id: file.id,
    fileName: file.name,
    contentType: file.contentType,
    size: file.size,
    url: file.isPublic ? publicUrl(file.id) : signedUrl(config, file.id, now),
  };
}

/** The address of a public file; it never changes. */
export function publicUrl(fileId: string): string {
  return `/api${fillPath(fileContent.path, { id: fileId })}`;
}

/** A link for a reader whom the caller has just allowed to see the file. */
export function signedUrl(config: LinkSecret, fileId: string, now: Date, { download = false } = {}): string {
  return `${publicUrl(fileId)}?${new URLSearchParams(signLink(config, fileId, now, download))}`;
}
