import { requestErrors } from '#kernel/errors.ts';
import { emailToHtml, FILE_KINDS, fileContent, fileLink, UPLOAD_MAX_BYTES, uploadFile } from '#kernel/file-calls.ts';
import { openPlatformScope } from '../db/database.ts';
import { type AnyRoute, Later, route } from '../http/route.ts';
import { decodeBase64 } from './base64.ts';
import { fileErrors } from './file-errors.ts';
import { type FileReader, findReadableFile } from './file-reader.ts';
import { linkLifetime } from './link-signature.ts';
import { prepareContent } from './prepare-content.ts';
import { serveFile } from './serve-file.ts';
import { fileView, findFile, prepareFile, recordFile } from './stored-file.ts';

export const fileRoutes = (readers: readonly FileReader[]): readonly AnyRoute[] => [
  route(uploadFile, {
    before: ({ actor, services, language }, { body }) =>
      prepareFile(services, {
        companyId: actor.companyId,
        ownerId: actor.userId,
        name: body.fileName,
        content: decodeBase64(body.content),
        allowed: FILE_KINDS,
        language,
        zone: actor.timeZone,
      }),
    handle: ({ actor, trx, services }, _, file) => recordFile(trx, services, { ...file, companyId: actor.companyId }),
  }),

  route(
    emailToHtml,
    async ({ actor, services: { translate }, language }, { body }) =>
      new Later(async () => {
        const { content } = await prepareContent({
          name: 'mail.eml',
          content: decodeBase64(body.content),
          allowed: ['eml'],
          maxBytes: UPLOAD_MAX_BYTES,
          image: {},
          translate,
          language,
          zone: actor.timeZone,
        });
        return { html: content.toString() };
      }),
  ),

  route(fileLink, async (context, { params }) => {
    const file = await findReadableFile(context, readers, params.id);
    if (!file) throw requestErrors.notFound();
    return fileView(context.services.config, file, context.now);
  }),

  route(fileContent, async (context, { params, query }) => {
    const { trx, services, now } = context;
    const lifetime = linkLifetime(services.config, params.id, query, now);
    // The signature is the permission: its holder belongs to no company as far as the database knows.
    await openPlatformScope(trx);
    const file = await findFile(trx, params.id);
    // Without a valid link an unknown file and a private one get the same reply.
    if (lifetime === undefined && !file?.isPublic) throw fileErrors.linkInvalid();
    if (!file) throw requestErrors.notFound();
    return serveFile(context, file, {
      download: query.download === '1',
      lifetime: file.isPublic ? undefined : lifetime,
    });
  }),
];
