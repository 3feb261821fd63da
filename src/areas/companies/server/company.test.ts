import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCompany, updateCompany } from '#areas/companies/contract/company.calls.ts';
import { DEFAULT_PRIMARY_COLOR } from '#areas/companies/rules/theme.ts';
import type { TestApp } from '#testing/test-app.ts';
import { auditTrail, startCompanies, team } from './companies.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCompanies();
});
afterAll(() => app.close());

describe('the profile of a company', () => {
  it('shows a new company with its defaults', async () => {
    const { company, manager } = await team(app, 'BO', 'Ruta Andina');
    const { status, body } = await app.call(manager, readCompany);
    expect(status).toBe(200);
    expect(body.company).toMatchObject({
      _id: company.id,
      version: 1,
      companyName: 'Ruta Andina',
      taxId: null,
      averageCompany: 3,
      rating: 3,
      verified: false,
      enabled: true,
      pathLogo: null,
      country: { countryId: 'BO', countryName: 'Bolívia' },
      typeOperation: { _id: 'direct', name: 'Transportadora' },
      theme: { primaryColor: DEFAULT_PRIMARY_COLOR, logo: null },
      operators: [],
      documents: [],
      associatedCompanies: [],
      addresses: [],
      exchangeRates: [],
    });
    expect(body.company.agreementData.businessName).toBeNull();
  });

  it('names country and type of operation in the language of the reader', async () => {
    const { manager } = await team(app, 'PE');
    await app.call(manager, updateCompany, { body: { version: 1, typeOperation: { _id: 'catering' } } });
    const spanish = await app.call(manager, readCompany, {}, { language: 'es-PE' });
    expect(spanish.body.company.country.countryName).toBe('Perú');
    expect(spanish.body.company.typeOperation.name).toBe('Proveedor');
    const portuguese = await app.call(manager, readCompany, {}, { language: 'pt-BR' });
    expect(portuguese.body.company.typeOperation.name).toBe('Fornecedor');
  });

  it('treats a company without country as Bolivian', async () => {
    const { company, manager } = await team(app);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('company').set({ country_code: null }).where('id', '=', company.id).execute(),
    );
    const { body } = await app.call(manager, readCompany);
    expect(body.company.country.countryId).toBe('BO');
  });

  it('is read with the right to read and changed only with the right to write', async () => {
    const { company } = await team(app);
    const reader = await app.world.user({ company, permissions: ['company-profile-read'] });
    const nobody = await app.world.user({ company, permissions: [] });
    expect((await app.call(reader, readCompany)).status).toBe(200);
    expect((await app.call(reader, updateCompany, { body: { version: 1, address: 'x' } })).status).toBe(403);
    expect((await app.call(nobody, readCompany)).status).toBe(403);
    expect((await app.call(null, readCompany)).status).toBe(401);
  });

  it('sets from when its orders are late, within a day', async () => {
    const { manager } = await team(app);
    expect((await app.call(manager, readCompany)).body.company.lateToleranceMinutes).toBe(60);
    const save = (version: number, lateToleranceMinutes: number) =>
      app.call(manager, updateCompany, { body: { version, lateToleranceMinutes } });
    expect((await save(1, 0)).body.company).toMatchObject({ version: 2, lateToleranceMinutes: 0 });
    expect((await save(2, 1440)).body.company.lateToleranceMinutes).toBe(1440);
    for (const wrong of [-1, 1441, 7.5]) {
      const { status, error } = await save(3, wrong);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['lateToleranceMinutes']]);
    }
  });

  it('sets when what it owes is due, within half a year', async () => {
    const { manager } = await team(app);
    expect((await app.call(manager, readCompany)).body.company.paymentTermDays).toBe(30);
    const save = (version: number, paymentTermDays: number) =>
      app.call(manager, updateCompany, { body: { version, paymentTermDays } });
    expect((await save(1, 0)).body.company).toMatchObject({ version: 2, paymentTermDays: 0 });
    expect((await save(2, 180)).body.company.paymentTermDays).toBe(180);
    for (const wrong of [-1, 181, 7.5]) {
      const { status, error } = await save(3, wrong);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['paymentTermDays']]);
    }
  });

  it('stores everything a form sends, and keeps what it does not send', async () => {
    const { company, manager } = await team(app, 'CL');
    const first = await app.call(manager, updateCompany, {
      body: {
        version: 1,
        taxId: '76.086.428-5',
        address: ' Av. Apoquindo 3000 ',
        urlAgreement: 'https://example.test/agreement.pdf',
        automaticAssignment: true,
        reference: {
          referencePerson: 'Camila Soto',
          countryCode: '+56',
          referencePhone: '9 8765 4321',
          referenceEmail: 'Camila@Example.test',
        },
        agreementData: { businessName: 'Ruta Sur SpA', notaryName: 'Notaría Primera' },
      },
    });
    expect(first.status).toBe(200);
    expect(first.body.company).toMatchObject({
      version: 2,
      taxId: '760864285',
      address: 'Av. Apoquindo 3000',
      automaticAssignment: true,
      reference: {
        referencePerson: 'Camila Soto',
        countryCode: '56',
        referencePhone: '987654321',
        referenceEmail: 'camila@example.test',
      },
      agreementData: { businessName: 'Ruta Sur SpA', notaryName: 'Notaría Primera', resolution: null },
    });
    const second = await app.call(manager, updateCompany, {
      body: { version: 2, address: null, agreementData: { resolution: 'R-77' } },
    });
    expect(second.body.company).toMatchObject({
      taxId: '760864285',
      address: null,
      reference: { referencePerson: 'Camila Soto' },
      agreementData: { businessName: 'Ruta Sur SpA', resolution: 'R-77' },
    });
    const trail = await auditTrail(app, 'company', company.id);
    expect(trail).toHaveLength(2);
    expect(trail[0]).toMatchObject({ action: 'companies.update', company_id: company.id, user_id: manager.userId });
    expect(JSON.stringify(trail[0]?.changes)).toContain('760864285');
  });

  it('writes nothing when a form is saved unchanged', async () => {
    const { company, manager } = await team(app);
    const { body } = await app.call(manager, updateCompany, { body: { version: 1 } });
    expect(body.company.version).toBe(1);
    expect(await auditTrail(app, 'company', company.id)).toEqual([]);
  });

  it('refuses to overwrite what another user changed meanwhile', async () => {
    const { manager } = await team(app);
    await app.call(manager, updateCompany, { body: { version: 1, address: 'first' } });
    const late = await app.call(manager, updateCompany, { body: { version: 1, address: 'second' } });
    expect(late.status).toBe(409);
    expect(late.error.code).toBe('request.staleVersion');
    const { body } = await app.call(manager, readCompany);
    expect(body.company.address).toBe('first');
  });

  it('lets exactly one of two users who save at once succeed', async () => {
    const { manager } = await team(app);
    const replies = await Promise.all(
      ['one', 'two'].map((address) => app.call(manager, updateCompany, { body: { version: 1, address } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('reports every wrong field by its name, by the rules of the country', async () => {
    const { manager } = await team(app, 'PE');
    const { status, error } = await app.call(manager, updateCompany, {
      body: {
        version: 1,
        taxId: '123',
        reference: { countryCode: '51', referencePhone: '12', referenceEmail: 'a@example.test' },
      },
    });
    expect(status).toBe(400);
    expect(error.fields).toMatchObject({
      taxId: { code: 'exactDigits' },
      'reference.referencePhone': { code: 'exactDigits' },
    });
  });

  it.each([
    ['a field it does not know', { surprise: true }, 'surprise', 'unknown'],
    ['an address that is no link', { urlAgreement: 'javascript:alert(1)' }, 'urlAgreement', 'url'],
    ['an unknown type of operation', { typeOperation: { _id: 'spaceship' } }, 'typeOperation._id', 'choice'],
    ['a text of the wrong kind', { address: 5 }, 'address', 'type'],
    ['a character no screen can show', { address: 'a\u0000b' }, 'address', 'characters'],
    ['a mail that is none', { reference: { referenceEmail: 'nobody' } }, 'reference.referenceEmail', 'email'],
    ['verification by oneself', { verified: true }, 'verified', 'unknown'],
  ])('refuses %s', async (_what, change, field, code) => {
    const { manager } = await team(app);
    const { status, error } = await app.call(manager, updateCompany, { body: { version: 1, ...change } as never });
    expect(status).toBe(400);
    expect(error.fields?.[field]?.code).toBe(code);
  });

  it('refuses a tax id another company of the country has, and allows it in another country', async () => {
    const first = await team(app, 'BO');
    const second = await team(app, 'BO');
    const abroad = await team(app, 'AR');
    const taxId = '10203040506';
    expect((await app.call(first.manager, updateCompany, { body: { version: 1, taxId } })).status).toBe(200);
    const twin = await app.call(second.manager, updateCompany, { body: { version: 1, taxId: '102-030-405-06' } });
    expect(twin.status).toBe(409);
    expect(twin.error).toMatchObject({
      code: 'request.alreadyRegistered',
      message: 'Já está registrado',
      fields: { taxId: { code: 'alreadyRegistered', message: 'Já está registrado' } },
    });
    expect((await app.call(abroad.manager, updateCompany, { body: { version: 1, taxId } })).status).toBe(200);
  });
});
