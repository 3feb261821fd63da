import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../mail/escape-html.ts';

const NONCE_MARK = '__STYLE_NONCE__';
const MAP_STYLE_MARK = '__MAP_STYLE__';
const INDEX = 'index.html';

/**
 * Serves the built browser application: hashed assets cached for ever, the page itself fresh, for every address of the
 * app.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  { MAP_STYLE_URL = '' }: Pick<Config, 'MAP_STYLE_URL'>,
): Promise<void> {
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
  const index = await pageSender(join(folder, INDEX), MAP_STYLE_URL);
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.html') || name === INDEX) continue;
    const send = await pageSender(join(folder, name), MAP_STYLE_URL);
    app.get(`/${name}`, async (_, reply) => send(reply));
  }
  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets)\//.test(request.url)) throw requestErrors.notFound();
    return index(reply);
  });
}

/** The page names the map style; each reply has its own nonce for the styles of the interface library. */
async function pageSender(file: string, mapStyle: string): Promise<(reply: FastifyReply) => FastifyReply> {
  const page = (await readFile(file, 'utf8')).replace(MAP_STYLE_MARK, () => escapeHtml(mapStyle));
  const parts = page.split(NONCE_MARK);
  return (reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(parts.join(reply.styleNonce));
}
