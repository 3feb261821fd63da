import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNewDriver } from '#areas/fleet/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import * as register from '../contract/register.calls.ts';
import * as calls from '../contract/registration.calls.ts';
import { DECIDER, driverOf, type RegistrationsApp, startRegistrations, vehicleOf } from './registrations.fixture.ts';

let app: RegistrationsApp;
beforeAll(async () => {
  app = await startRegistrations();
});
afterAll(() => app.close());

const asPlatform = <T>(work: (trx: Trx) => Promise<T>) => app.services.database.asPlatform(work);
const open = (link: string) => app.outside(register.readRegister, { query: { link } });

async function fleetOf(partnerId: string) {
  return asPlatform(async (trx) => ({
    partner: await trx.selectFrom('partner').selectAll().where('id', '=', partnerId).executeTakeFirstOrThrow(),
    contacts: await trx.selectFrom('partner_contact').selectAll().where('partner_id', '=', partnerId).execute(),
    drivers: await trx.selectFrom('driver').selectAll().where('partner_id', '=', partnerId).execute(),
    vehicles: await trx.selectFrom('vehicle').selectAll().where('partner_id', '=', partnerId).execute(),
  }));
}

describe('approving', () => {
  it('makes transport company, driver and vehicles with their documents, and puts the only driver on the only truck', async () => {
    const { id, link, form } = await app.waiting(async (alias) => ({
      drivers: [
        driverOf({
          documents: [{ type: 'photoLicenseDrivers', fileId: await app.upload(alias), expirationDate: '2031-05-01' }],
        }),
      ],
      vehicles: [
        vehicleOf({ documents: [{ type: 'soat', fileId: await app.upload(alias), expirationDate: '2031-06-01' }] }),
        vehicleOf({ kind: 'semitrailer', typeId: 'flatbed' }),
      ],
    }));
    const { status, body } = await app.approve(id);
    expect(status).toBe(200);
    expect(body.registration).toMatchObject({ state: 'approved', decidedBy: { name: 'Ana Prado' } });
    const made = await fleetOf(body.registration.partnerId!);
    expect(made.partner).toMatchObject({ name: form.name, kind: 'transport', tax_id: form.taxId, active: true });
    expect(made.contacts).toMatchObject([{ full_name: 'Elena Rojas', email: 'fletes@sur.test' }]);
    expect(made.drivers).toMatchObject([{ market: 'spot', enabled: true, first_name: 'Rosa' }]);
    expect(made.vehicles.map(({ kind, market, brand }) => [kind, market, brand]).toSorted()).toEqual([
      ['semitrailer', 'spot', 'Volvo'],
      ['truck', 'spot', 'Volvo'],
    ]);
    expect(made.vehicles.find(({ kind }) => kind === 'truck')?.driver_id).toBe(made.drivers[0]?.id);
    const documents = await asPlatform((trx) =>
      trx
        .selectFrom('document')
        .select(['type', 'file_id', 'expires_on'])
        .where('company_id', '=', app.company.id)
        .execute(),
    );
    expect(documents.map(({ type, file_id }) => [type, file_id !== null]).toSorted()).toEqual([
      ['photoLicenseDrivers', true],
      ['soat', true],
    ]);
    expect((await open(link)).body.register).toMatchObject({ state: 'approved', form: null });
    expect((await app.read(id)).history[0]).toMatchObject({ type: 'approved', by: { name: 'Ana Prado' } });
  });

  it('takes tax id, licence and plate that the company has already as they are, with the documents they lacked', async () => {
    const first = await app.waiting();
    const known = await fleetOf((await app.approve(first.id)).body.registration.partnerId!);
    const second = await app.waiting(async (alias) => ({
      name: 'Otro nombre',
      taxId: first.form.taxId!,
      drivers: [
        driverOf({
          driverLicense: first.form.drivers[0]!.driverLicense,
          documents: [{ type: 'photoLicenseDrivers', fileId: await app.upload(alias) }],
        }),
        driverOf(),
      ],
      vehicles: [vehicleOf({ plate: first.form.vehicles[0]!.plate, brand: 'Scania' })],
    }));
    const shown = await app.read(second.id);
    expect(shown.matches).toMatchObject({
      known: { name: first.form.name },
      drivers: [{ known: { _id: known.drivers[0]!.id } }, { known: null }],
      vehicles: [{ known: { _id: known.vehicles[0]!.id } }],
    });
    const { body } = await app.approve(second.id);
    expect(body.registration.partnerId).toBe(known.partner.id);
    const now = await fleetOf(known.partner.id);
    expect(now.partner.name).toBe(first.form.name);
    expect([now.drivers.length, now.vehicles.map(({ brand }) => brand)]).toEqual([2, ['Volvo']]);
    const documents = await asPlatform((trx) =>
      trx.selectFrom('document').select('type').where('driver_id', '=', known.drivers[0]!.id).execute(),
    );
    expect(documents).toEqual([{ type: 'photoLicenseDrivers' }]);
  });

  it('never takes somebody for another driver by a phone alone, and says so before and at the number', async () => {
    const first = await app.waiting(async () => ({ drivers: [driverOf(), driverOf()] }));
    const { drivers } = await fleetOf((await app.approve(first.id)).body.registration.partnerId!);
    const { phone } = first.form.drivers[0]!;
    const [owner, other] = first.form.drivers.map((sent) => drivers.find((made) => made.phone === sent.phone));
    const { id } = await app.waiting(async (alias) => ({
      drivers: [
        driverOf(),
        driverOf({ phone, documents: [{ type: 'photoLicenseDrivers', fileId: await app.upload(alias) }] }),
      ],
    }));
    const clash = { field: 'phone', _id: owner!.id, name: `${owner!.first_name} ${owner!.last_name}` };
    expect((await app.read(id)).matches.drivers).toEqual([
      { known: null, clash: null },
      { known: null, clash },
    ]);
    const refused = await app.approve(id);
    expect([refused.status, refused.error.code, refused.error.fields]).toEqual([
      409,
      'drivers.numberOfAnother',
      { 'drivers.1.phone': { code: 'numberOfAnother', message: expect.stringContaining(clash.name) } },
    ]);
    const attached = await asPlatform((trx) =>
      trx.selectFrom('document').select('type').where('driver_id', '=', owner!.id).execute(),
    );
    expect(attached).toEqual([]);
    // Whose document and whose phone it is are two people: nobody is chosen silently.
    const { documentId } = first.form.drivers[1]!;
    const mixed = await app.waiting(async () => ({ drivers: [driverOf({ documentId: documentId!, phone })] }));
    expect((await app.read(mixed.id)).matches.drivers).toMatchObject([{ known: { _id: other!.id }, clash }]);
  });

  it('makes an independent driver, whose own number is no tax id of a firm', async () => {
    const independent = { kind: 'driver', name: null, taxId: null, contact: null } as const;
    const { id, form } = await app.waiting(async () => ({ ...independent, drivers: [driverOf()] }));
    const { body } = await app.approve(id);
    const made = await fleetOf(body.registration.partnerId!);
    expect(made.partner).toMatchObject({ name: `Rosa ${form.drivers[0]!.lastName}`, tax_id: null });
    expect(made.contacts).toMatchObject([{ phone: form.drivers[0]!.phone }]);
    expect(made.drivers).toHaveLength(1);
  });

  it('is done by one of two people, and the other one is refused', async () => {
    const { id } = await app.waiting();
    const other = await app.world.user({ company: app.company, permissions: DECIDER });
    const { version } = await app.read(id);
    const input = { params: { id }, body: { version } };
    const answers = await Promise.all([
      app.call(app.decider, calls.approveRegistration, input),
      app.call(other, calls.approveRegistration, input),
      app.call(other, calls.refuseRegistration, { params: { id }, body: { version, reason: 'No' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ error }) => error.code)).toEqual([
      'registrations.notWaiting',
      'registrations.notWaiting',
    ]);
  });

  it('is refused for an invitation without a form, for an outdated version and to another company', async () => {
    const { id } = await app.invite();
    expect((await app.approve(id)).error.code).toBe('registrations.notWaiting');
    const { id: waiting } = await app.waiting();
    const stale = await app.call(app.decider, calls.approveRegistration, {
      params: { id: waiting },
      body: { version: 1 },
    });
    expect([stale.status, stale.error.code]).toEqual([409, 'request.staleVersion']);
    const stranger = await app.world.user({ company: await app.world.company(), permissions: DECIDER });
    expect((await app.approve(waiting, stranger)).status).toBe(404);
  });

  it('undoes everything when one record is refused', async () => {
    const { id, form } = await app.waiting();
    await asPlatform((trx) =>
      trx
        .updateTable('registration')
        .set({ form: JSON.stringify({ ...form, vehicles: [{ ...form.vehicles[0], documents: [], typeId: 'gone' }] }) })
        .where('id', '=', id)
        .execute(),
    );
    expect((await app.approve(id)).status).toBe(400);
    const left = await asPlatform((trx) =>
      trx.selectFrom('partner').select('id').where('tax_id', '=', form.taxId!).execute(),
    );
    expect(left).toEqual([]);
    expect((await app.read(id)).state).toBe('waiting');
  });
});

/** What the address was mailed, the last first. */
async function mailed(email: string) {
  await app.drain();
  return asPlatform((trx) =>
    trx
      .selectFrom('mail_message')
      .select(['subject', 'text_body as text'])
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .execute(),
  );
}

describe('refusing', () => {
  it('and approving is announced by mail in their language, and by a text ready for the phone', async () => {
    const email = 'elena@sur.test';
    const { id, form } = await app.waiting(async () => ({ email }));
    const { notice } = (await app.refuse(id, 'Falta la foto')).body.registration;
    const [refusal] = await mailed(email);
    expect(refusal).toMatchObject({
      subject: 'Su registro en Molinos del Oriente: hay que corregir',
      text: expect.stringContaining('pide corregirlo: Falta la foto.'),
    });
    expect(notice?.whatsapp).toBe(`https://wa.me/591${form.contact!.phone}?text=${encodeURIComponent(notice!.text)}`);
    expect(refusal?.text).toContain(notice?.text);
    await app.send(form);
    expect((await app.read(id)).notice).toBeNull();
    expect((await app.approve(id)).body.registration.notice?.text).toContain('aprobó su registro');
    expect((await mailed(email))[0]?.subject).toBe('Su registro en Molinos del Oriente fue aprobado');
  });

  it('needs a reason, which the holder reads with what they sent, corrects and sends again', async () => {
    const { id, link, form } = await app.waiting();
    expect((await app.refuse(id, '  ')).error.fields?.reason?.code).toBe('required');
    expect((await app.refuse(id, 'La placa no se lee')).status).toBe(200);
    const page = await open(link);
    expect(page.body.register).toMatchObject({
      state: 'refused',
      reason: 'La placa no se lee',
      form: { name: form.name, taxId: form.taxId },
    });
    expect(JSON.stringify(page.body)).not.toMatch(/Ana|Prado/);
    const corrected = { ...form, vehicles: [vehicleOf()] };
    expect((await app.send(corrected)).body.register).toMatchObject({ state: 'waiting', reason: null, form: null });
    const { registration } = (await app.approve(id)).body;
    expect(registration.history.map(({ type, reason }) => [type, reason])).toEqual([
      ['approved', null],
      ['sentAgain', null],
      ['refused', 'La placa no se lee'],
      ['sent', null],
      ['invited', null],
    ]);
  });

  it('leaves the holder time to correct it', async () => {
    const { id, link } = await app.waiting();
    const soon = new Date(Date.now() + 3_600_000);
    await asPlatform((trx) => trx.updateTable('public_link').set({ expires_at: soon }).where('id', '=', id).execute());
    await app.refuse(id, 'Falta la licencia');
    const { expiresAt } = await app.read(id);
    expect(new Date(expiresAt).getTime() - Date.now()).toBeGreaterThan(14 * 86_400_000);
    expect((await open(link)).status).toBe(200);
  });
});

it('the same rules read a new driver for the form and for the fleet', () => {
  const { documents: _, ...driver } = driverOf({ phone: '7' });
  expect(Object.keys(readNewDriver({ countryId: 'BO', ...driver } as never, '2026-01-01').problems)).toEqual(['phone']);
});
