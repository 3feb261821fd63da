import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationKinds } from '#app/notification-kinds.ts';
import { publicAgent } from '#platform/net/public-agent.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { pushKey } from '../contract/push.calls.ts';
import { createNotificationsServer } from './index.ts';
import { pushJobVia, readSubscription } from './push.job.ts';
import { vapidKeys } from './vapid.ts';

let app: TestApp;
let ana: TestUser;
let service: Server;
let reply = 201;
let received: { url: string; headers: IncomingHttpHeaders; bytes: number }[] = [];

/** Redirects every connection to the push service of this test, without encryption. */
class LocalAgent extends Agent {
  override createConnection() {
    return connect((service.address() as AddressInfo).port, '127.0.0.1');
  }
}

beforeAll(async () => {
  app = await startTestApp({ areas: [createNotificationsServer(notificationKinds)] });
  service = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, bytes });
      response.writeHead(reply).end();
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  service.close();
  await app.close();
});
beforeEach(async () => {
  received = [];
  ana = await app.world.user({ company: await app.world.company() });
});

function subscription(endpoint = 'https://push.example.test/send/abc') {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  return JSON.stringify({ endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } });
}

const subscribe = (token: string) =>
  app.services.database.asPlatform((trx) =>
    sql`update app_user set push_token = ${token} where id = ${ana.userId}`.execute(trx),
  );
const tokenOf = async () => {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ token: string | null }>`select push_token as token from app_user where id = ${ana.userId}`.execute(trx),
  );
  return rows[0]?.token;
};
const push = (agent: Agent = new LocalAgent()) =>
  pushJobVia(agent).run(
    {
      userId: ana.userId,
      title: 'Alerta',
      body: 'Robo',
      target: '/loadOrder',
      type: 'securityAlert',
      notificationId: null,
      urgent: true,
    },
    app.services,
  );

describe('a push message', () => {
  it('goes to the subscription of the person, encrypted and signed by this server', async () => {
    reply = 201;
    const token = subscription();
    await subscribe(token);
    await push();
    const { publicKey } = (await app.call(ana, pushKey)).body;
    expect(received).toHaveLength(1);
    const [{ url, headers, bytes }] = received as [(typeof received)[0]];
    expect([url, headers['content-encoding'], headers.urgency]).toEqual(['/send/abc', 'aes128gcm', 'high']);
    expect(bytes).toBeGreaterThan(50);
    const [, jwt = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    expect(decodeJwt(jwt)).toMatchObject({ aud: 'https://push.example.test', sub: 'mailto:suporte@tropeiro.local' });
    expect(await tokenOf()).toBe(token);
  });

  it.each([404, 410])('deletes a subscription that the service answers with %i', async (status) => {
    reply = status;
    await subscribe(subscription());
    await push();
    expect(await tokenOf()).toBeNull();
  });

  it.each([429, 500, 503])('is tried again after %i, without logging the endpoint', async (status) => {
    reply = status;
    const token = subscription();
    await subscribe(token);
    const failure = await push().catch((error: Error) => error);
    expect(failure).toMatchObject({ message: 'push failed', cause: `status ${status}` });
    expect(await tokenOf()).toBe(token);
  });

  it('is given up when the service refuses it', async () => {
    reply = 400;
    const token = subscription();
    await subscribe(token);
    await push();
    expect(await tokenOf()).toBe(token);
  });

  it('does nothing without a subscription', async () => {
    await push();
    expect(received).toEqual([]);
  });

  it.each([
    'not json',
    '{}',
    subscription('http://push.example.test/x'),
    subscription('https://127.0.0.1/x'),
    subscription('https://[::1]/x'),
    JSON.stringify({ endpoint: 'https://push.example.test/x', keys: { p256dh: 'AAAA', auth: 'AAAA' } }),
  ])('is not sent to %s', async (token) => {
    reply = 201;
    expect(readSubscription(token)).toBeUndefined();
    await subscribe(token);
    await push();
    expect([received, await tokenOf()]).toEqual([[], null]);
  });

  it('is never sent to a private address', async () => {
    await subscribe(subscription('https://localhost/x'));
    const failure = await push(publicAgent).catch((error: Error) => error);
    expect(failure).toMatchObject({ message: 'push failed', cause: 'localhost is not a public address' });
  });
});

describe('the keys of this server', () => {
  it('are derived from its secret alone', () => {
    const secret = 'a'.repeat(48);
    expect(vapidKeys(secret)).toEqual(vapidKeys(secret));
    expect(vapidKeys(secret).publicKey).not.toBe(vapidKeys('b'.repeat(48)).publicKey);
    expect(Buffer.from(vapidKeys(secret).publicKey, 'base64url')).toHaveLength(65);
  });
});
