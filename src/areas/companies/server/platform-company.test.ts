import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCompany, updateCompany } from '#areas/companies/contract/company.calls.ts';
import { type CompanyRow, companyList } from '#areas/companies/contract/company.list.ts';
import {
  createCompany,
  enableCompany,
  readPlatformCompany,
  updatePlatformCompany,
  verifyCompany,
} from '#areas/companies/contract/platform-company.calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { auditTrail, startCompanies, superAdmin, team } from './companies.fixture.ts';

let app: TestApp;
let admin: TestUser;
let rolesFail = false;

beforeAll(async () => {
  app = await startCompanies(async (trx, companyId) => {
    if (rolesFail) throw new Error('no roles today');
    await trx
      .insertInto('role')
      .values({ id: createId(), company_id: companyId, key: 'company-administrator', name: 'Administrador' })
      .execute();
  });
  admin = await superAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => {
  rolesFail = false;
});

const list = listCalls(companyList);

async function namesOf(query: Record<string, string>): Promise<string[]> {
  const { body } = await app.call(admin, list.read, { query: query as never });
  return (body.companies as readonly CompanyRow[]).map(({ companyName }) => companyName);
}

describe('the companies of the platform', () => {
  it('are seen only by the super administrator, whatever permissions others hold', async () => {
    const { company } = await team(app);
    const pretender = await app.world.user({ company, permissions: ['companies-read'], isAdmin: true });
    expect((await app.call(pretender, list.read, { query: {} })).status).toBe(403);
    expect((await app.call(pretender, readPlatformCompany, { params: { id: company.id } })).status).toBe(403);
    expect(
      (await app.call(pretender, verifyCompany, { params: { id: company.id }, body: { verified: true } })).status,
    ).toBe(403);
    expect((await app.call(admin, list.read, { query: {} })).status).toBe(200);
    expect((await app.call(null, list.read, { query: {} })).status).toBe(401);
  });

  it('show a rating below three as three, and do not betray it by their order', async () => {
    const rated = async (companyName: string, average: string) => {
      const { body } = await app.call(admin, createCompany, { body: { companyName, country: { countryId: 'BO' } } });
      const id = body.company._id;
      await app.services.database.asPlatform((trx) =>
        trx.updateTable('company').set({ average_company: average }).where('id', '=', id).execute(),
      );
      return id;
    };
    const [worst, bad, good] = [await rated('Puna B', '1.2'), await rated('Puna A', '2.7'), await rated('Puna C', '4')];
    const query = { search: 'puna', sort: 'averageCompany' } as never;
    const { body } = await app.call(admin, list.read, { query });
    const rows = body.companies as readonly CompanyRow[];
    expect(new Map(rows.map((row) => [row._id, row.averageCompany]))).toEqual(
      new Map([
        [worst, 3],
        [bad, 3],
        [good, 4],
      ]),
    );
    expect(rows.at(-1)?._id).toBe(good);
    const read = await app.call(admin, readPlatformCompany, { params: { id: bad } });
    expect(read.body.company).toMatchObject({ averageCompany: 3, rating: 3 });
  });

  it('are found by country, type, state and text', async () => {
    const create = (companyName: string, countryId: 'BR' | 'UY', _id: 'direct' | 'catering', taxId: string) =>
      app.call(admin, createCompany, {
        body: { companyName, country: { countryId }, typeOperation: { _id }, taxId },
      });
    const first = await create('Zênite Cargas', 'BR', 'direct', '11222333000181');
    await create('Zênite Sul', 'UY', 'catering', '211003420017');
    await app.call(admin, verifyCompany, { params: { id: first.body.company._id }, body: { verified: true } });
    expect(await namesOf({ search: 'zenite', sort: 'companyName' })).toEqual(['Zênite Cargas', 'Zênite Sul']);
    expect(await namesOf({ search: 'zenite', countryId: 'UY' })).toEqual(['Zênite Sul']);
    expect(await namesOf({ search: 'zenite', typeOperation: 'direct' })).toEqual(['Zênite Cargas']);
    expect(await namesOf({ search: 'zenite', verified: 'true' })).toEqual(['Zênite Cargas']);
    expect(await namesOf({ search: 'zenite', enabled: 'false' })).toEqual([]);
    expect(await namesOf({ search: '2110034' })).toEqual(['Zênite Sul']);
  });
});

describe('a new company', () => {
  const body = (taxId: string) => ({
    companyName: 'Caminos del Sur',
    country: { countryId: 'PE' as const },
    taxId,
    url: 'Caminos-Sur',
    settings: { alternativeAttributes: true },
  });

  it('has its roles, in one transaction, and an audit entry', async () => {
    const { status, body: reply } = await app.call(admin, createCompany, { body: body('20100070970') });
    expect(status).toBe(201);
    expect(reply.company).toMatchObject({
      companyName: 'Caminos del Sur',
      taxId: '20100070970',
      url: 'caminos-sur',
      country: { countryId: 'PE' },
      typeOperation: { _id: 'direct' },
      settings: { alternativeAttributes: true },
      verified: false,
      enabled: true,
    });
    const roles = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('role').select('key').where('company_id', '=', reply.company._id).execute(),
    );
    expect(roles).toEqual([{ key: 'company-administrator' }]);
    expect(await auditTrail(app, 'company', reply.company._id)).toMatchObject([
      { action: 'companies.create', user_id: admin.userId, company_id: reply.company._id },
    ]);
  });

  it('is not created when its roles could not be created', async () => {
    rolesFail = true;
    const failed = await app.call(admin, createCompany, {
      body: { companyName: 'Nunca Nacida', country: { countryId: 'CL' } },
    });
    expect(failed.status).toBe(500);
    expect(await namesOf({ search: 'nunca nacida' })).toEqual([]);
  });

  it('is created once, however often the same request is sent', async () => {
    const send = () =>
      app.call(
        admin,
        createCompany,
        { body: { companyName: 'Repetida', country: { countryId: 'MX' } } },
        { idempotencyKey: 'company-repetida' },
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.body.company._id).toBe(second.body.company._id);
    expect(await namesOf({ search: 'repetida' })).toEqual(['Repetida']);
  });

  it('has its own tax id and address', async () => {
    const create = (taxId: string, url: string) =>
      app.call(admin, createCompany, {
        body: { companyName: 'Gemela', country: { countryId: 'AR' }, taxId, url },
      });
    expect((await create('30-50001091-2', 'gemela')).status).toBe(201);
    const sameTaxId = await create('30500010912', 'gemela-dos');
    expect([sameTaxId.status, sameTaxId.error.fields?.taxId?.message]).toEqual([409, 'Já está registrado']);
    const sameUrl = await create('30500010913', 'GEMELA');
    expect([sameUrl.status, sameUrl.error.fields?.url?.code]).toEqual([409, 'alreadyRegistered']);
  });

  it.each([
    ['without a country', { companyName: 'X' }, 'country', 'required'],
    [
      'in a country the product does not serve',
      { companyName: 'X', country: { countryId: 'CO' } },
      'country.countryId',
      'choice',
    ],
    ['without a name', { companyName: '  ', country: { countryId: 'BO' } }, 'companyName', 'required'],
    ['with an address nobody could type', { companyName: 'X', country: { countryId: 'BO' }, url: 'a b' }, 'url', 'url'],
    [
      'with a tax id of another shape',
      { companyName: 'X', country: { countryId: 'PE' }, taxId: '1' },
      'taxId',
      'exactDigits',
    ],
    [
      'with a name too long for its country',
      { companyName: 'x'.repeat(301), country: { countryId: 'UY' } },
      'companyName',
      'maxLength',
    ],
  ])('is refused %s', async (_what, input, field, code) => {
    const { status, error } = await app.call(admin, createCompany, { body: input as never });
    expect(status).toBe(400);
    expect(error.fields?.[field]?.code).toBe(code);
  });
});

