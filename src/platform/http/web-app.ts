import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';

const NONCE_MARK = '__STYLE_NONCE__';

/** Serves the built browser application: hashed assets for ever, the page itself fresh, every address of the app. */
export async function registerWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile)) return;
  const index = await readFile(indexFile, 'utf8');
  const page = index.split(NONCE_MARK);

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = path.includes(`${join(folder, 'assets')}`);
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets)\//.test(request.url)) throw requestErrors.notFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page.join(reply.styleNonce));
  });
}
