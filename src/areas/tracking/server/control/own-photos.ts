import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { findOwnFile } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { SentPhoto } from './trip-photo.repository.ts';

type Context = Pick<RequestContext<Actor>, 'trx' | 'actor'>;

/** Files the caller uploaded beforehand, all of them pictures. */
export async function ownPhotos(
  { trx, actor }: Context,
  files: readonly { readonly fileId: string }[],
  field = 'photos',
): Promise<SentPhoto[]> {
  const owner = { companyId: companyOf(actor), userId: actor.userId };
  const found: SentPhoto[] = [];
  for (const [at, { fileId }] of files.entries()) {
    const file = await findOwnFile(trx, owner, fileId);
    if (!file) throw requestErrors.invalid({ fields: { [`${field}.${at}.fileId`]: { code: 'choice' } } });
    if (!file.contentType.startsWith('image/')) {
      throw requestErrors.invalid({ fields: { [`${field}.${at}.fileId`]: { code: 'fileType' } } });
    }
    found.push({ fileId, name: file.name });
  }
  return found;
}