describe('changing a company of the platform', () => {
  it('changes what only the platform may, and refuses an older version', async () => {
    const { company, manager } = await team(app, 'BO', 'Antes');
    const params = { id: company.id };
    const changed = await app.call(admin, updatePlatformCompany, {
      params,
      body: { version: 1, companyName: 'Después', url: 'despues', typeOperation: { _id: 'distributor' } },
    });
    expect(changed.body.company).toMatchObject({ companyName: 'Después', url: 'despues', version: 2 });
    const late = await app.call(manager, updateCompany, { body: { version: 1, address: 'x' } });
    expect(late.error.code).toBe('request.staleVersion');
    const missing = await app.call(admin, updatePlatformCompany, { params: { id: createId() }, body: { version: 1 } });
    expect(missing.status).toBe(404);
  });

  it('checks the tax id again when the country changes', async () => {
    const { company, manager } = await team(app, 'BO');
    await app.call(manager, updateCompany, { body: { version: 1, taxId: '1234567' } });
    const move = (extra: object) =>
      app.call(admin, updatePlatformCompany, {
        params: { id: company.id },
        body: { version: 2, country: { countryId: 'PE' }, ...extra },
      });
    expect((await move({})).error.fields?.taxId?.code).toBe('exactDigits');
    const moved = await move({ taxId: '20131312956' });
    expect(moved.body.company).toMatchObject({ country: { countryId: 'PE' }, taxId: '20131312956' });
  });

  it('disables a company for its users at once, and enables it again', async () => {
    const { company, manager } = await team(app);
    const params = { id: company.id };
    const disabled = await app.call(admin, enableCompany, { params, body: { enable: false } });
    expect(disabled.body.company.enabled).toBe(false);
    expect((await app.call(manager, readCompany)).status).toBe(403);
    await app.call(admin, enableCompany, { params, body: { enable: true } });
    await app.call(admin, enableCompany, { params, body: { enable: true } });
    expect((await app.call(manager, readCompany)).status).toBe(200);
    expect((await auditTrail(app, 'company', company.id)).map(({ action }) => action)).toEqual([
      'companies.disable',
      'companies.enable',
    ]);
  });

  it('never disables the platform’s own company', async () => {
    const own = admin.companyId as string;
    const { status, error } = await app.call(admin, enableCompany, { params: { id: own }, body: { enable: false } });
    expect([status, error.code]).toEqual([409, 'companies.platformCompany']);
  });

  it('verifies a company, which its profile shows', async () => {
    const { company, manager } = await team(app);
    await app.call(admin, verifyCompany, { params: { id: company.id }, body: { verified: true } });
    expect((await app.call(manager, readCompany)).body.company.verified).toBe(true);
    const seen = await app.call(admin, readPlatformCompany, { params: { id: company.id } });
    expect(seen.body.company.verified).toBe(true);
  });
});
