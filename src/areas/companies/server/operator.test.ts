import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAddress, listAddresses, removeAddress, updateAddress } from '#areas/companies/contract/address.calls.ts';
import { readCompany } from '#areas/companies/contract/company.calls.ts';
import { addOperator, listOperators, removeOperator } from '#areas/companies/contract/operator.calls.ts';
import { MAX_COMPANY_ADDRESSES } from '#areas/companies/rules/company-limits.ts';
import { createId } from '#kernel/ids.ts';
import type { TestApp } from '#testing/test-app.ts';
import { auditTrail, startCompanies, team } from './companies.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCompanies();
});
afterAll(() => app.close());

describe('the operators of a company', () => {
  it('are its users, with their current data', async () => {
    const { company, manager } = await team(app);
    const colleague = await app.world.user({ company, firstName: 'Lucía', lastName: 'Quispe' });
    const added = await app.call(manager, addOperator, { body: { userId: colleague.userId } });
    expect(added.status).toBe(201);
    expect(added.body.operator).toMatchObject({
      userId: colleague.userId,
      fullName: 'Lucía Quispe',
      mail: colleague.email,
    });
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('app_user')
        .set({ last_name: 'Mamani', country_code: '591', phone: '71234567' })
        .where('id', '=', colleague.userId)
        .execute(),
    );
    const { body } = await app.call(manager, listOperators);
    expect(body.operators).toMatchObject([{ fullName: 'Lucía Mamani', countryCode: '591', phone: '71234567' }]);
  });

  it('may be contacts without an account', async () => {
    const { manager } = await team(app);
    const { status, body } = await app.call(manager, addOperator, {
      body: { fullName: 'Don Ramón', mail: 'Ramon@example.test', phone: '7 654 3210' },
    });
    expect(status).toBe(201);
    expect(body.operator).toMatchObject({
      userId: null,
      fullName: 'Don Ramón',
      mail: 'ramon@example.test',
      countryCode: '591',
      phone: '76543210',
    });
  });

  it('need a name or a user', async () => {
    const { manager } = await team(app);
    const { status, error } = await app.call(manager, addOperator, { body: { mail: 'a@example.test' } });
    expect(status).toBe(400);
    expect(error.fields?.fullName?.code).toBe('required');
  });

  it('cannot be users of other companies', async () => {
    const { manager } = await team(app);
    const stranger = await team(app);
    for (const userId of [stranger.manager.userId, createId()]) {
      const { status, error } = await app.call(manager, addOperator, { body: { userId } });
      expect(status).toBe(400);
      expect(error.fields?.userId?.code).toBe('choice');
    }
  });

  it('are listed once, however often and fast they are added', async () => {
    const { manager } = await team(app);
    const replies = await Promise.all(
      [1, 2, 3].map(() => app.call(manager, addOperator, { body: { userId: manager.userId } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const loser = replies.find(({ status }) => status === 409);
    expect(loser?.error.fields?.userId?.code).toBe('alreadyRegistered');
  });

  it('are added once by a request that is repeated with its key', async () => {
    const { manager } = await team(app);
    const send = () =>
      app.call(manager, addOperator, { body: { fullName: 'Ana' } }, { idempotencyKey: 'operator-ana-1' });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect((await app.call(manager, listOperators)).body.operators).toHaveLength(1);
  });

  it('can be removed, which the audit records', async () => {
    const { manager } = await team(app);
    const { body } = await app.call(manager, addOperator, { body: { fullName: 'Ana' } });
    const id = body.operator._id;
    expect((await app.call(manager, removeOperator, { params: { id } })).status).toBe(200);
    expect((await app.call(manager, removeOperator, { params: { id } })).status).toBe(404);
    expect((await app.call(manager, readCompany)).body.company.operators).toEqual([]);
    const trail = await auditTrail(app, 'companyOperator', id);
    expect(trail.map(({ action }) => action)).toEqual(['companies.addOperator', 'companies.removeOperator']);
  });
});

describe('the addresses of a company', () => {
  it('are added, replaced and removed', async () => {
    const { manager } = await team(app);
    const added = await app.call(manager, addAddress, {
      body: { fullName: 'Almacén Central', city: 'La Paz', lat: -16.5, lng: -68.15 },
    });
    expect(added.status).toBe(201);
    const id = added.body.address._id;
    const changed = await app.call(manager, updateAddress, {
      params: { id },
      body: { fullName: 'Almacén Norte', address: 'Calle 1' },
    });
    expect(changed.body.address).toEqual({
      _id: id,
      fullName: 'Almacén Norte',
      address: 'Calle 1',
      city: null,
      lat: null,
      lng: null,
    });
    expect((await app.call(manager, listAddresses)).body.addresses).toHaveLength(1);
    expect((await app.call(manager, removeAddress, { params: { id } })).status).toBe(200);
    expect((await app.call(manager, listAddresses)).body.addresses).toEqual([]);
    expect((await app.call(manager, removeAddress, { params: { id } })).status).toBe(404);
  });

  it('have both coordinates or none, within the valid range', async () => {
    const { manager } = await team(app);
    const half = await app.call(manager, addAddress, { body: { fullName: 'A', lat: 3 } });
    expect(half.error.fields?.lat?.code).toBe('required');
    const beyond = await app.call(manager, addAddress, { body: { fullName: 'A', lat: 91, lng: 0 } });
    expect(beyond.error.fields?.lat?.code).toBe('max');
  });

  it('are limited in number', async () => {
    const { company, manager } = await team(app);
    await app.services.database.asPlatform((trx) =>
      trx
        .insertInto('company_address')
        .values(
          Array.from({ length: MAX_COMPANY_ADDRESSES }, (_, index) => ({
            id: createId(),
            company_id: company.id,
            full_name: `Almacén ${index}`,
          })),
        )
        .execute(),
    );
    const { status, error } = await app.call(manager, addAddress, { body: { fullName: 'Uno más' } });
    expect(status).toBe(409);
    expect(error.code).toBe('companies.tooManyAddresses');
  });
});
