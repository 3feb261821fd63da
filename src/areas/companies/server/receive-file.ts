import type { FileInput } from '#areas/companies/contract/input.shapes.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { FileKind } from '#kernel/file-calls.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { findOwnFile, publishFile } from '#platform/files/attached-file.ts';
import { decodeBase64 } from '#platform/files/base64.ts';
import { fileErrors } from '#platform/files/file-errors.ts';
import { storeFile } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';

type Context = RequestContext<Actor>;

const IMAGES: readonly FileKind[] = ['png', 'jpeg'];
const IMAGE_TYPE = /^image\/(png|jpeg)$/;

/** The file in the body of a form, or of an earlier upload. */
export async function receiveFile(context: Context, input: FileInput): Promise<{ id: string; name: string }> {
  if ('fileId' in input) return requireOwnFile(context, input.fileId);
  const { id, fileName } = await keep(context, input, {});
  return { id, name: fileName };
}

/** An image of the theme, which is public from now on. */
export async function receiveImage(context: Context, input: FileInput): Promise<string> {
  if (!('fileId' in input)) return (await keep(context, input, { allowed: IMAGES, public: true })).id;
  const file = await requireOwnFile(context, input.fileId);
  if (!IMAGE_TYPE.test(file.contentType)) throw fileErrors.badType();
  await publishFile(context.trx, companyOf(context.actor), file.id);
  return file.id;
}

function keep(
  { trx, services, actor, language }: Context,
  { fileName, url }: { fileName: string; url: string },
  options: { allowed?: readonly FileKind[]; public?: boolean },
) {
  return storeFile(trx, services, {
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
