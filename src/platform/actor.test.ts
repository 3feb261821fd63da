import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createWorld, type TestUser, type World } from '#testing/world.ts';
import { type Actor, enter } from './actor.ts';
import { type Database, openDatabase } from './db/database.ts';

let copy: TestDatabase;
let database: Database;
let world: World;
/** Sees everything; two of them are two transactions at once. */
let one: pg.Client;
let two: pg.Client;

beforeAll(async () => {
  copy = await createTestDatabase(inject('clusterUrl'));
  database = openDatabase(copy.url, { max: 2 });
  world = createWorld({ database, now: () => new Date(), config: { AUTH_SECRET: 'of no use to anybody' } });
  [one, two] = [new pg.Client({ connectionString: copy.url }), new pg.Client({ connectionString: copy.url })];
  await Promise.all([one.connect(), two.connect()]);
});
afterAll(async () => {
  await Promise.all([one.end(), two.end()]);
  await database.close();
  await copy.drop();
});

const member = async (): Promise<TestUser> =>
  world.user({ company: await world.company(), permissions: ['seal-read'] });
const entered = ({ sessionId }: TestUser): Promise<Actor | undefined> =>
  database.transaction((trx) => enter(trx, sessionId), { readOnly: true });
const write = (change: RawBuilder<unknown>) => database.asPlatform((trx) => change.execute(trx));

const WORKED_OUT = `select s.id, jsonb_build_object('sessionId', s.id, 'stepIn', null) || app.actor_of(s.user_id, s.company_id) as actor,
  s.actor as kept, s.actor_stamp = app.stamp_of(s.user_id, s.company_id) as is_current
  from user_session s where s.revoked_at is null and s.step_in_id is null`;

/** Who the session is by the tables themselves, whatever is kept. */
async function workedOut({ sessionId }: TestUser): Promise<Actor | undefined> {
  const { rows } = await one.query(`select actor from (${WORKED_OUT}) w where id = $1`, [sessionId]);
  const actor = rows[0]?.actor;
  return actor ? { ...actor, permissions: new Set(actor.permissions) } : undefined;
}

/** Of all sessions of people who work in a company, those that are kept otherwise than worked out, or not at all. */
const wronglyKept = async () =>
  (
    await one.query(`select * from (${WORKED_OUT}) w where actor ->> 'companyId' is not null
    and (kept is distinct from actor or is_current is not true)`)
  ).rows;

const CHANGES: Readonly<Record<string, (user: TestUser) => RawBuilder<unknown>>> = {
  'a permission': ({ companyId }) => sql`update role set permissions = '{seal-write}' where company_id = ${companyId}`,
  'an administrator': ({ companyId }) => sql`update role set is_admin = true where company_id = ${companyId}`,
  'a role taken': ({ userId }) => sql`delete from membership_role where user_id = ${userId}`,
  'a role given': ({ userId, companyId }) => sql`with made as (insert into role (id, company_id, key, name, permissions)
      values (${createId()}, ${companyId}, 'more', 'more', '{more-read}') returning id)
    insert into membership_role (company_id, user_id, role_id) select ${companyId}, ${userId}, id from made`,
  'another role': ({ userId, companyId }) => sql`with made as (insert into role (id, company_id, key, name, permissions)
      values (${createId()}, ${companyId}, 'more', 'more', '{more-read}') returning id)
    update membership_role set role_id = (select id from made) where user_id = ${userId}`,
  'a blocked member': ({ userId }) => sql`update membership set enabled = false where user_id = ${userId}`,
  'a removed member': ({ userId }) => sql`delete from membership where user_id = ${userId}`,
  'a blocked person': ({ userId }) => sql`update app_user set enabled = false where id = ${userId}`,
  'an address': ({ userId }) => sql`update app_user set email = ${`${userId}@exemplo.test`} where id = ${userId}`,
  'a first name': ({ userId }) => sql`update app_user set first_name = 'Beatriz' where id = ${userId}`,
  'a last name': ({ userId }) => sql`update app_user set last_name = 'Quispe' where id = ${userId}`,
  'a language': ({ userId }) => sql`update app_user set language = 'es' where id = ${userId}`,
  'a super administrator': ({ userId }) => sql`update app_user set is_super_admin = true where id = ${userId}`,
  'a password that is due': ({ userId }) => sql`update app_user set password_temporary = true where id = ${userId}`,
  'a blocked company': ({ companyId }) => sql`update company set enabled = false where id = ${companyId}`,
  'a name of the company': ({ companyId }) => sql`update company set company_name = 'Cargas' where id = ${companyId}`,
  'a country': ({ companyId }) => sql`update company set country_code = 'PE' where id = ${companyId}`,
  'a switch': ({ companyId }) =>
    sql`update company set settings = '{"alternativeAttributes": true}' where id = ${companyId}`,
  'a catalogue': ({ companyId }) =>
    sql`insert into catalogue_state (company_id, catalogue, version) values (${companyId}, 'categories', 1)`,
  'a revoked session': ({ sessionId }) => sql`update user_session set revoked_at = now() where id = ${sessionId}`,
};

