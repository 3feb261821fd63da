import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { PARTNER_CALLS } from '../contract/partner.calls.ts';
import { PARTNER_KINDS } from '../rules/partner-kind.ts';
import { type NewPartner, type PartnersApp, startPartners } from './partners.fixture.ts';

let app: PartnersApp;
beforeAll(async () => {
  app = await startPartners();
});
afterAll(() => app.close());

const calls = PARTNER_CALLS.client;

const MILL: NewPartner = {
  name: ' Molinos  del Valle ',
  countryId: 'CL',
  taxId: '76.086.428-5',
  address: 'Av. Apoquindo 3000',
  city: 'Santiago',
  notes: 'Paga a 30 días',
  contacts: [
    { fullName: 'Camila Soto', countryCode: '+56', phone: '9 8765 4321', email: 'Camila@Example.test' },
    { fullName: 'Pedro Rojas', phone: '912345678' },
  ],
  addresses: [{ fullName: 'Bodega Norte', address: 'Ruta 5 km 20', city: 'Colina' }],
};

describe('registering a partner', () => {
  it('keeps a payment term of its own, up to half a year, or follows the company', async () => {
    const { manager } = await app.team();
    const { body } = await app.call(manager, calls.create, { body: { ...MILL, paymentTermDays: 45 } });
    expect(body.partner.paymentTermDays).toBe(45);
    const save = (version: number, paymentTermDays: number | null) =>
      app.call(manager, calls.update, { params: { id: body.partner._id }, body: { version, paymentTermDays } });
    expect((await save(1, null)).body.partner).toMatchObject({ version: 2, paymentTermDays: null });
    expect((await save(2, 0)).body.partner).toMatchObject({ version: 3, paymentTermDays: 0 });
    for (const wrong of [-1, 181, 1.5]) {
      const { status, error } = await save(3, wrong);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['paymentTermDays']]);
    }
  });

  it('stores every field of the form, numbers in their stored form', async () => {
    const { manager } = await app.team();
    const { status, body } = await app.call(manager, calls.create, { body: MILL });
    expect(status).toBe(201);
    expect(body.partner).toMatchObject({
      version: 1,
      kind: 'client',
      active: true,
      name: 'Molinos del Valle',
      country: { countryId: 'CL', countryName: 'Chile' },
      taxId: '760864285',
      address: 'Av. Apoquindo 3000',
      city: 'Santiago',
      notes: 'Paga a 30 días',
      contacts: [
        { fullName: 'Camila Soto', countryCode: '56', phone: '987654321', email: 'camila@example.test' },
        { fullName: 'Pedro Rojas', countryCode: '56', phone: '912345678', email: null },
      ],
      addresses: [{ fullName: 'Bodega Norte', address: 'Ruta 5 km 20', city: 'Colina' }],
      documents: [],
      users: [],
      linkedCompany: null,
    });
    expect(await app.read(manager, 'client', body.partner._id)).toEqual(body.partner);
  });

  it('creates one record for a request that is repeated with its key', async () => {
    const { manager } = await app.team();
    const send = () => app.call(manager, calls.create, { body: MILL }, { idempotencyKey: 'partner-0001' });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.partner._id).toBe(second.body.partner._id);
  });

  it.each(PARTNER_KINDS)('refuses a second %s with the same tax id in the same country', async (kind) => {
    const { manager } = await app.team();
    await app.register(manager, kind, { countryId: 'PE', taxId: '20131312955' });
    const twin = { name: 'Otra', countryId: 'PE', taxId: '20-13131295-5' } as const;
    const { status, error } = await app.call(manager, PARTNER_CALLS[kind].create, { body: twin });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'request.alreadyRegistered',
      fields: { taxId: { code: 'alreadyRegistered', message: 'Já está registrado' } },
    });
  });

  it('lets exactly one of several users who register the same firm at once succeed', async () => {
    const { manager } = await app.team();
    const replies = await Promise.all([1, 2, 3, 4].map(() => app.call(manager, calls.create, { body: MILL })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('allows the same tax id in another country, another kind and another company', async () => {
    const [one, other] = [await app.team(), await app.team()];
    const taxId = '10203040506';
    await app.register(one.manager, 'client', { taxId });
    await app.register(one.manager, 'client', { taxId, countryId: 'AR' });
    await app.register(one.manager, 'transport', { taxId });
    await app.register(other.manager, 'client', { taxId });
  });

  it('allows any number of external companies without a tax id', async () => {
    const { manager } = await app.team();
    await app.register(manager, 'external', { taxId: null });
    await app.register(manager, 'external', { taxId: null });
  });

  it.each([
    ['no name', { name: '  ' }, 'name', 'required'],
    ['no tax id', { taxId: null }, 'taxId', 'required'],
    ['a tax id too short for the country', { taxId: '123' }, 'taxId', 'minDigits'],
    ['a country that is none', { countryId: 'XX' }, 'countryId', 'choice'],
    ['a contact without a name', { contacts: [{ fullName: '' }] }, 'contacts.0.fullName', 'required'],
    ['a mail that is none', { contacts: [{ fullName: 'A', email: 'nobody' }] }, 'contacts.0.email', 'email'],
    ['a phone of another length', { contacts: [{ fullName: 'A', phone: '12' }] }, 'contacts.0.phone', 'exactDigits'],
    [
      'a calling code nobody has',
      { contacts: [{ fullName: 'A', countryCode: '999', phone: '71234567' }] },
      'contacts.0.countryCode',
      'choice',
    ],
    ['a character no screen can show', { address: 'a\u0000b' }, 'address', 'characters'],
    ['more contacts than fit', { contacts: Array(51).fill({ fullName: 'A' }) }, 'contacts', 'maxItems'],
    ['people with access to a client', { users: [createId()] }, 'users', 'unknown'],
    ['a company it is not associated with', { linkedCompanyId: createId() }, 'linkedCompanyId', 'choice'],
    ['a file nobody uploaded', { documents: [{ fileId: createId() }] }, 'documents.0.fileId', 'choice'],
    ['a field it does not know', { active: false }, 'active', 'unknown'],
  ])('refuses %s', async (_what, change, field, code) => {
    const { manager } = await app.team();
    const body = { name: 'Firma', countryId: 'BO', taxId: '1234567', ...change } as NewPartner;
    const { status, error } = await app.call(manager, calls.create, { body });
    expect([status, error.fields?.[field]?.code]).toEqual([400, code]);
  });
});

describe('changing a partner', () => {
  it('keeps what is not sent, and the ids of contacts that stay', async () => {
    const { manager } = await app.team();
    const { partner } = (await app.call(manager, calls.create, { body: MILL })).body;
    const [camila] = partner.contacts;
    const { body } = await app.call(manager, calls.update, {
      params: { id: partner._id },
      body: { version: 1, notes: null, contacts: [{ fullName: 'Nuevo' }, { ...camila!, fullName: 'Camila S.' }] },
    });
    expect(body.partner).toMatchObject({ version: 2, taxId: '760864285', notes: null, city: 'Santiago' });
    expect(body.partner.addresses).toEqual(partner.addresses);
    expect(body.partner.contacts.map(({ fullName }) => fullName)).toEqual(['Nuevo', 'Camila S.']);
    expect(body.partner.contacts[1]?._id).toBe(camila?._id);
  });

  it('writes nothing when a form is saved unchanged', async () => {
    const { manager } = await app.team();
    const partner = await app.register(manager, 'client', MILL);
    const { name, taxId, contacts, addresses } = partner;
    const { body } = await app.call(manager, calls.update, {
      params: { id: partner._id },
      body: { version: 1, name, taxId, contacts, addresses },
    });
    expect(body.partner.version).toBe(1);
  });

  it('refuses to overwrite what another user changed meanwhile', async () => {
    const { manager } = await app.team();
    const params = { id: (await app.register(manager, 'client'))._id };
    const save = (city: string) => app.call(manager, calls.update, { params, body: { version: 1, city } });
    const replies = await Promise.all([save('Oruro'), save('Potosí')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.error.code).toBe('request.staleVersion');
  });

  it('refuses the tax id of another partner, and checks it again when the country changes', async () => {
    const { manager } = await app.team();
    await app.register(manager, 'client', { taxId: '5556667' });
    const params = { id: (await app.register(manager, 'client', { taxId: '7778889' }))._id };
    const twin = await app.call(manager, calls.update, { params, body: { version: 1, taxId: '555.666.7' } });
    expect([twin.status, twin.error.fields?.taxId?.code]).toEqual([409, 'alreadyRegistered']);
    const moved = await app.call(manager, calls.update, { params, body: { version: 1, countryId: 'PE' } });
    expect([moved.status, moved.error.fields?.taxId?.code]).toEqual([400, 'exactDigits']);
  });

  it('finds only partners of its own kind', async () => {
    const { manager } = await app.team();
    const { _id: id } = await app.register(manager, 'client');
    expect((await app.call(manager, PARTNER_CALLS.transport.read, { params: { id } })).status).toBe(404);
    const enabling = { params: { id }, body: { enable: false } };
    expect((await app.call(manager, PARTNER_CALLS.external.enable, enabling)).status).toBe(404);
  });
});

describe('disabling a partner', () => {
  it('toggles the active flag and can be undone; setting it twice changes nothing', async () => {
    const { manager } = await app.team();
    const { _id: id } = await app.register(manager, 'client');
    const toggle = (enable: boolean) => app.call(manager, calls.enable, { params: { id }, body: { enable } });
    expect((await toggle(false)).body.partner).toEqual({ _id: id, active: false, version: 2 });
    expect((await toggle(false)).body.partner.version).toBe(2);
    expect((await toggle(true)).body.partner).toEqual({ _id: id, active: true, version: 3 });
    const { body } = await app.call(manager, calls.history, { params: { id }, query: {} });
    expect(body.entries.map(({ action }) => action)).toEqual([
      'partners.enable',
      'partners.disable',
      'partners.create',
    ]);
  });
});

describe('the history of a partner', () => {
  it('shows who changed what, newest first', async () => {
    const { company, manager } = await app.team();
    const { _id: id } = await app.register(manager, 'client', MILL);
    const body = { version: 1, city: 'Colina', contacts: [] };
    await app.call(manager, calls.update, { params: { id }, body });
    const reader = await app.member(company, 'client-read', 'client-list-cl');
    const history = await app.call(reader, calls.history, { params: { id }, query: { size: 1 } });
    expect(history.body).toMatchObject({ totalPage: 2, totalRegistry: 2 });
    expect(history.body.entries).toMatchObject([
      {
        action: 'partners.update',
        userName: expect.stringContaining('Ana'),
        changes: {
          city: { from: 'Santiago', to: 'Colina' },
          contacts: { from: [{ fullName: 'Camila Soto' }, { fullName: 'Pedro Rojas' }], to: [] },
        },
      },
    ]);
    expect(Object.keys(history.body.entries[0]?.changes ?? {}).sort()).toEqual(['city', 'contacts']);
  });
});

describe('the look-up while a tax id is typed', () => {
  it('names the partner that already has it, unless it is the one being edited', async () => {
    const { manager } = await app.team();
    const partner = await app.register(manager, 'transport', { name: 'Ruta Sur', countryId: 'CL', taxId: '760864285' });
    const ask = async (query: { taxId: string; exceptId?: string }) =>
      (await app.call(manager, PARTNER_CALLS.transport.check, { query: { countryId: 'CL', ...query } })).body;
    expect(await ask({ taxId: '76.086.428-5' })).toEqual({
      registered: { _id: partner._id, name: 'Ruta Sur' },
      associated: null,
    });
    expect((await ask({ taxId: '760864285', exceptId: partner._id })).registered).toBeNull();
    expect((await ask({ taxId: '765432103' })).registered).toBeNull();
  });

  it('checks the number as the form would', async () => {
    const { manager } = await app.team();
    const query = { countryId: 'PE', taxId: '12' } as const;
    const { status, error } = await app.call(manager, calls.check, { query });
    expect([status, error.fields?.['query.taxId']?.code]).toEqual([400, 'exactDigits']);
  });
});
