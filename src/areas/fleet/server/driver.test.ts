import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { DRIVER_CALLS } from '../contract/driver.calls.ts';
import { FORMS, type Form } from '../rules/driver-table.fixture.ts';
import { type DriversApp, type FormChange, startDrivers } from './drivers.fixture.ts';

let app: DriversApp;
beforeAll(async () => {
  app = await startDrivers();
});
afterAll(() => app.close());

const calls = DRIVER_CALLS.own;

describe('registering a driver', () => {
  it('stores every field of the form', async () => {
    const team = await app.team('PE');
    const transportCompanyId = await app.transportCompany(team, 'Andes Cargo');
    const body: Form = {
      ...FORMS.PE,
      businessName: ' Quispe  e hijos ',
      personReference: 'Luis Quispe',
      street: 'Av. Grau 120',
      typeOfFleet: 'externalFleet',
      chatExpirationDate: '2030-01-31',
      eventualTrucker: true,
      transportCompanyId,
      driverLicenseExpirationDate: '2031-02-28',
      documentIdExpirationDate: '2032-02-28',
    };
    const { status, body: reply } = await app.call(team.manager, calls.create, { body });
    expect(status).toBe(201);
    expect(reply.trucker).toMatchObject({
      profile: {
        firstName: 'Rosa',
        businessName: 'Quispe e hijos',
        personReference: 'Luis Quispe',
        phoneReference: '987654322',
        typeOfFleet: 'externalFleet',
        chatExpirationDate: '2030-01-31',
        operator: 'Minera Andina',
        driverLicenseExpirationDate: '2031-02-28',
        documentIdExpirationDate: '2032-02-28',
        securityIssuedDate: null,
        curp: null,
      },
      auth: { countryCode: '51', phone: '987654321' },
      address: { street: 'Av. Grau 120' },
      transportCompany: { _id: transportCompanyId, name: 'Andes Cargo' },
      transportUnit: null,
      eventualTrucker: true,
    });
  });

  it('creates one record for a request that is repeated with its key', async () => {
    const { manager } = await app.team();
    const send = () => app.call(manager, calls.create, { body: FORMS.BO }, { idempotencyKey: 'driver-0001' });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.trucker._id).toBe(second.body.trucker._id);
  });

  it.each([
    ['document', { phone: '79999999', driverLicense: '9999999' }, 'documentId'],
    ['phone', { documentId: '9999999', driverLicense: '9999999' }, 'phone'],
    ['licence', { documentId: '9999999', phone: '79999999' }, 'driverLicense'],
  ] as const)('refuses a second driver with the same %s, in either market', async (_what, change, field) => {
    const { manager } = await app.team();
    await app.call(manager, calls.create, { body: FORMS.BO });
    const { status, error } = await app.call(manager, DRIVER_CALLS.spot.create, { body: { ...FORMS.BO, ...change } });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'request.alreadyRegistered',
      fields: { [field]: { code: 'alreadyRegistered', message: 'Já está registrado' } },
    });
  });

  it('lets exactly one of several users who register the same driver at once succeed', async () => {
    const { manager } = await app.team();
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.call(manager, calls.create, { body: FORMS.BO })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('lets two companies register the same person', async () => {
    for (const { manager } of [await app.team(), await app.team()]) {
      expect((await app.call(manager, calls.create, { body: FORMS.BO })).status).toBe(201);
    }
  });

  it.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'required'],
    ['no last name', { lastName: undefined }, 'lastName', 'required'],
    ['no phone', { phone: undefined }, 'phone', 'required'],
    ['no licence', { driverLicense: undefined }, 'driverLicense', 'required'],
    ['no type of document', { typeDocumentId: undefined }, 'typeDocumentId', 'required'],
    ['no birthday', { birthDate: undefined }, 'birthDate', 'required'],
    ['no country', { countryId: undefined }, 'countryId', 'choice'],
    ['a day that does not exist', { birthDate: '1985-02-30' }, 'birthDate', 'date'],
    ['a birthday to come', { birthDate: '2099-01-01' }, 'birthDate', 'date'],
    ['a calling code nobody has', { countryCode: '999' }, 'countryCode', 'choice'],
    ['a character no screen can show', { street: 'a\u0000b' }, 'street', 'characters'],
    ['a fleet type nobody knows', { typeOfFleet: 'rented' }, 'typeOfFleet', 'choice'],
    ['a transport company that is none', { transportCompanyId: createId() }, 'transportCompanyId', 'choice'],
    ['a file nobody uploaded', { documents: [{ type: 'linti', fileId: createId() }] }, 'documents.0.type', 'choice'],
    ['a photo nobody uploaded', { photoId: createId() }, 'photoId', 'choice'],
    [
      'an induction that ends before it began',
      { securityIssuedDate: '2026-05-02', securityExpirationDate: '2026-05-01' },
      'securityExpirationDate',
      'beforeIssue',
    ],
    ['a field it does not know', { verified: true }, 'verified', 'unknown'],
  ])('refuses %s', async (_what, change, field, code) => {
    const { manager } = await app.team();
    const body = { ...FORMS.BO, ...change } as Form;
    const { status, error } = await app.call(manager, calls.create, { body });
    expect([status, error.fields?.[field]?.code]).toEqual([400, code]);
  });

  it('reports every wrong field at once', async () => {
    const { manager } = await app.team();
    const body = { ...FORMS.BO, phone: '1', documentId: '1', driverLicenseCategory: 'Z', curp: 'x' };
    const { error } = await app.call(manager, calls.create, { body });
    const wrong = ['curp', 'documentId', 'driverLicenseCategory', 'phone'];
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(wrong);
  });
});

