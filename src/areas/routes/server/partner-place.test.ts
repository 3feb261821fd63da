import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../contract/place.calls.ts';
import { LA_PAZ, ORURO, type Planner, placeForm, type RoutesApp, startRoutes } from './routes.fixture.ts';

const CLIENTS = ['client-read', 'client-write', 'client-list-bo'];

let app: RoutesApp;
let company: Planner['company'];
let user: TestUser;
beforeAll(async () => {
  app = await startRoutes();
  ({ company, user } = await app.planner(...CLIENTS));
});
afterAll(() => app.close());

interface NamedAddress {
  readonly _id?: string;
  readonly fullName: string;
  readonly address: string | null;
  readonly city: string | null;
}

let counter = 3_000_000;
/** A client with one address, which an order gave a position. */
async function addClient(who: TestUser, fullName: string) {
  counter += 1;
  const form = { name: `Molino ${counter}`, countryId: 'BO' as const, taxId: `${counter}` };
  const addresses: NamedAddress[] = [{ fullName, address: 'Ruta 1', city: 'Oruro' }];
  const { body } = await app.call(who, PARTNER_CALLS.client.create, { body: { ...form, addresses } });
  const address = body.partner.addresses[0]!;
  await move(address._id, ORURO);
  const save = async (next: readonly NamedAddress[]) => {
    const { partner } = (await app.call(who, PARTNER_CALLS.client.read, { params: { id: body.partner._id } })).body;
    const change = { ...form, addresses: [...next], version: partner.version };
    const reply = await app.call(who, PARTNER_CALLS.client.update, { params: { id: partner._id }, body: change });
    expect(reply.status).toBe(200);
  };
  return { name: form.name, address: { ...addresses[0]!, _id: address._id }, save };
}

const move = (id: string, at: { readonly lat: number; readonly lng: number }) =>
  app.services.database.asPlatform((trx) => trx.updateTable('partner_address').set(at).where('id', '=', id).execute());
const tie = (who: TestUser, partnerAddressId: string) =>
  app.call(who, calls.createPlace, { body: placeForm({ ...ORURO, partnerAddressId }) });
const offered = async (who: TestUser, search: string) =>
  (await app.call(who, calls.listPartnerAddresses, { query: { search } })).body.addresses;
const read = async (id: string) => (await app.call(user, calls.readPlace, { params: { id } })).body.place;

describe('a place of a partner', () => {
  it('is chosen among the addresses of partners, by any of their words', async () => {
    const mark = createId().slice(-6);
    const { name, address } = await addClient(user, `Silo Ñandú ${mark}`);
    expect(await offered(user, `oruro NANDU ${mark}`)).toEqual([
      {
        ...{ _id: address._id, name: `Silo Ñandú ${mark}`, partnerName: name, address: 'Ruta 1' },
        ...{ cityId: null, cityName: 'Oruro', countryCode: 'BO', ...ORURO, place: null },
      },
    ]);
    const { body } = await tie(user, address._id);
    expect(body.place.owner).toMatchObject({ kind: 'partner', addressId: address._id, partnerName: name });
    expect(await offered(user, mark)).toMatchObject([{ place: { _id: body.place._id, name: body.place.name } }]);
  });

  it('has its address alone, and a second place reads which one has it', async () => {
    const { address } = await addClient(user, 'Depósito Sur');
    const { place } = (await tie(user, address._id)).body;
    const { status, error } = await tie(user, address._id);
    expect([status, error.fields?.partnerAddressId]).toMatchObject([
      409,
      { code: 'addressTaken', message: expect.stringContaining(place.name) },
    ]);
    // Saved again with the address it has, it is the same place.
    const again = await app.call(user, calls.updatePlace, {
      params: { id: place._id },
      body: { place: placeForm({ name: place.name, partnerAddressId: address._id }), version: place.version },
    });
    expect([again.status, again.body.place.owner?.addressId]).toEqual([200, address._id]);
  });

  it('keeps its address when the partner is saved, moves with it under its own name, and stays without it', async () => {
    const { address, save } = await addClient(user, 'Planta Norte');
    const { _id, name } = (await tie(user, address._id)).body.place;
    await save([{ ...address, address: 'Ruta 4, km 12' }]);
    expect(await read(_id)).toMatchObject({
      name,
      address: 'Ruta 4, km 12',
      ...ORURO,
      owner: { addressId: address._id },
    });
    await move(address._id, LA_PAZ);
    expect(await read(_id)).toMatchObject({ name, ...LA_PAZ });
    // In another city its position is not known yet: the place waits where it was.
    await save([{ ...address, city: 'Potosí' }]);
    expect(await read(_id)).toMatchObject({ cityName: 'Potosí', ...LA_PAZ, owner: { addressId: address._id } });
    await save([]);
    expect(await read(_id)).toMatchObject({ name, owner: null });
  });

  it('is not found among partners of another company, or of those that the planner may not see', async () => {
    const mark = createId().slice(-6);
    const { address } = await addClient(user, `Silo ${mark}`);
    const { user: stranger } = await app.planner(...CLIENTS);
    const colleague = await app.world.user({ company, permissions: ['routes-write'] });
    for (const who of [stranger, colleague]) {
      expect(await offered(who, mark)).toEqual([]);
      const { status, error } = await tie(who, address._id);
      expect([status, error.fields?.partnerAddressId?.code]).toEqual([400, 'choice']);
    }
    // Who may not see the partner still saves what the place is tied to.
    const { place } = (await tie(user, address._id)).body;
    const body = { place: placeForm({ name: place.name, partnerAddressId: address._id }), version: place.version };
    expect((await app.call(colleague, calls.updatePlace, { params: { id: place._id }, body })).status).toBe(200);
  });
});
