import { buffer } from 'node:stream/consumers';
import { fillPath } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import { completeUpload, presignUpload, sendUpload, UPLOAD_TYPES } from '#kernel/upload-calls.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { fileErrors } from './file-errors.ts';
import { cleanFileName, KIND_FACTS } from './file-name.ts';
import { prepareFile, recordFile } from './stored-file.ts';
import { type AnnouncedUpload, readUpload, signUpload, UPLOAD_SECONDS } from './upload-token.ts';

/** Uploads whose bytes do not pass through a form; they become a file only when their content has been judged. */
export const presignedRoutes: readonly AnyRoute[] = [
  route(presignUpload, async ({ actor, services, now, caller }, { body: { fileName, contentType, size } }) => {
    const expires = Math.floor(now.getTime() / 1000) + UPLOAD_SECONDS;
    const id = createId();
    const { userId, companyId } = actor;
    const announced = { id, userId, companyId, name: cleanFileName(fileName), kind: UPLOAD_TYPES[contentType] };
    const token = signUpload(services.config, { ...announced, size, expires });
    const ours = `${caller.origin}/api${fillPath(sendUpload.path, { id })}?${new URLSearchParams({ token })}`;
    return {
      id,
      token,
      upload: {
        method: 'PUT' as const,
        url: services.files.presignPut?.(id, { contentType, size, seconds: UPLOAD_SECONDS, now }) ?? ours,
        headers: { 'content-type': contentType },
        expiresAt: new Date(expires * 1000).toISOString(),
      },
    };
  }),

  route(sendUpload, {
    before: async ({ services, now }, { params, query, body }) => {
      const { id, size, kind } = requireAnnounced(services, { id: params.id, token: query.token, now });
      if (body.length !== size) throw fileErrors.sizeDiffers();
      await services.files.put(id, Buffer.from(body), KIND_FACTS[kind].contentType);
    },
    handle: async (_context, { body }) => ({ received: body.length }),
  }),

  route(completeUpload, {
    before: async ({ actor, services, now, language }, { params, body }) => {
      const announced = requireAnnounced(services, { id: params.id, token: body.token, now });
      const { userId, companyId, name, kind } = announced;
      if (userId !== actor.userId || companyId !== actor.companyId) throw fileErrors.linkInvalid();
      const content = await readSent(services, announced);
      return prepareFile(services, { companyId, ownerId: userId, name, content, allowed: [kind], language });
    },
    handle: async ({ trx, actor, services, afterCommit }, { params }, file) => {
      // What was sent is stored again as it was judged; without a record the nightly sweep would remove it too.
      afterCommit(() => services.files.remove(params.id));
      return recordFile(trx, services, { ...file, companyId: actor.companyId });
    },
  }),
];

interface Claimed {
  readonly id: string;
  readonly token: string;
  readonly now: Date;
}

function requireAnnounced({ config }: Pick<Services, 'config'>, { id, token, now }: Claimed): AnnouncedUpload {
  const announced = readUpload(config, token, now);
  if (!announced || announced.id !== id) throw fileErrors.linkInvalid();
  return announced;
}

/** The size is known before the first byte is read, so that nothing larger than announced reaches the memory. */
async function readSent({ files }: Pick<Services, 'files'>, { id, size }: AnnouncedUpload): Promise<Buffer> {
  const sent = await files.read(id);
  if (!sent) throw fileErrors.notSent();
  if (sent.size === size) return buffer(sent.stream);
  sent.stream.destroy();
  throw fileErrors.sizeDiffers();
}
