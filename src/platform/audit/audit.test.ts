import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { type AuditedAction, audit } from './audit.ts';
import { auditTrail } from './audit-trail.ts';

let app: TestApp;
let ana: TestUser;
let outsider: TestUser;
let loner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.world.user({ company: await app.world.company(), firstName: 'Ana', lastName: 'Rojas' });
  outsider = await app.world.user({ company: await app.world.company() });
  loner = await app.world.user({ firstName: 'Beto', lastName: '' });
});

afterAll(() => app.close());

const as = <T>(user: TestUser, work: Parameters<typeof app.services.database.transaction<T>>[0]) =>
  user.companyId
    ? app.services.database.asMember({ companyId: user.companyId, userId: user.userId }, work)
    : app.services.database.asMember({ companyId: '', userId: user.userId }, work);

const remember = (user: TestUser, action: Partial<AuditedAction> & { entityId: string }) =>
  as(user, (trx) =>
    audit(
      trx,
      { actor: user, caller: { requestId: 'request-1' } },
      { action: 'tests.change', entity: 'thing', ...action },
    ),
  );
const trail = (user: TestUser, entityId: string, page = 1, size = 10) =>
  as(user, (trx) => auditTrail(trx, { entity: 'thing', entityId, page, size }));

describe('an action is recorded', () => {
  it('with who, when, in which session and request, and what changed', async () => {
    const entityId = createId();
    await remember(ana, { entityId, before: { a: 1, same: true }, after: { a: 2, same: true } });
    const row = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('audit_entry').selectAll().where('entity_id', '=', entityId).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({
      company_id: ana.companyId,
      user_id: ana.userId,
      session_id: ana.sessionId,
      request_id: 'request-1',
      action: 'tests.change',
      changes: { a: { from: 1, to: 2 } },
    });
  });

  it('even without records, but not when nothing changed', async () => {
    const entityId = createId();
    await remember(ana, { entityId });
    await remember(ana, { entityId, before: null, after: null });
    await remember(ana, { entityId, before: { a: 1 }, after: { a: 1 } });
    expect((await trail(ana, entityId)).totalRegistry).toBe(2);
  });

  it('when only a secret changed, without its value', async () => {
    const entityId = createId();
    await remember(ana, { entityId, before: { password_hash: 'x' }, after: { password_hash: 'y' } });
    expect((await trail(ana, entityId)).entries).toMatchObject([{ changes: {} }]);
  });

  it('or not at all, when the change is rolled back', async () => {
    const entityId = createId();
    const failing = as(ana, async (trx) => {
      await audit(trx, { actor: ana }, { action: 'tests.fail', entity: 'thing', entityId });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await trail(ana, entityId)).totalRegistry).toBe(0);
  });

  it('permanently: it cannot be changed or removed', async () => {
    const tamper = app.services.database.asPlatform((trx) =>
      trx.updateTable('audit_entry').set({ action: 'x' }).execute(),
    );
    await expect(tamper).rejects.toMatchObject({ code: '42501' });
    const erase = app.services.database.asPlatform((trx) => trx.deleteFrom('audit_entry').execute());
    await expect(erase).rejects.toMatchObject({ code: '42501' });
  });

  it("in no other company than the person's own", async () => {
    const foreign = remember(ana, { entityId: createId(), companyId: outsider.companyId });
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
  });

  it('for work of the server itself, without a person', async () => {
    const entityId = createId();
    await app.services.database.asPlatform((trx) =>
      audit(
        trx,
        { actor: null },
        { action: 'tests.expire', entity: 'thing', entityId, companyId: ana.companyId, after: { expired: true } },
      ),
    );
    expect((await trail(ana, entityId)).entries).toMatchObject([{ userId: null, userName: null }]);
  });
});

describe('the trail of a record', () => {
  it('is listed newest first, page by page, with names', async () => {
    const entityId = createId();
    for (let step = 1; step <= 5; step += 1)
      await remember(ana, { entityId, before: { step: step - 1 }, after: { step } });
    const first = await trail(ana, entityId, 1, 2);
    expect(first).toMatchObject({ totalRegistry: 5, totalPage: 3 });
    expect(first.entries.map((entry) => entry.changes.step?.to)).toEqual([5, 4]);
    expect(first.entries[0]).toMatchObject({ userId: ana.userId, userName: 'Ana Rojas', action: 'tests.change' });
    expect((await trail(ana, entityId, 3, 2)).entries.map((entry) => entry.changes.step?.to)).toEqual([1]);
    expect((await trail(ana, entityId, 4, 2)).entries).toEqual([]);
  });

  it('is not visible to other companies', async () => {
    const entityId = createId();
    await remember(ana, { entityId });
    expect((await trail(outsider, entityId)).totalRegistry).toBe(0);
  });

  it('of a person without a company is visible to that person only', async () => {
    const entityId = createId();
    await remember(loner, { entityId });
    expect((await trail(loner, entityId)).entries).toMatchObject([{ userName: 'Beto' }]);
    expect((await trail(ana, entityId)).totalRegistry).toBe(0);
  });
});
