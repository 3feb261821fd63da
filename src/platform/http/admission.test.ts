import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { signAccessToken } from './access-token.ts';
import {
  dueCall,
  greet,
  type Probe,
  platformCall,
  readThings,
  slowWrite,
  startProbe,
  whoAmI,
  writeNote,
} from './probe.fixture.ts';

let app: Probe;
beforeAll(async () => {
  app = await startProbe();
});
afterAll(() => app.close());

const withToken = (token: string) => app.call(null, whoAmI, {}, { headers: { authorization: token } });
const change = (userId: string, values: { enabled?: boolean; password_temporary?: boolean }) =>
  app.services.database.asPlatform((trx) => trx.updateTable('app_user').set(values).where('id', '=', userId).execute());

describe('a token', () => {
  const nonsense = [
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Basic YTpi',
    'Bearer a.b.c',
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer \u00e9',
  ];

  it.each(nonsense)('that is nonsense (%j) is refused', async (token) => {
    const reply = await withToken(token);
    expect([reply.status, reply.error.code]).toEqual([401, 'token.invalid']);
  });

  it('that has expired is reported as expired', async () => {
    const user = await app.reader();
    const past = new Date(app.services.now().getTime() - 3_600_000);
    const token = await signAccessToken(app.services.config.AUTH_SECRET, user, past);
    expect((await withToken(`Bearer ${token}`)).error.code).toBe('token.expired');
  });

  it('with a foreign signature or none is invalid', async () => {
    const user = await app.reader();
    const forged = await signAccessToken('x'.repeat(48), user, app.services.now());
    const claims = Buffer.from(JSON.stringify({ sid: user.sessionId, sub: user.userId, iss: 'tropeiro' }));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims.toString('base64url')}.`;
    const key = new TextEncoder().encode(app.services.config.AUTH_SECRET);
    const foreign = await new SignJWT({ sid: user.sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user.userId)
      .setIssuer('somebody else')
      .setExpirationTime('1h')
      .sign(key);
    for (const token of [forged, unsigned, foreign]) {
      expect((await withToken(`Bearer ${token}`)).error.code).toBe('token.invalid');
    }
  });

  it("of another person's session is refused", async () => {
    const [one, other] = [await app.reader(), await app.reader()];
    const mixed = { sessionId: one.sessionId, userId: other.userId };
    const token = await signAccessToken(app.services.config.AUTH_SECRET, mixed, app.services.now());
    expect((await withToken(`Bearer ${token}`)).error.code).toBe('request.signInRequired');
  });

  it('that is invalid does not matter to a call that needs none', async () => {
    for (const authorization of nonsense) {
      expect((await app.call(null, greet, {}, { headers: { authorization } })).status).toBe(200);
    }
  });
});

describe('a call', () => {
  const input = () => ({ params: { id: createId() }, query: {} });

  it('checks the session before the input', async () => {
    const reply = await app.call(null, readThings, { params: { id: 'no id' }, query: {} });
    expect(reply.error.code).toBe('request.signInRequired');
    const outsider = await app.reader({ permissions: [] });
    const refused = await app.call(outsider, readThings, { params: { id: 'no id' }, query: {} });
    expect([refused.status, refused.error.code]).toEqual([403, 'request.forbidden']);
  });

  it('is open to holders of its permission, one of several where it names several', async () => {
    expect((await app.call(await app.reader(), readThings, input())).status).toBe(200);
    expect((await app.call(await app.reader(), writeNote, { body: { name: 'a' } })).status).toBe(403);
    for (const permission of ['probe-write', 'probe-rule']) {
      const writer = await app.reader({ permissions: [permission] });
      expect((await app.call(writer, writeNote, { body: { name: 'a' } })).status).toBe(201);
    }
  });

  it('needs a company as soon as it needs a permission', async () => {
    const nowhere = await app.world.user();
    expect((await app.call(nowhere, readThings, input())).error.code).toBe('request.forbidden');
    expect((await app.call(nowhere, whoAmI)).body.companyId).toBeNull();
  });

  it('of the platform is open to the super administrator only', async () => {
    const platform = await app.world.company({ platform: true });
    const owner = await app.world.user({ company: platform, isSuperAdmin: true, permissions: ['probe-read'] });
    expect((await app.call(owner, platformCall)).body.companies).toBeGreaterThan(1);
    expect((await app.call(await app.reader(), platformCall)).error.code).toBe('request.forbidden');
  });

  it('is refused at once for a disabled user', async () => {
    const user = await app.reader();
    expect((await app.call(user, whoAmI)).status).toBe(200);
    await change(user.userId, { enabled: false });
    expect((await app.call(user, whoAmI)).error.code).toBe('request.signInRequired');
  });

  it('is refused while a new password is due, unless it sets one', async () => {
    const user = await app.reader();
    await change(user.userId, { password_temporary: true });
    for (const call of [whoAmI, platformCall]) {
      const reply = await app.call(user, call);
      expect([reply.status, reply.error.code]).toEqual([403, 'request.newPasswordDue']);
    }
    expect((await app.call(user, dueCall)).status).toBe(200);
    expect((await app.call(user, greet)).status).toBe(200);
  });
});

describe('companyId and userId, which the client adds to everything', () => {
  const ask = (user: TestUser, query: string) =>
    app.product.http.inject({ url: `/api/probe/who${query}`, headers: { authorization: `Bearer ${user.token}` } });

  it("change nothing when they are the caller's own, or empty", async () => {
    const user = await app.reader();
    for (const query of [`?companyId=${user.companyId}&userId=${user.userId}`, '?companyId=&userId=']) {
      expect((await ask(user, query)).json()).toMatchObject({ userId: user.userId, companyId: user.companyId });
    }
  });

  it("are refused when they are another's, or make no sense", async () => {
    const [user, other] = [await app.reader(), await app.reader()];
    const foreign = [
      `?companyId=${other.companyId}`,
      `?userId=${other.userId}`,
      `?companyId=${user.companyId}&companyId=${other.companyId}`,
      `?companyId=${user.companyId}&userId=${other.userId}`,
      '?companyId=null',
      "?userId=' or 1=1 --",
    ];
    for (const query of foreign) {
      const reply = await ask(user, query);
      expect([query, reply.statusCode, reply.json().code]).toEqual([query, 403, 'request.tenantMismatch']);
    }
  });

  it('write nothing when they are refused', async () => {
    const [user, other] = [await app.reader({ permissions: ['probe-write'] }), await app.reader()];
    const before = await app.notes();
    const reply = await app.product.http.inject({
      method: 'POST',
      url: `/api/probe/notes?companyId=${other.companyId}`,
      headers: { authorization: `Bearer ${user.token}` },
      payload: { name: 'foreign' },
    });
    expect(reply.statusCode).toBe(403);
    expect(await app.notes()).toEqual(before);
  });
});

describe('a cookie', () => {
  it('is strict, hidden from scripts, and set after the commit', async () => {
    app.during(async () => undefined);
    const reply = await app.call(null, slowWrite, { body: { name: 'kept', cookie: 'value' } });
    expect(reply.cookies).toEqual([{ name: 'probe', value: 'value', path: '/', httpOnly: true, sameSite: 'Strict' }]);
  });

  it('is not set when the transaction failed', async () => {
    app.during(async () => {
      throw new Error('an accident');
    });
    const reply = await app.call(null, slowWrite, { body: { name: 'lost', cookie: 'value' } });
    expect([reply.status, reply.error.code, reply.cookies]).toEqual([500, 'request.internal', []]);
    expect(reply.raw.body).not.toContain('accident');
    expect(await app.notes()).not.toContain('lost');
  });
});
