import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerWebApp } from './web-app.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropeiro-web-'));
  await writeFile(
    join(folder, 'index.html'),
    '<meta name="map-style" content="__MAP_STYLE__" /><i>__STYLE_NONCE__</i>',
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function pageWith(config: { MAP_STYLE_URL?: string }): Promise<string> {
  const app = Fastify();
  registerSecurityHeaders(app, config);
  await registerWebApp(app, folder, config);
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
