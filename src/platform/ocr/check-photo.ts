import { UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import { fileErrors } from '../files/file-errors.ts';
import { measureImage } from '../files/reencode-image.ts';
import { sniff } from '../files/sniff.ts';

/** Refuses by its first bytes what is no photo or would fill the memory when decoded. */
export async function checkPhoto(photo: Buffer): Promise<void> {
  if (photo.length === 0) throw fileErrors.empty();
  if (photo.length > UPLOAD_MAX_BYTES)
    throw fileErrors.tooLarge({ params: { megabytes: UPLOAD_MAX_BYTES / 1_000_000 } });
  const kind = await sniff(photo);
  if (kind !== 'png' && kind !== 'jpeg') throw fileErrors.badType();
  await measureImage(photo);
}
