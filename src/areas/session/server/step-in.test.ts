import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateCompany } from '#areas/companies/contract/company.calls.ts';
import { listStepIns, readUsage } from '#areas/companies/contract/usage.calls.ts';
import { inviteUser, readUser } from '#areas/users/contract/user.calls.ts';
import { startUsersApp, type UsersApp } from '#areas/users/server/users.fixture.ts';
import { auditTrail } from '#platform/audit/audit-trail.ts';
import { openStream } from '#testing/open-stream.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { currentUser, selectCompany } from '../contract/profile.calls.ts';
import { signOut } from '../contract/session.calls.ts';
import { stepIn, stepOut } from '../contract/step-in.calls.ts';

const REASON = 'A importação de ordens foi recusada';

let app: UsersApp;
let client: pg.Client;
let platform: TestCompany;
let company: TestCompany;
let owner: TestUser;

beforeAll(async () => {
  app = await startUsersApp();
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  platform = await app.world.company({ name: 'Tropeiro', platform: true });
  company = await app.world.company({ name: 'Andes Carga' });
  owner = await app.administrator(company);
});
afterAll(async () => {
  await client.end();
  await app.close();
});

const supporter = () => app.administrator(platform, { isSuperAdmin: true, firstName: 'Marta', lastName: 'Lima' });
const enter = (who: TestUser, into: TestCompany = company, reason = REASON) =>
  app.call(who, stepIn, { body: { companyId: into.id, reason } });
const inside = async (into: TestCompany = company) => {
  const who = await supporter();
  expect((await enter(who, into)).status).toBe(200);
  return who;
};
const me = async (who: TestUser) => (await app.call(who, currentUser)).body;
const rowsOf = async (who: TestUser) =>
  (
    await client.query<{ id: string; ended_by: string | null; ended_at: Date | null; reason: string }>(
      'select id, ended_by, ended_at, reason from step_in where user_id = $1 order by started_at',
      [who.userId],
    )
  ).rows;
/** As if the person had stepped in an hour and some minutes ago. */
const letTimePass = (who: TestUser) =>
  client.query(
    `update step_in set started_at = started_at - interval '65 minutes', expires_at = expires_at - interval '65 minutes'
     where user_id = $1`,
    [who.userId],
  );

describe('stepping into a company', () => {
  it('gives a super administrator the rights of its administrator there, and nothing of the platform', async () => {
    const who = await supporter();
    const elsewhere = await app.world.session(who);
    const { body } = await enter(who);
    expect(body).toMatchObject({ company: { name: 'Andes Carga' }, isAdmin: true, isSuperAdmin: false });
    expect(body.permissions).toEqual((await me(owner)).permissions);
    expect(body.roles.length).toBeGreaterThan(0);
    expect(body.steppedIn).toMatchObject({ companyName: 'Andes Carga', reason: REASON, isOver: false });
    expect(Date.parse(body.steppedIn!.until) - Date.parse(body.steppedIn!.since)).toBe(60 * 60_000);
    expect((await app.call(who, readUser, { params: { id: owner.userId } })).status).toBe(200);
    expect((await app.call(who, readUser, { params: { id: elsewhere.userId } })).status).toBe(404);
    expect((await app.call(who, readUsage, { params: { id: company.id } })).status).toBe(403);
    expect(await me(elsewhere)).toMatchObject({ company: { name: 'Tropeiro' }, steppedIn: null });
  });

  it('is for super administrators alone, with a reason, into an enabled company of others', async () => {
    const pretender = await app.administrator(platform);
    for (const who of [pretender, owner]) expect((await enter(who)).status).toBe(403);
    expect((await app.call(null, stepIn, { body: { companyId: company.id, reason: REASON } })).status).toBe(401);
    const who = await supporter();
    const short = await enter(who, company, '  ajuda     ');
    expect([short.status, Object.keys(short.error.fields ?? {})]).toEqual([400, ['reason']]);
    expect(await enter(who, platform)).toMatchObject({ status: 409, error: { code: 'session.alreadyMember' } });
    const closed = await app.world.company();
    await client.query('update company set enabled = false where id = $1', [closed.id]);
    expect((await enter(who, closed)).status).toBe(404);
    expect(await rowsOf(who)).toEqual([]);
  });

  it('notifies the administrators of the company, who can read who was there and why', async () => {
    await inside();
    await app.drain();
    const { rows } = await client.query<{ message: string }>(
      `select message from notification where user_id = $1 and type = 'supportSteppedIn' order by created_at desc limit 1`,
      [owner.userId],
    );
    expect(rows[0]?.message).toContain(REASON);
    const { stepIns } = (await app.call(owner, listStepIns)).body;
    expect(stepIns[0]).toMatchObject({ userName: 'Marta Lima', reason: REASON, endedAt: null });
    const stranger = await app.administrator(await app.world.company());
    expect((await app.call(stranger, listStepIns)).body.stepIns).toEqual([]);
  });

  it('marks what is done inside with the person and the stepping in', async () => {
    const who = await inside();
    const [stepped] = await rowsOf(who);
    const { rows } = await client.query<{ version: number }>('select version from company where id = $1', [company.id]);
    const body = { version: rows[0]!.version, address: 'Calle Nueva 7' };
    expect((await app.call(who, updateCompany, { body })).status).toBe(200);
    const { entries } = await app.services.database.asMember({ companyId: company.id, userId: owner.userId }, (trx) =>
      auditTrail(trx, { entity: 'company', entityId: company.id, page: 1, size: 1 }),
    );
    expect(entries).toMatchObject([{ userId: who.userId, userName: 'Marta Lima', bySupport: true }]);
    const audited = await client.query(
      'select distinct step_in_id from audit_entry where user_id = $1 and entity = $2',
      [who.userId, 'company'],
    );
    expect(audited.rows).toEqual([{ step_in_id: stepped?.id }]);
  });

  it('leaves invitations to the company, once it has an administrator', async () => {
    const who = await inside();
    const refused = { status: 403, error: { code: 'request.ownPeopleOnly' } };
    const person = { firstName: 'Rosa', lastName: 'Quispe', email: 'rosa@exemplo.test', language: 'es' as const };
    const invite = (roleId: string) => app.call(who, inviteUser, { body: { ...person, roles: [roleId] } as never });
    expect(await invite(await app.roleOf(owner))).toMatchObject(refused);

    const young = await app.world.company({ name: 'Recién creada' });
    const roleId = await app.role(young, ['users-read', 'users-write'], { isAdmin: true });
    await app.call(who, stepOut);
    await enter(who, young);
    expect((await invite(roleId)).status).toBeLessThan(300);
  });
});

