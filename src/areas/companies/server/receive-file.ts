import type { FileInput } from '#areas/companies/contract/input.shapes.ts';
import { THEME_IMAGE_KINDS } from '#areas/companies/rules/theme.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { FileKind } from '#kernel/file-calls.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { findOwnFile, publishFile } from '#platform/files/attached-file.ts';
import { decodeBase64 } from '#platform/files/base64.ts';
import { fileErrors } from '#platform/files/file-errors.ts';
import { KIND_FACTS } from '#platform/files/file-name.ts';
import { prepareFile, recordFile, type StoredFile } from '#platform/files/stored-file.ts';
import type { PreparationContext, RequestContext } from '#platform/http/route.ts';

type Context = RequestContext<Actor>;

const IMAGE_TYPES: readonly string[] = THEME_IMAGE_KINDS.map((kind) => KIND_FACTS[kind].contentType);

/** A file of a form: one that was sent in its body and is already in the store, or the id of an earlier upload. */
export type SentFile = StoredFile | { readonly fileId: string };

/** Sends a file in the body of a form to the store, before the transaction. */
export async function prepareSentFile(context: PreparationContext<Actor>, input: FileInput): Promise<SentFile> {
  return 'fileId' in input ? input : prepare(context, input, {});
}

export async function prepareSentImage(context: PreparationContext<Actor>, input: FileInput): Promise<SentFile> {
  return 'fileId' in input ? input : prepare(context, input, { allowed: THEME_IMAGE_KINDS, public: true });
}

export async function receiveFile(context: Context, sent: SentFile): Promise<{ id: string; name: string }> {
  if ('fileId' in sent) return requireOwnFile(context, sent.fileId);
  const { id, fileName } = await recordFile(context.trx, context.services, sent);
  return { id, name: fileName };
}

/** An image of the theme, which is public from now on. */
export async function receiveImage(context: Context, sent: SentFile): Promise<string> {
  if (!('fileId' in sent)) return (await recordFile(context.trx, context.services, sent)).id;
  const file = await requireOwnFile(context, sent.fileId);
  if (!IMAGE_TYPES.includes(file.contentType)) throw fileErrors.badType();
  await publishFile(context.trx, companyOf(context.actor), file.id);
  return file.id;
}

function prepare(
  { services, actor, language }: PreparationContext<Actor>,
  { fileName, url }: { fileName: string; url: string },
  options: { allowed?: readonly FileKind[]; public?: boolean },
): Promise<StoredFile> {
  return prepareFile(services, {
    companyId: companyOf(actor),
    ownerId: actor.userId,
    name: fileName,
    content: decodeBase64(url),
    language,
    zone: actor.timeZone,
    ...options,
  });
}

async function requireOwnFile({ trx, actor }: Context, fileId: string) {
  const file = await findOwnFile(trx, { companyId: companyOf(actor), userId: actor.userId }, fileId);
  if (!file) throw requestErrors.invalid({ fields: { fileId: { code: 'choice' } } });
  return file;
}
