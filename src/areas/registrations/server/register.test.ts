import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPublicLinks, revokePublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import { createAlias } from '#areas/sharing/server/index.ts';
import { listCalls } from '#kernel/list-definition.ts';
import * as register from '../contract/register.calls.ts';
import * as calls from '../contract/registration.calls.ts';
import { registrationList } from '../contract/registration.list.ts';
import {
  companyForm,
  DECIDER,
  driverOf,
  type RegistrationsApp,
  type SentForm,
  startRegistrations,
  vehicleOf,
} from './registrations.fixture.ts';

let app: RegistrationsApp;
beforeAll(async () => {
  app = await startRegistrations();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
/** Whoever shares the agro orders of the company sees all links about no particular record. */
const SHARER = [
  'load-order-read',
  'load-order-write',
  'load-order-agro-read',
  'load-order-agro-write',
  'operation-agro-read',
  'operation-agro-write',
];
const open = (link: string) => app.outside(register.readRegister, { query: { link } });
const listed = (query: object) => app.call(app.decider, listCalls(registrationList).read, { query } as never);

describe('an invitation', () => {
  it('shows its holder name and look of the company and the form, and nothing else', async () => {
    const { link, url, id } = await app.invite();
    expect(url.pathname).toBe('/web-form/register');
    expect(url.href).not.toContain(id);
    const { status, body } = await open(link);
    expect(status).toBe(200);
    expect(Object.keys(body.register.company).toSorted()).toEqual([
      'country',
      'logo',
      'name',
      'primaryColor',
      'timeZone',
    ]);
    expect(body.register).toMatchObject({ country: 'BO', state: 'invited', reason: null, form: null, files: [] });
    expect(body.register.asked.drivers.CI?.map(({ type }) => type)).toContain('photoLicenseDrivers');
    expect(body.register.asked.truck.map(({ type }) => type)).toContain('soat');
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/Ana|Prado|Don Pedro/);
    expect(text).not.toContain(app.company.id);
    expect(text).not.toContain(id);
  });

  it('is listed with its state, who made it and how often it was opened; its address is stored nowhere', async () => {
    const { id, link } = await app.invite();
    await open(link);
    await app.outside(register.readRegister, { query: { link, again: '1' } });
    expect(await app.read(id)).toMatchObject({
      state: 'invited',
      recipient: 'Don Pedro',
      accessCount: 1,
      invitedBy: { name: 'Ana Prado' },
      history: [{ type: 'invited', by: { name: 'Ana Prado' } }],
    });
    const { body, raw } = await listed({ states: 'invited' });
    expect((body as unknown as { registrations: unknown[] }).registrations[0]).toMatchObject({
      name: 'Don Pedro',
      openings: 1,
    });
    expect(raw.body).not.toContain(link);
  });

  it('gives one and the same reply when unknown, revoked, expired or of another purpose', async () => {
    const [revoked, expired] = [await app.invite(), await app.invite()];
    await app.call(app.decider, calls.revokeInvitation, { params: { id: revoked.id } });
    const again = await app.call(app.decider, calls.revokeInvitation, { params: { id: revoked.id } });
    expect(again.body.registration).toMatchObject({ state: 'revoked' });
    expect(again.body.registration.history.filter(({ type }) => type === 'revoked')).toHaveLength(1);
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('public_link')
        .set({ expires_at: new Date(Date.now() - DAY_MS) })
        .where('id', '=', expired.id)
        .execute(),
    );
    expect((await app.read(expired.id)).state).toBe('expired');
    const replies = [];
    for (const link of ['', 'x', createAlias(), revoked.id, revoked.link, expired.link]) {
      const [read, sent] = [await open(link), await app.send(companyForm(link))];
      const file = { link, fileName: 'a.pdf', content: 'JVBERi0=' };
      const uploaded = await app.outside(register.uploadRegisterFile, { body: file });
      const card = await app.outside(register.readRegisterDriver, { body: { link, content: 'AAAA' } });
      for (const { status, error } of [read, sent, uploaded, card]) replies.push(`${status} ${error.code}`);
    }
    expect(new Set(replies)).toEqual(new Set(['404 loadOrders.linkInvalid']));
  });

  it('is no link of the shared orders, and cannot be ended as one', async () => {
    const { id } = await app.invite();
    const sharer = await app.world.user({ company: app.company, permissions: SHARER });
    const links = await app.call(sharer, listPublicLinks, { query: {} });
    expect(links.body.publicLinks).toEqual([]);
    expect((await app.call(sharer, revokePublicLink, { params: { id } })).status).toBe(404);
  });

  it('is made only for countries whose transport companies the person sees, and for at most 90 days', async () => {
    const body = { country: 'PE' as const, recipient: null };
    const foreign = await app.call(app.decider, calls.inviteRegistration, { body });
    expect([foreign.status, foreign.error.fields?.country?.code]).toEqual([400, 'choice']);
    const long = await app.call(app.decider, calls.inviteRegistration, { body: { ...body, country: 'BO', days: 91 } });
    expect([long.status, long.error.fields?.days?.code]).toEqual([400, 'max']);
    const reader = await app.world.user({ company: app.company, permissions: ['provider-read', ...DECIDER.slice(2)] });
    expect((await app.call(reader, calls.inviteRegistration, { body: { ...body, country: 'BO' } })).status).toBe(403);
    const other = await app.world.user({
      company: app.company,
      permissions: ['provider-read', 'provider-write', 'transport-company-list-br'],
    });
    const { id } = await app.invite();
    expect((await app.call(other, calls.readRegistration, { params: { id } })).status).toBe(404);
    expect((await app.call(other, calls.revokeInvitation, { params: { id } })).status).toBe(404);
  });

  it('comes with a message in the language of its country, for WhatsApp and mail', async () => {
    const { body } = await app.call(app.decider, calls.inviteRegistration, {
      body: { country: 'BR', recipient: null, days: 7 },
    });
    expect(body.message.text).toContain('Molinos del Oriente convida você');
    expect(body.message.text).toContain(body.url);
    expect(body.message.whatsapp).toBe(`https://wa.me/?text=${encodeURIComponent(body.message.text)}`);
    expect(body.message.mail).toContain(`body=${encodeURIComponent('Molinos del Oriente')}`);
  });
});

