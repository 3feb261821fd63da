import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerSecurityHeaders } from './security-headers.ts';

async function policyWith(outside: Parameters<typeof registerSecurityHeaders>[1]): Promise<Map<string, string>> {
  const app = Fastify();
  registerSecurityHeaders(app, outside);
  app.get('/', async () => 'ok');
  const policy = String((await app.inject({ url: '/' })).headers['content-security-policy']);
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.slice(part.indexOf(' ') + 1)]));
}

it('lets the browser connect to no other host by default', async () => {
  const policy = await policyWith({});
  for (const part of ['script-src', 'connect-src', 'frame-src']) expect(policy.get(part)).toBe("'self'");
});

it('opens connections to the map’s style and to the hosts of its tiles', async () => {
  const policy = await policyWith({
    MAP_STYLE_URL: 'https://maps.example/styles/road.json?key=1',
    MAP_TILES: 'https://archive.example/south.pmtiles',
    MAP_ORIGINS: ['https://tiles.example', 'https://glyphs.example/fonts'],
  });
  expect(policy.get('connect-src')).toBe(
    "'self' https://maps.example https://archive.example https://tiles.example https://glyphs.example",
  );
  expect(policy.get('script-src')).toBe("'self'");
});

it('asks search engines to list nothing, whether page, link or file', async () => {
  const app = Fastify();
  registerSecurityHeaders(app, {});
  for (const url of ['/client/:id', '/missing']) app.get(url, async () => 'ok');
  for (const url of ['/client/7', '/missing', '/nowhere'])
    expect((await app.inject({ url })).headers['x-robots-tag']).toBe('noindex, nofollow');
});

it('opens the policy for configured services, for their origin only, and without the key in the address', async () => {
  const policy = await policyWith({
    SENTRY_DSN: 'https://key@errors.example/12',
    ANALYTICS_URL: 'https://count.example/hit?x=1',
    SUPPORT_CHAT_SCRIPT: 'https://chat.example/widget.js',
  });
  expect(policy.get('script-src')).toBe("'self' https://chat.example");
  expect(policy.get('connect-src')).toBe("'self' https://errors.example https://count.example https://chat.example");
  expect(policy.get('frame-src')).toBe("'self' https://chat.example");
});
