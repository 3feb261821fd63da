import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';

const NONCE_MARK = '__STYLE_NONCE__';
const INDEX = 'index.html';

/**
 * Serves the built browser application: hashed assets cached for ever, the page itself fresh, for every address of the
 * app.
 */
export async function registerWebApp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, INDEX))) return;

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['*.html'],
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = path.includes(`${join(folder, 'assets')}`);
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const index = await pageSender(join(folder, INDEX));
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.html') || name === INDEX) continue;
    const send = await pageSender(join(folder, name));
    app.get(`/${name}`, async (_, reply) => send(reply));
  }
  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets)\//.test(request.url)) throw requestErrors.notFound();
    return index(reply);
  });
}

/** Each reply has its own nonce for the styles of the interface library. */
async function pageSender(file: string): Promise<(reply: FastifyReply) => FastifyReply> {
  const parts = (await readFile(file, 'utf8')).split(NONCE_MARK);
  return (reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(parts.join(reply.styleNonce));
}
