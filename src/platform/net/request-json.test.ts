import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { publicAgent } from './public-agent.ts';
import { requestJson } from './request-json.ts';

let server: Server | undefined;

async function serve(answer: RequestListener): Promise<URL> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ask`);
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const OPTIONS = { timeoutMs: 5_000, maxBytes: 1_000 };
/** Long enough for a server on the same machine to begin, short enough to wait for. */
const SHORT = { ...OPTIONS, timeoutMs: 150 };

describe('a request to another service', () => {
  it('sends JSON with the token, and reads the reply', async () => {
    const url = await serve((request, response) => {
      let text = '';
      request.on('data', (part) => {
        text += part;
      });
      request.on('end', () => {
        const { method, url: path, headers } = request;
        response.end(JSON.stringify({ method, path, authorization: headers.authorization, body: JSON.parse(text) }));
      });
    });
    expect(await requestJson(url, { plate: 'Ñ-1' }, { ...OPTIONS, token: 'gate-8-key' })).toEqual({
      status: 200,
      headers: expect.objectContaining({ 'content-length': expect.any(String) }),
      body: { method: 'POST', path: '/ask', authorization: 'Bearer gate-8-key', body: { plate: 'Ñ-1' } },
    });
  });

  it('sends parameters as a form does', async () => {
    const url = await serve(async (request, response) => {
      let text = '';
      for await (const part of request) text += part;
      response.end(JSON.stringify([request.headers['content-type'], text]));
    });
    const { body } = await requestJson(url, new URLSearchParams({ scope: 'a b', key: 'ñ&1' }), OPTIONS);
    expect(body).toEqual(['application/x-www-form-urlencoded', 'scope=a+b&key=%C3%B1%261']);
  });

  it('returns the status, and no body where the reply is no JSON', async () => {
    const url = await serve((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
    expect(await requestJson(url, {}, OPTIONS)).toEqual({
      status: 502,
      headers: expect.any(Object),
      body: undefined,
    });
  });

  it('does not follow redirects', async () => {
    let requests = 0;
    const url = await serve((_, response) => {
      requests += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await requestJson(url, {}, OPTIONS)).toMatchObject({ status: 307 });
    expect(requests).toBe(1);
  });

  it('gives up on a service that never replies', async () => {
    const url = await serve(() => undefined);
    await expect(requestJson(url, {}, SHORT)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('gives up on one that replies without end, slowly or fast', async () => {
    const drip = await serve((_, response) => {
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    });
    await expect(requestJson(drip, {}, SHORT)).rejects.toThrow();
    server?.closeAllConnections();
    server?.close();
    const flood = await serve((_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', pour);
      pour();
    });
    await expect(requestJson(flood, {}, OPTIONS)).rejects.toMatchObject({ name: 'ReplyTooLarge' });
  });

  it('fails when the service breaks off or cannot be reached', async () => {
    const url = await serve((request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"half":');
      setImmediate(() => request.socket.destroy());
    });
    await expect(requestJson(url, {}, OPTIONS)).rejects.toThrow();
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
    await expect(requestJson(url, {}, OPTIONS)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('contacts no private address through the agent for public ones', async () => {
    await expect(
      requestJson(new URL('https://127.0.0.1/'), {}, { ...OPTIONS, agent: publicAgent }),
    ).rejects.toMatchObject({
      name: 'PrivateAddressError',
    });
  });
});