describe('who a session is', () => {
  it.each(Object.entries(CHANGES))('follows %s with the next request, and is kept anew', async (_, change) => {
    const user = await member();
    const before = await entered(user);
    expect(before).toMatchObject({ companyId: user.companyId, userId: user.userId });
    expect(await wronglyKept()).toEqual([]);
    await write(change(user));
    const now = await entered(user);
    expect(now).not.toEqual(before);
    expect(now).toEqual(await workedOut(user));
    expect(await wronglyKept()).toEqual([]);
  });

  it('follows what changes once it is there, of the own company and of the platform', async () => {
    const [user, other] = [await member(), await member()];
    const again = sql`update catalogue_state set version = version + 1`;
    const steps = [
      sql`update company set country_code = 'CL' where id = ${user.companyId}`,
      sql`update company set time_zone = 'Pacific/Easter' where id = ${user.companyId}`,
      sql`insert into catalogue_state (company_id, catalogue, version) values (${other.companyId}, 'countries', 3)`,
      again,
      sql`delete from catalogue_state where catalogue = 'countries'`,
      sql`update membership set enabled = false where user_id = ${user.userId}`,
      sql`update membership set enabled = true where user_id = ${user.userId}`,
      sql`delete from membership where user_id = ${user.userId}`,
      sql`insert into membership (id, company_id, user_id) values (${createId()}, ${user.companyId}, ${user.userId})`,
    ];
    for (const step of steps) {
      const before = await entered(user);
      await write(step);
      const now = await entered(user);
      expect(now).not.toEqual(before);
      expect(now).toEqual(await workedOut(user));
      // What concerns all companies is written anew with the next renewal of each session.
      await write(sql`update user_session set rotated_at = now()`);
      expect(await wronglyKept()).toEqual([]);
    }
  });

  it('is nobody once the session is over', async () => {
    const user = await member();
    expect(await entered(user)).toBeDefined();
    await write(sql`update user_session set expires_at = now() where id = ${user.sessionId}`);
    expect(await entered(user)).toBeUndefined();
  });

  it('follows stepping in, its end by the clock and stepping out', async () => {
    const user = await world.user({ company: await world.company(), isSuperAdmin: true });
    const visited = await world.company();
    const beside = await world.session({ ...user, companyId: visited.id });
    const own = await entered(user);
    const id = createId();
    await write(sql`insert into step_in (id, company_id, user_id, session_id, user_name, reason, started_at, expires_at)
      values (${id}, ${visited.id}, ${user.userId}, ${user.sessionId}, 'Ana', 'reason', now(), now() + interval '1 hour')`);
    await write(sql`update user_session set step_in_id = ${id} where id = ${user.sessionId}`);
    expect(await entered(user)).toMatchObject({ companyId: visited.id, stepIn: { id, isOver: false } });
    expect(await entered(beside)).toMatchObject({ companyId: visited.id });
    await one.query(`update step_in set started_at = now() - interval '2 hours', expires_at = now() where id = $1`, [
      id,
    ]);
    expect(await entered(user)).toMatchObject({ companyId: null, stepIn: { id, isOver: true } });
    expect(await entered(beside)).toMatchObject({ companyId: null });
    await write(sql`update user_session set step_in_id = null where id = ${user.sessionId}`);
    expect(await entered(user)).toEqual(own);
    expect(await wronglyKept()).toEqual([]);
  });
});

const MAY_LESS = `update role set permissions = '{}' where company_id = $1`;

describe('who a session is, while two transactions change it', () => {
  const inTwo = async (user: TestUser, whileOpen: () => Promise<unknown>) => {
    await one.query('begin');
    await one.query(MAY_LESS, [user.companyId]);
    await whileOpen();
    await one.query('commit');
  };
  const expectLess = async (user: TestUser) => {
    const now = await entered(user);
    expect(now?.permissions).toEqual(new Set());
    expect(now).toEqual(await workedOut(user));
  };

  it('is not kept as before where it is opened while the role changes', async () => {
    const user = await member();
    let second: TestUser | undefined;
    await inTwo(user, async () => {
      second = await world.session(user);
    });
    await expectLess(second!);
  });

  it('is not kept as before where it comes into the company while the role changes', async () => {
    const user = await member();
    const elsewhere = await world.session({ ...user, companyId: null });
    await inTwo(user, () =>
      two.query('update user_session set company_id = $1 where id = $2', [user.companyId, elsewhere.sessionId]),
    );
    await expectLess(elsewhere);
  });

  it('is not kept as before where it is held and renewed while the role changes', async () => {
    const user = await member();
    await two.query('begin');
    await two.query('update user_session set rotated_at = now() where id = $1', [user.sessionId]);
    // Nobody waits for the session.
    await inTwo(user, async () => {});
    await expectLess(user);
    await two.query('commit');
    await expectLess(user);
  });

  it('follows both where role and membership change at once', async () => {
    const user = await member();
    await inTwo(user, async () => {
      await two.query('begin');
      await two.query(`update membership set enabled = false where user_id = $1`, [user.userId]);
      expect(await entered(user)).toMatchObject({ companyId: user.companyId });
    });
    await expectLess(user);
    await two.query('commit');
    expect(await entered(user)).toMatchObject({ companyId: null });
    await write(sql`update membership set enabled = true where user_id = ${user.userId}`);
    await expectLess(user);
    await write(sql`update user_session set rotated_at = now()`);
    expect(await wronglyKept()).toEqual([]);
  });
});
