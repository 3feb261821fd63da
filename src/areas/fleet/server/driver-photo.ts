import { requestErrors } from '#kernel/errors.ts';
import { companyOf } from '#platform/actor.ts';
import { findOwnFile } from '#platform/files/attached-file.ts';
import type { Writer } from './driver-scope.ts';

const IMAGE_TYPE = /^image\/(png|jpeg)$/;

/** `field` is where the form named the file, to be told when it is not the caller's own, or no image. */
export async function requireImage({ trx, actor }: Writer, fileId: string, field: string): Promise<string> {
  const file = await findOwnFile(trx, { companyId: companyOf(actor), userId: actor.userId }, fileId);
  if (!file) throw requestErrors.invalid({ fields: { [field]: { code: 'choice' } } });
  if (!IMAGE_TYPE.test(file.contentType)) throw requestErrors.invalid({ fields: { [field]: { code: 'fileType' } } });
  return file.id;
}