describe('the end of it', () => {
  it('comes by leaving: the person is back in their own company and has no access', async () => {
    const who = await inside();
    const stream = await openStream(app, who);
    const { body } = await app.call(who, stepOut);
    expect(body).toMatchObject({ company: { name: 'Tropeiro' }, isSuperAdmin: true, steppedIn: null });
    await expect.poll(() => stream.ended).toBe(true);
    expect((await app.call(who, readUser, { params: { id: owner.userId } })).status).toBe(404);
    const [row] = await rowsOf(who);
    expect(row?.ended_by).toBe('person');
    const { rows } = await client.query<{ action: string }>(
      `select action from audit_entry where company_id = $1 and entity = 'stepIn' and entity_id = $2 order by id`,
      [company.id, row?.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['session.stepIn', 'session.stepOut']);
  });

  it('comes by choosing one of the own companies', async () => {
    const who = await inside();
    const { body } = await app.call(who, selectCompany, { body: { companyId: platform.id } });
    expect(body).toMatchObject({ company: { name: 'Tropeiro' }, steppedIn: null });
    expect((await rowsOf(who))[0]?.ended_by).toBe('person');
  });

  it('comes by signing out', async () => {
    const who = await inside();
    expect((await app.call(who, signOut)).status).toBe(200);
    expect((await rowsOf(who))[0]?.ended_by).toBe('session');
    expect(await me(await app.world.session(who))).toMatchObject({ company: { name: 'Tropeiro' }, steppedIn: null });
  });

  it('comes by time: nothing is reached any more, not even the own company, until the person leaves', async () => {
    const who = await inside();
    const stream = await openStream(app, who);
    await letTimePass(who);
    const read = () => app.call(who, readUser, { params: { id: owner.userId } });
    expect(await read()).toMatchObject({ status: 403, error: { code: 'request.stepInOver' } });
    expect(await me(who)).toMatchObject({ company: null, permissions: [], steppedIn: { isOver: true } });
    expect(await enter(who)).toMatchObject({ status: 403 });

    const { endStepInJob } = await import('./step-in.service.ts');
    const [{ id: stepInId } = { id: '' }] = await rowsOf(who);
    await endStepInJob.run({ stepInId }, app.services);
    await endStepInJob.run({ stepInId }, app.services);
    expect(await rowsOf(who)).toMatchObject([{ ended_by: 'time' }]);
    await expect.poll(() => stream.ended).toBe(true);
    expect(await read()).toMatchObject({ status: 403, error: { code: 'request.stepInOver' } });
    expect((await app.call(who, stepOut)).body).toMatchObject({ company: { name: 'Tropeiro' }, steppedIn: null });
  });

  it('comes at once for somebody who is no super administrator any more', async () => {
    const who = await inside();
    await client.query('update app_user set is_super_admin = false where id = $1', [who.userId]);
    expect((await app.call(who, readUser, { params: { id: owner.userId } })).status).toBe(403);
  });
});
