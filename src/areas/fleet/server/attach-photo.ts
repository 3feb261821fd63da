import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { findOwnFile } from '#platform/files/attached-file.ts';
import { fileErrors } from '#platform/files/file-errors.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { VehicleRecord } from './vehicle.repository.ts';
import { insertPhoto } from './vehicle-photo.repository.ts';

const PICTURE = /^image\/(png|jpeg)$/;

/** Makes a picture that the caller uploaded a photo of the vehicle, which is locked; `field` is used in errors. */
export async function attachPhoto(
  { trx, actor }: Pick<RequestContext<Actor>, 'trx' | 'actor'>,
  vehicle: VehicleRecord,
  fileId: string,
  field: string,
): Promise<void> {
  const file = await findOwnFile(trx, { companyId: vehicle.company_id, userId: actor.userId }, fileId);
  if (!file) throw requestErrors.invalid({ fields: { [field]: { code: 'choice' } } });
  if (!PICTURE.test(file.contentType)) throw fileErrors.badType();
  await insertPhoto(trx, vehicle, file.id);
}
