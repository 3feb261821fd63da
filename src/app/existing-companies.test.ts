import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHIPPED_ROLES } from '#kernel/area.ts';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { MIGRATIONS } from '#testing/test-database.ts';
import type { TestCompany } from '#testing/world.ts';
import { PERMISSION_CATALOGUE } from './permission-catalogue.ts';

let app: TestApp;
let company: TestCompany;
beforeAll(async () => {
  app = await startTestApp();
  company = await app.world.company();
});
afterAll(() => app.close());

/** Runs a migration again, on rows as they were before it; of one that also creates tables, its updates. */
async function migrateAgain(name: string, part: 'all' | 'updates' = 'all'): Promise<void> {
  const file = (await readdir(MIGRATIONS)).find((one) => one.endsWith(`_${name}.sql`));
  const text = await readFile(join(MIGRATIONS, file!), 'utf8');
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  await owner.query(part === 'all' ? text : [...text.matchAll(/^update [^;]+;/gm)].join('\n'));
  await owner.end();
}

const asPlatform: TestApp['services']['database']['asPlatform'] = (work) => app.services.database.asPlatform(work);

async function role(key: string, permissions: readonly string[], shipped = true, of = company): Promise<string> {
  const id = createId();
  const values = { id, company_id: of.id, key, name: key, permissions: [...permissions], shipped };
  await asPlatform((trx) => trx.insertInto('role').values(values).execute());
  return id;
}

const permissionsOf = async (id: string) =>
  (await asPlatform((trx) => trx.selectFrom('role').select('permissions').where('id', '=', id).executeTakeFirst()))!
    .permissions;

describe('the roles of companies from before', () => {
  const ADDED = ['load-order-multipoint-write', 'stage-template-write'];
  const formerly = (key: 'auditor' | 'transport-company' | 'operator', ...lacked: readonly string[]) =>
    PERMISSION_CATALOGUE.roles[key].filter((name) => ![...ADDED, ...lacked].includes(name));

  it('hold what new ones hold, and whoever could write still can', async () => {
    const auditor = await role('auditor', formerly('auditor', 'load-order-multipoint-module', 'stage-template'));
    const carrier = await role('transport-company', formerly('transport-company', 'operation-agro-read'));
    const operator = await role('operator', formerly('operator'));
    const own = await role('despacho', ['load-order-multipoint-module', 'stage-template'], false);
    await migrateAgain('read_without_writing');
    const sorted = (names: readonly string[]) => [...names].sort();
    expect(sorted(await permissionsOf(carrier))).toEqual(sorted(PERMISSION_CATALOGUE.roles['transport-company']));
    expect(sorted(await permissionsOf(operator))).toEqual(sorted(PERMISSION_CATALOGUE.roles.operator));
    expect(sorted(await permissionsOf(own))).toEqual(
      sorted(['load-order-multipoint-module', 'stage-template', ...ADDED]),
    );
    expect(sorted(await permissionsOf(auditor))).toEqual(sorted(PERMISSION_CATALOGUE.roles.auditor));
  });

  it('offer freight and apply for it as new ones do, except those that a company made itself', async () => {
    const MARKETPLACE = ['opportunity-write', 'opportunity-postulate'];
    const shipped = await Promise.all(
      SHIPPED_ROLES.map(async (key) => {
        const before = PERMISSION_CATALOGUE.roles[key].filter((name) => !MARKETPLACE.includes(name));
        return [key, await role(key, before, true, await app.world.company())] as const;
      }),
    );
    const own = await role('mercado', ['opportunity-read', 'opportunity-read-external'], false);
    await migrateAgain('marketplace', 'updates');
    await migrateAgain('marketplace', 'updates');
    for (const [key, id] of shipped)
      expect([key, (await permissionsOf(id)).sort()]).toEqual([key, [...PERMISSION_CATALOGUE.roles[key]].sort()]);
    expect(await permissionsOf(own)).toEqual(['opportunity-read', 'opportunity-read-external']);
    expect(PERMISSION_CATALOGUE.roles.auditor.filter((name) => MARKETPLACE.includes(name))).toEqual([]);
  });
});

describe('the notification preferences of people from before', () => {
  it('also apply to the kinds that were part of the ones they chose', async () => {
    const { userId: user_id } = await app.world.user({ company });
    const chosen = (type: string, mail: boolean) => ({
      ...{ company_id: company.id, user_id, type },
      ...{ in_app: false, push: false, mail },
    });
    await asPlatform((trx) =>
      trx
        .insertInto('notification_preference')
        .values([
          chosen('loadOrderReassigned', true),
          chosen('completedTask', true),
          chosen('agroCompletedTask', false),
        ])
        .execute(),
    );
    await migrateAgain('notification_kinds');
    const found = await asPlatform((trx) =>
      trx.selectFrom('notification_preference').select(['type', 'mail']).where('user_id', '=', user_id).execute(),
    );
    expect(Object.fromEntries(found.map(({ type, mail }) => [type, mail]))).toEqual({
      loadOrderReassigned: true,
      loadOrderCancelled: true,
      loadOrderWithdrawn: true,
      completedTask: true,
      agroCompletedTask: false,
      loadOrderFinished: true,
    });
  });
});
