import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { deleteFile, findOwnFile } from '#platform/files/attached-file.ts';
import { fileErrors } from '#platform/files/file-errors.ts';
import type { RequestContext } from '#platform/http/route.ts';

const PICTURE = /^image\/(png|jpeg)$/;

/** A picture that stays, or a new one that the caller uploaded; the upload has made it small and clean. */
export async function receivePicture(
  { trx, actor }: RequestContext<Actor>,
  field: 'picture' | 'logo',
  sent: { readonly fileId: string } | null,
  stored: string | null,
): Promise<string | null> {
  if (sent === null || sent.fileId === stored) return sent?.fileId ?? null;
  const file = await findOwnFile(trx, { companyId: companyOf(actor), userId: actor.userId }, sent.fileId);
  if (!file) throw requestErrors.invalid({ fields: { [`${field}.fileId`]: { code: 'choice' } } });
  if (!PICTURE.test(file.contentType)) throw fileErrors.badType();
  return file.id;
}

/** The file of a picture that was replaced. */
export async function forgetPicture(
  { trx }: RequestContext<Actor>,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before !== null && before !== after) await deleteFile(trx, before);
}
