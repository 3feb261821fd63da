import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAddress } from '#areas/companies/contract/address.calls.ts';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { partnersServer } from '#areas/partners/server/index.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { findAddresses, saveAddress } from '../contract/address-book.calls.ts';
import type { Place } from '../contract/place.shapes.ts';
import { type OperationsApp, startOperations, type Team } from './operations.fixture.ts';

let app: OperationsApp;
let own: Team;
let other: Team;
beforeAll(async () => {
  app = await startOperations(partnersServer);
  own = await app.team();
  other = await app.team();
});
afterAll(() => app.close());

const ORURO: Place = {
  cityId: 'bo-05-oruro',
  cityName: 'Oruro',
  countryCode: 'BO',
  address: 'Av. 6 de Octubre 880',
  reference: 'Portón azul',
  lat: -17.96,
  lng: -67.1,
  category: null,
  warehouseId: null,
};
const find = async (query: { search?: string; clientId?: string; providerId?: string } = {}, who = own.manager) =>
  (await app.call(who, findAddresses, { query })).body.addresses;
const save = (fullName: string, clientId: string | null = null, place = ORURO, who = own.manager) =>
  app.call(who, saveAddress, { body: { fullName, clientId, place } });

describe('the address book', () => {
  it('offers what a form saved, the newest first, with everything the form knew', async () => {
    const first = await save('Planta Oruro');
    expect(first.status).toBe(201);
    await save('Depósito Norte', own.clientId);
    const found = await find({ clientId: own.clientId });
    expect(found.map(({ fullName, owner }) => [fullName, owner]).slice(0, 2)).toEqual([
      ['Depósito Norte', 'client'],
      ['Planta Oruro', 'company'],
    ]);
    expect(found[0]).toMatchObject({ ownerName: 'Molinos del Valle', place: { ...ORURO, warehouseId: null } });
    expect(found[1]).toMatchObject({ place: { ...ORURO, warehouseId: first.body.address._id } });
  });

  it('finds the city of addresses that only name it, and leaves out what it cannot place', async () => {
    const boss = await app.world.user({ company: own.company, permissions: ['company-profile-write'] });
    await app.call(boss, addAddress, { body: { fullName: 'Sucursal', address: 'Calle 1', city: 'La Paz' } });
    await app.call(boss, addAddress, { body: { fullName: 'Nada', city: 'Ningún Lugar XYZ' } });
    expect(await find({ search: 'sucursal' })).toMatchObject([
      { fullName: 'Sucursal', place: { cityId: 'bo-04-la-paz', lat: expect.any(Number), address: 'Calle 1' } },
    ]);
    expect(await find({ search: 'nada' })).toEqual([]);
  });

  it('keeps the same place once', async () => {
    const [one, again] = [await save('Silo 4'), await save('Silo 4')];
    expect(again.body.address._id).toBe(one.body.address._id);
    expect(await find({ search: 'silo 4' })).toHaveLength(1);
  });

  it('offers the client’s only to whoever chose that client', async () => {
    await save('Solo del cliente', own.clientId);
    expect((await find({ search: 'solo del' })).length).toBe(0);
    expect((await find({ search: 'solo del', clientId: own.clientId })).length).toBe(1);
  });

  it('keeps what a form knew of an address when somebody edits the client', async () => {
    const { body: saved } = await save('Silo del cliente', own.clientId);
    const boss = await app.member(own.company, 'client-read', 'client-write', 'client-list-bo');
    const params = { id: own.clientId };
    const { partner } = (await app.call(boss, PARTNER_CALLS.client.read, { params })).body;
    const addresses = partner.addresses.map((one) => ({ ...one, fullName: `${one.fullName} 2` }));
    const body = { version: partner.version, taxId: '1023457021', addresses };
    expect((await app.call(boss, PARTNER_CALLS.client.update, { params, body })).status).toBe(200);
    expect(await find({ clientId: own.clientId, search: 'silo del cliente 2' })).toMatchObject([
      { _id: saved.address._id, place: { cityId: ORURO.cityId, lat: ORURO.lat, reference: ORURO.reference } },
    ]);
  });

  it('is closed to other companies, unknown clients and readers', async () => {
    expect(await find({ clientId: own.clientId, search: 'oruro' }, other.manager)).toEqual([]);
    for (const clientId of [own.clientId, createId()]) {
      const { status, error } = await save('Ajeno', clientId, ORURO, other.manager);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['clientId']]);
    }
    for (const permission of ['operation-read', 'load-order-multipoint-module'] as const) {
      const reader: TestUser = await app.world.user({ company: own.company, permissions: [permission] });
      expect((await app.call(reader, findAddresses, { query: {} })).status).toBe(403);
    }
    const writer = await app.world.user({ company: own.company, permissions: ['load-order-multipoint-write'] });
    expect((await app.call(writer, findAddresses, { query: {} })).status).toBe(200);
  });
});
