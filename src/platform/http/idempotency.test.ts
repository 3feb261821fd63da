import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/world.ts';
import { type Probe, startProbe, writeNote } from './probe.fixture.ts';

let app: Probe;
let writer: TestUser;

beforeAll(async () => {
  app = await startProbe();
  writer = await app.reader({ permissions: ['probe-write'] });
});
afterAll(() => app.close());

const write = (name: string, idempotencyKey?: string, who = writer) =>
  app.call(who, writeNote, { body: { name } }, idempotencyKey ? { idempotencyKey } : {});
const count = async (name: string) => (await app.notes()).filter((note) => note === name).length;

describe('the same key', () => {
  it('with the same body returns the same reply and writes nothing more', async () => {
    const first = await write('once', 'key-once-1');
    const second = await write('once', 'key-once-1');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.raw.body).toBe(first.raw.body);
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(await count('once')).toBe(1);
  });

  it('treats two bodies as the same when they mean the same', async () => {
    await write('spaces', 'key-same-meaning');
    const again = await write('  spaces ', 'key-same-meaning');
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('with another body is refused', async () => {
    await write('mine', 'key-other-body');
    const reply = await write('yours', 'key-other-body');
    expect([reply.status, reply.error.code]).toEqual([409, 'request.idempotencyKeyReused']);
    expect(await count('yours')).toBe(0);
  });

  it('of another person is another key', async () => {
    const other = await app.reader({ permissions: ['probe-write'] });
    await write('shared', 'key-two-people');
    const reply = await write('theirs', 'key-two-people', other);
    expect([reply.status, reply.headers['idempotency-replayed']]).toEqual([201, undefined]);
  });

  it('sent twenty times at once creates one record', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => write('parallel', 'key-parallel')));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(replies.map(({ raw }) => raw.body)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(await count('parallel')).toBe(1);
  });

  it('sent at once with different bodies creates one record and refuses the others', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `mixed ${index}`);
    const replies = await Promise.all(names.map((name) => write(name, 'key-mixed-bodies')));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ error }) => error.code === 'request.idempotencyKeyReused')).toHaveLength(9);
  });

  it('is free again after a refused request', async () => {
    expect((await write('refused', 'key-after-refusal')).status).toBe(409);
    expect((await write('accepted', 'key-after-refusal')).status).toBe(201);
    expect((await write('toolongtoolong', 'key-after-invalid')).status).toBe(400);
    expect((await write('short', 'key-after-invalid')).status).toBe(201);
  });

  it('does not help a user who lost the permission', async () => {
    const former = await app.reader({ permissions: ['probe-write'] });
    await write('before', 'key-permission', former);
    await app.services.database.asPlatform((trx) =>
      trx.deleteFrom('membership_role').where('user_id', '=', former.userId).execute(),
    );
    expect((await write('before', 'key-permission', former)).status).toBe(403);
  });
});

describe('a key', () => {
  it.each(['short', 'with space', 'ção-ção-ção', 'x'.repeat(201), '\u0007bell-bell'])(
    'in an invalid format (%j) is refused',
    async (key) => {
      const reply = await write('form', key);
      expect([reply.status, reply.error.code]).toEqual([400, 'request.idempotencyKeyInvalid']);
    },
  );

  it('is not needed', async () => {
    await write('twice');
    await write('twice');
    expect(await count('twice')).toBe(2);
  });
});
