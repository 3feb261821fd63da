import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPublicAgent } from '../net/public-agent.ts';
import { resolveLongLink } from './long-link.ts';

const LONG = 'https://www.google.com/maps/place/Santa+Cruz/@-17.7863,-63.1812,12z';
let shortener: Server;
let contacted: string[] = [];
let replies: Record<string, { status: number; location?: string }> = {};

/** Redirects every connection to the shortener of this test, without encryption. */
class LocalAgent extends Agent {
  override createConnection() {
    return connect((shortener.address() as AddressInfo).port, '127.0.0.1');
  }
}

beforeAll(async () => {
  shortener = createServer((request, response) => {
    const address = `https://${request.headers.host}${request.url}`;
    contacted.push(address);
    const { status, location } = replies[address] ?? { status: 404 };
    response.writeHead(status, location === undefined ? {} : { location });
    // An endless page, which must not be waited for.
    response.write('<html>');
  });
  await new Promise<void>((ready) => shortener.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  shortener.closeAllConnections();
  shortener.close();
});
beforeEach(() => {
  contacted = [];
  replies = {};
});

const resolve = (link: string, agent: Agent = new LocalAgent()) =>
  resolveLongLink(link, agent, new AbortController().signal);
const redirects = (...addresses: string[]) => {
  for (let i = 1; i < addresses.length; i += 1) {
    replies[addresses[i - 1]!] = { status: 302, location: addresses[i]! };
  }
};

describe('a short map link', () => {
  it.each(['https://maps.app.goo.gl/abc123', 'https://goo.gl/maps/Xy-9_z', 'https://maps.app.goo.gl/abc?g_st=ic'])(
    '%s leads to its map',
    async (link) => {
      redirects(link, LONG);
      expect(await resolve(link)).toBe(LONG);
      expect(contacted).toEqual([link]);
    },
  );

  it('may lead to another short link', async () => {
    redirects('https://goo.gl/maps/a', 'https://maps.app.goo.gl/b', 'https://maps.app.goo.gl/c', LONG);
    expect(await resolve('https://goo.gl/maps/a')).toBe(LONG);
  });

  it('is followed three times at most', async () => {
    redirects(...['a', 'b', 'c', 'd'].map((name) => `https://maps.app.goo.gl/${name}`), LONG);
    await expect(resolve('https://maps.app.goo.gl/a')).rejects.toMatchObject({ code: 'places.linkRefused' });
    expect(contacted).toHaveLength(3);
  });

  it('may lead to the map by a relative address or through a consent page', async () => {
    redirects('https://goo.gl/maps/a', '/maps/b');
    redirects(
      'https://goo.gl/maps/b',
      `https://consent.google.com/m?gl=BR&continue=${encodeURIComponent('https://www.google.com.br/maps?q=-1.5,-48.4')}`,
    );
    expect(await resolve('https://goo.gl/maps/a')).toBe('https://www.google.com.br/maps?q=-1.5,-48.4');
  });

  it.each([
    'http://maps.app.goo.gl/abc',
    'https://goo.gl/abc',
    'https://maps.app.goo.gl.evil.test/abc',
    'https://evil.test/goo.gl/maps/abc',
    'https://maps.app.goo.gl@evil.test/abc',
    'https://user@maps.app.goo.gl/abc',
    'https://maps.app.goo.gl:8443/abc',
    'https://maps.app.goo.gl./abc',
    'https://maps.app.goo.gl/a/b',
    'https://127.0.0.1/maps/abc',
    'file:///etc/passwd',
    'goo.gl/maps/abc',
    '',
  ])('is not %j', async (link) => {
    await expect(resolve(link)).rejects.toMatchObject({ code: 'places.linkRefused', status: 422 });
    expect(contacted).toEqual([]);
  });

  it.each([
    'https://evil.test/maps',
    'http://www.google.com/maps/place/x',
    'https://www.google.com/search?q=x',
    'https://accounts.google.com/maps',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/maps',
    'https://consent.google.com/m?continue=https://evil.test/maps',
    'https://consent.google.com/m?continue=https://consent.google.com/m',
    'javascript:alert(1)',
    'https://[',
    '',
  ])('that leads to %j is refused, without contacting it', async (location) => {
    replies['https://goo.gl/maps/a'] = { status: 301, location };
    await expect(resolve('https://goo.gl/maps/a')).rejects.toMatchObject({ code: 'places.linkRefused' });
    expect(contacted).toEqual(['https://goo.gl/maps/a']);
  });

  it.each([200, 404, 410])('with the status %i is refused', async (status) => {
    replies['https://goo.gl/maps/a'] = { status };
    await expect(resolve('https://goo.gl/maps/a')).rejects.toMatchObject({ code: 'places.linkRefused' });
    expect(contacted).toHaveLength(1);
  });

  it.each([429, 500, 503])('may be retried after %i', async (status) => {
    replies['https://goo.gl/maps/a'] = { status };
    await expect(resolve('https://goo.gl/maps/a')).rejects.toMatchObject({
      code: 'places.linkUnreachable',
      status: 503,
    });
  });

  it.each(['127.0.0.1', '10.0.0.8', '169.254.169.254'])('whose name resolves to %s is refused', async (address) => {
    const agent = createPublicAgent((_host, _options, done) => done(null, [{ address, family: 4 }]));
    await expect(resolve('https://goo.gl/maps/a', agent)).rejects.toMatchObject({ code: 'places.linkRefused' });
  });

  it('is unreachable when its name cannot be found', async () => {
    const agent = createPublicAgent((_host, _options, done) => done(new Error('ENOTFOUND'), []));
    await expect(resolve('https://goo.gl/maps/a', agent)).rejects.toMatchObject({ code: 'places.linkUnreachable' });
  });

  it('is aborted with the request', async () => {
    const gone = AbortSignal.abort();
    await expect(resolveLongLink('https://goo.gl/maps/a', new LocalAgent(), gone)).rejects.toMatchObject({
      code: 'places.linkUnreachable',
    });
  });
});
