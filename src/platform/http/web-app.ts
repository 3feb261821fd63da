import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';
import { type Config, isAddress } from '../config.ts';
import { escapeHtml } from '../mail/escape-html.ts';

const NONCE_MARK = '__STYLE_NONCE__';
const MAP_STYLE_MARK = '__MAP_STYLE__';
const MAP_TILES_MARK = '__MAP_TILES__';
const TILES_ADDRESS = '/map-tiles.pmtiles';
const INDEX = 'index.html';

/**
 * Serves the built browser application: hashed assets cached for ever, the page itself fresh, for every address of the
 * app.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  { MAP_STYLE_URL = '', MAP_TILES = '' }: Pick<Config, 'MAP_STYLE_URL' | 'MAP_TILES'>,
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
  const hasOwnTiles = MAP_TILES !== '' && !isAddress(MAP_TILES);
  if (hasOwnTiles) serveTiles(app, resolve(MAP_TILES));
  const marks = { [MAP_STYLE_MARK]: MAP_STYLE_URL, [MAP_TILES_MARK]: hasOwnTiles ? TILES_ADDRESS : MAP_TILES };
  const index = await pageSender(join(folder, INDEX), marks);
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.html') || name === INDEX) continue;
    const send = await pageSender(join(folder, name), marks);
    app.get(`/${name}`, async (_, reply) => send(reply));
  }
  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets)\//.test(request.url)) throw requestErrors.notFound();
    return index(reply);
  });
}

/** The browser reads parts of the archive: each request names the bytes it needs. */
function serveTiles(app: FastifyInstance, file: string): void {
  app.get(TILES_ADDRESS, (_, reply) =>
    reply.sendFile(basename(file), dirname(file), { cacheControl: false, dotfiles: 'allow' }),
  );
}

/** The page names the map; each reply has its own nonce for the styles of the interface library. */
async function pageSender(
  file: string,
  marks: Readonly<Record<string, string>>,
): Promise<(reply: FastifyReply) => FastifyReply> {
  let page = await readFile(file, 'utf8');
  for (const [mark, value] of Object.entries(marks)) page = page.replace(mark, () => escapeHtml(value));
  const parts = page.split(NONCE_MARK);
  return (reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(parts.join(reply.styleNonce));
}