describe('changing a driver', () => {
  it('keeps the stored value of a field that is not sent', async () => {
    const { manager } = await app.team();
    const driver = await app.register(manager, {
      businessName: 'Quispe SRL',
      driverLicenseExpirationDate: '2031-01-01',
    });
    const { body } = await app.call(manager, calls.update, {
      params: { id: driver._id },
      body: { version: 1, firstName: 'Rosa María', businessName: null },
    });
    expect(body.trucker).toMatchObject({
      version: 2,
      fullName: 'Rosa María Quispe Mamani',
      profile: { businessName: null, driverLicenseExpirationDate: '2031-01-01', taxId: driver.profile.taxId },
      auth: driver.auth,
    });
  });

  it('writes nothing when a form is saved unchanged', async () => {
    const { manager } = await app.team();
    const driver = await app.register(manager);
    const { firstName, documentId, taxId, driverLicense } = driver.profile;
    const { body } = await app.call(manager, calls.update, {
      params: { id: driver._id },
      body: { version: 1, firstName, documentId, taxId, driverLicense, phone: driver.auth.phone ?? '' },
    });
    expect([body.trucker.version, body.trucker.updatedAt]).toEqual([1, driver.updatedAt]);
  });

  it('is refused with an older version, and nothing is overwritten', async () => {
    const team = await app.team();
    const { _id: id } = await app.register(team.manager);
    const colleague = await app.member(team.company, 'trucker-edit');
    const change = (street: string) => ({ params: { id }, body: { version: 1, street } });
    expect((await app.call(team.manager, calls.update, change('Calle 1'))).status).toBe(200);
    const late = await app.call(colleague, calls.update, change('Calle 2'));
    expect([late.status, late.error.code]).toEqual([409, 'request.staleVersion']);
    expect((await app.read(team.manager, id)).address.street).toBe('Calle 1');
  });

  it('lets one of two users who save at the same moment succeed', async () => {
    const { manager } = await app.team();
    const { _id: id } = await app.register(manager);
    const save = (street: string) => app.call(manager, calls.update, { params: { id }, body: { version: 1, street } });
    const answers = await Promise.all([save('Calle 1'), save('Calle 2'), save('Calle 3')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('moves a driver to another country, whose rules then apply', async () => {
    const { manager } = await app.team('MX');
    const driver = await app.register(manager, { countryId: 'MX' });
    const move = (change: FormChange) =>
      app.call(manager, calls.update, {
        params: { id: driver._id },
        body: { version: 1, countryId: 'UY', ...change } as never,
      });
    const hasty = await move({});
    expect(hasty.status).toBe(400);
    expect(hasty.error.fields?.typeDocumentId?.code).toBe('choice');
    const { countryId: _same, ...uruguayan } = FORMS.UY;
    const { status, body } = await move({ ...uruguayan, countryCode: '598' });
    expect(status).toBe(200);
    expect(body.trucker).toMatchObject({
      country: { countryId: 'UY' },
      profile: { curp: null, operator: null, documentId: '12345672' },
      auth: { countryCode: '598', phone: '99123456' },
      completion: { required: 5 },
    });
  });

  it('names the field whose number belongs to another driver', async () => {
    const { manager } = await app.team();
    const [one, other] = [await app.register(manager), await app.register(manager)];
    const { status, error } = await app.call(manager, calls.update, {
      params: { id: one._id },
      body: { version: 1, driverLicense: other.profile.driverLicense },
    });
    expect([status, error.fields?.driverLicense?.code]).toEqual([409, 'alreadyRegistered']);
  });

  it('finds no driver of another market or another company', async () => {
    const { manager } = await app.team();
    const { _id: id } = await app.register(manager);
    const stranger = (await app.team()).manager;
    for (const [who, market] of [
      [manager, 'spot'],
      [stranger, 'own'],
    ] as const) {
      const body = { version: 1, street: 'x' };
      const { status, error } = await app.call(who, DRIVER_CALLS[market].update, { params: { id }, body });
      expect([status, error.code]).toEqual([404, 'drivers.notFound']);
    }
  });
});