describe('a form', () => {
  const refused = async (change: Partial<SentForm> | ((link: string) => Partial<SentForm>)) => {
    const { link } = await app.invite();
    const { status, error } = await app.send(companyForm(link, typeof change === 'function' ? change(link) : change));
    const codes = Object.entries(error.fields ?? {}).map(([field, { code }]) => `${field} ${code}`);
    return [status, ...codes.toSorted()];
  };

  it('is stored in the form of the country and waits; whoever may decide is notified, and the list is counted', async () => {
    const { link } = await app.invite();
    const fileId = await app.upload(link);
    const driver = driverOf({ documents: [{ type: 'photoLicenseDrivers', fileId, expirationDate: '2031-05-01' }] });
    const sent = await app.send(
      companyForm(link, { drivers: [driver], vehicles: [vehicleOf({ plate: ' 4455-xyz ' })] }),
    );
    expect([sent.status, sent.body.register.state, sent.body.register.form]).toEqual([200, 'waiting', null]);
    const { body } = await listed({ states: 'waiting' });
    const [row] = (body as unknown as { registrations: { _id: string }[] }).registrations;
    const record = await app.read(row!._id);
    expect(record).toMatchObject({
      state: 'waiting',
      kind: 'company',
      files: [{ id: fileId, contentType: 'application/pdf' }],
      matches: { known: null, drivers: [{ known: null }], vehicles: [{ known: null }] },
    });
    expect(record.form).toMatchObject({ email: 'fletes@sur.test', vehicles: [{ plate: '4455XYZ' }] });
    expect(record.history.map(({ type, by }) => [type, by?.name ?? null])).toEqual([
      ['sent', null],
      ['invited', 'Ana Prado'],
    ]);
    const notified = await app.services.database.asPlatform((trx) =>
      trx
        .selectFrom('notification')
        .select(['user_id', 'type', 'message'])
        .where('type', '=', 'registrationWaiting')
        .execute(),
    );
    expect(notified.filter(({ user_id }) => user_id === app.decider.userId).at(-1)?.message).toContain(
      'Fletes del Sur',
    );
  });

  it('sent twice, also at the same moment, is one registration; another one is refused while it waits', async () => {
    const { id, link } = await app.invite();
    const form = companyForm(link);
    const replies = await Promise.all([app.send(form), app.send(form), app.send(form)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await app.read(id)).history.filter(({ type }) => type === 'sent')).toHaveLength(1);
    const other = await app.send({ ...form, name: 'Otra empresa' });
    expect([other.status, other.error.code]).toEqual([409, 'registrations.alreadySent']);
    const file = { link, fileName: 'a.pdf', content: 'JVBERi0=' };
    expect((await app.outside(register.uploadRegisterFile, { body: file })).status).toBe(409);
  });

  it('is checked field by field by the rules of the country', async () => {
    expect(await refused({ taxId: 'abc', name: '' })).toEqual([400, 'name required', expect.stringMatching(/^taxId /)]);
    expect(await refused({ taxId: null })).toEqual([400, 'taxId required']);
    expect(await refused({ contact: null })).toEqual([400, 'contact required']);
    expect(await refused({ vehicles: [] })).toEqual([400, 'vehicles minItems']);
    expect(await refused({ email: 'no' })).toEqual([400, 'email email']);
    expect(await refused({ drivers: [driverOf({ phone: '12', typeDocumentId: 'DNI' })] })).toEqual([
      400,
      expect.stringMatching(/^drivers\.0\.phone /),
      'drivers.0.typeDocumentId choice',
    ]);
    expect(await refused({ vehicles: [vehicleOf({ plate: '!!', typeId: 'flatbed', year: 1800 })] })).toEqual([
      400,
      expect.stringMatching(/^vehicles\.0\.plate /),
      'vehicles.0.typeId choice',
      'vehicles.0.year minYear',
    ]);
    const brand = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(await refused({ vehicles: [vehicleOf({ brand })] })).toEqual([400, 'vehicles.0.brand choice']);
    expect(await refused({ country: 'BR' } as never)).toEqual([400, 'country unknown']);
    expect(await refused({ drivers: Array.from({ length: 21 }, () => driverOf()) })).toEqual([400, 'drivers maxItems']);
  });

  it('has every number, document and file only once', async () => {
    const one = driverOf();
    const twin = driverOf({ driverLicense: one.driverLicense, phone: one.phone });
    expect(await refused({ drivers: [one, twin] })).toEqual([
      400,
      'drivers.1.driverLicense alreadyRegistered',
      'drivers.1.phone alreadyRegistered',
    ]);
    const truck = vehicleOf();
    expect(await refused({ vehicles: [truck, truck] })).toEqual([400, 'vehicles.1.plate alreadyRegistered']);
    const soat = { type: 'soat' as const, expirationDate: '2031-01-01' };
    expect(await refused({ vehicles: [vehicleOf({ documents: [soat, soat] })] })).toEqual([
      400,
      'vehicles.0.documents.1.type alreadyRegistered',
    ]);
  });

  it('takes only documents that are asked for, with files of the same invitation', async () => {
    const other = await app.upload((await app.invite()).link);
    const documents = [
      { type: 'crlv' as const, expirationDate: '2031-01-01' },
      { type: 'soat' as const, fileId: other },
    ];
    expect(await refused({ vehicles: [vehicleOf({ documents })] })).toEqual([
      400,
      'vehicles.0.documents.0.type choice',
      'vehicles.0.documents.1.fileId choice',
    ]);
  });

  it('of an independent driver names exactly one driver, who is the contact too', async () => {
    const independent = { kind: 'driver', name: null, taxId: null, contact: null } as const;
    expect(await refused({ ...independent, drivers: [] })).toEqual([400, 'drivers oneDriver']);
    const { id } = await app.waiting(async () => ({ ...independent, drivers: [driverOf({ lastName: 'Mamani' })] }));
    expect(await app.read(id)).toMatchObject({ kind: 'driver', name: 'Rosa Mamani' });
  });

  it('is limited per address', async () => {
    const { link } = await app.invite();
    const answers = [];
    for (let sent = 0; sent < 11; sent += 1) {
      const raw = await app.product.http.inject({
        method: 'POST',
        url: '/api/web-form/register',
        remoteAddress: '10.77.0.1',
        payload: { link },
      });
      answers.push(raw.statusCode);
    }
    expect([new Set(answers.slice(0, 10)), answers[10]]).toEqual([new Set([400]), 429]);
  });
});
