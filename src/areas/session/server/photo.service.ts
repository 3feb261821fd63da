import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { decodeBase64 } from '#platform/files/base64.ts';
import { removeFile, storeFile } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { PHOTO_OF_OTHERS } from '../contract/profile.calls.ts';
import { readPhoto, savePhoto } from './profile.repository.ts';
import { linker } from './session-user.service.ts';

/** A photo belongs to its user; one uploaded by the company belongs to the company. */
export async function updatePhoto(
  context: RequestContext<Actor>,
  userId: string,
  photo: string | null,
): Promise<{ pathPhoto: string | null }> {
  const { actor, trx } = context;
  const own = userId === actor.userId;
  if (!own) requirePermission(actor, PHOTO_OF_OTHERS);
  const before = await readPhoto(trx, userId);
  if (!before) throw requestErrors.notFound();
  const companyId = own ? null : companyOf(actor);
  const photoFileId = photo === null ? null : await store(context, { companyId, ownerId: userId }, photo);
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

async function store(
  { trx, services }: RequestContext,
  owner: { companyId: string | null; ownerId: string },
  photo: string,
): Promise<string> {
  const { id } = await storeFile(trx, services, {
    ...owner,
    name: 'photo',
    content: decodeBase64(photo),
    allowed: ['png', 'jpeg'],
  });
  return id;
}
