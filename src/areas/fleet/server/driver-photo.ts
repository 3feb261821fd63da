import { requestErrors } from '#kernel/errors.ts';
import { companyOf } from '#platform/actor.ts';
import { deleteFile, findOwnFile } from '#platform/files/attached-file.ts';
import { type DriverRecord, setFacts } from './driver.repository.ts';
import type { Writer } from './driver-scope.ts';

const IMAGE_TYPE = /^image\/(png|jpeg)$/;

/** `field` is the form field that named the file, for the error when the file is not the caller's own or no image. */
export async function requireImage({ trx, actor }: Writer, fileId: string, field: string): Promise<string> {
  const file = await findOwnFile(trx, { companyId: companyOf(actor), userId: actor.userId }, fileId);
  if (!file) throw requestErrors.invalid({ fields: { [field]: { code: 'choice' } } });
  if (!IMAGE_TYPE.test(file.contentType)) throw requestErrors.invalid({ fields: { [field]: { code: 'fileType' } } });
  return file.id;
}

/** Replaces or removes the photo and deletes the old file. The caller updates the completion of the documents. */
export async function changePhoto(
  writer: Writer,
  record: DriverRecord,
  fileId: string | null,
  field: string,
): Promise<boolean> {
  const { photo_file_id: before } = record;
  if (before === fileId) return false;
  await setFacts(writer.trx, record, { photo_file_id: fileId && (await requireImage(writer, fileId, field)) });
  if (before) await deleteFile(writer.trx, before);
  return true;
}
