import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { decodeBase64 } from '#platform/files/base64.ts';
import { prepareFile, recordFile, removeFile, type StoredFile } from '#platform/files/stored-file.ts';
import type { PreparationContext, RequestContext } from '#platform/http/route.ts';
import { PHOTO_OF_OTHERS } from '../contract/profile.calls.ts';
import { readPhoto, savePhoto } from './profile.repository.ts';
import { linker } from './session-user.service.ts';

/** A photo belongs to its user; one uploaded by the company belongs to the company. */
export async function preparePhoto(
  { actor, services }: PreparationContext<Actor>,
  userId: string,
  photo: string | null,
): Promise<StoredFile | null> {
  if (userId !== actor.userId) requirePermission(actor, PHOTO_OF_OTHERS);
  if (photo === null) return null;
  return prepareFile(services, {
    companyId: userId === actor.userId ? null : companyOf(actor),
    ownerId: userId,
    name: 'photo',
    content: decodeBase64(photo),
    allowed: ['png', 'jpeg'],
  });
}

export async function updatePhoto(
  context: RequestContext<Actor>,
  userId: string,
  photo: StoredFile | null,
): Promise<{ pathPhoto: string | null }> {
  const { actor, trx, services } = context;
  if (userId !== actor.userId) requirePermission(actor, PHOTO_OF_OTHERS);
  // Row-level security hides people whose account belongs to another company.
  const before = await readPhoto(trx, userId);
  if (!before) throw requestErrors.notFound();
  const photoFileId = photo && (await recordFile(trx, services, photo)).id;
  await savePhoto(trx, userId, photoFileId);
  if (before.photoFileId) await removeFile(trx, before.photoFileId);
  await audit(trx, context, {
    action: 'session.updatePhoto',
    entity: 'user',
    entityId: userId,
    before,
    after: { photoFileId },
  });
  return { pathPhoto: linker(context)(photoFileId) };
}
