import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapArchive } from '#testing/map-archive.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerWebApp } from './web-app.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropeiro-web-'));
  await writeFile(
    join(folder, 'index.html'),
    '<meta name="map-style" content="__MAP_STYLE__" /><meta name="map-tiles" content="__MAP_TILES__" /><i>__STYLE_NONCE__</i>',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface MapSettings {
  readonly MAP_STYLE_URL?: string;
  readonly MAP_TILES?: string;
}

async function serving(config: MapSettings): Promise<FastifyInstance> {
  const app = Fastify();
  registerSecurityHeaders(app, config);
  await registerWebApp(app, folder, config);
  return app;
}

async function pageWith(config: MapSettings): Promise<string> {
  const app = await serving(config);
  const { body } = await app.inject({ url: '/loadOrder' });
  await app.close();
  return body;
}

it('the page names the configured map style, safely quoted, and its own nonce', async () => {
  const page = await pageWith({ MAP_STYLE_URL: 'https://maps.example/style.json?key=1&v="2"' });
  expect(page).toContain('content="https://maps.example/style.json?key=1&amp;v=&quot;2&quot;"');
  expect(page).toMatch(/<i>[\w+/=]{20,}<\/i>/);
});

it('the page names no map style where none is configured', async () => {
  expect(await pageWith({})).toContain('<meta name="map-style" content="" />');
});

it('the page names tiles at another address as they are', async () => {
  const page = await pageWith({ MAP_TILES: 'https://tiles.example/south.pmtiles' });
  expect(page).toContain('<meta name="map-tiles" content="https://tiles.example/south.pmtiles" />');
});

it('an archive of tiles on the disk is read in parts', async () => {
  const file = join(folder, 'south.pmtiles');
  await writeFile(file, mapArchive('Mapa de teste'));
  const app = await serving({ MAP_TILES: file });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const page = await (await fetch(`${address}/loadOrder`)).text();
  const [, place = ''] = /name="map-tiles" content="([^"]*)"/.exec(page) ?? [];

  const archive = new PMTiles(`${address}${place}`);
  expect(await archive.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 6, tileType: 1 });
  expect(await archive.getMetadata()).toMatchObject({ attribution: 'Mapa de teste' });
  expect(new Uint8Array((await archive.getZxy(6, 20, 33))!.data).length).toBeGreaterThan(20);
  expect(await archive.getZxy(7, 0, 0)).toBeUndefined();

  const part = await fetch(`${address}${place}`, { headers: { range: 'bytes=0-6' } });
  expect([part.status, await part.text(), part.headers.get('etag') !== null]).toEqual([206, 'PMTiles', true]);
  const beyond = await fetch(`${address}${place}`, { headers: { range: 'bytes=9000000-' } });
  expect(beyond.status).toBe(416);
  await app.close();
});
