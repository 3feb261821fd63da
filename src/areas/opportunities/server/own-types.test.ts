import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCatalogue, saveCatalogue } from '#areas/master-data/contract/catalogue.calls.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { readLanes, removeLane, saveLane } from '../contract/lane.calls.ts';
import { createOpportunity } from '../contract/opportunity.calls.ts';
import { type ExternalRow, type PostulationRow, postulationList, receivedList } from '../contract/opportunity.list.ts';
import { readApplicants, readExternalOpportunity } from '../contract/postulation.calls.ts';
import {
  type MarketApp,
  type Opportunity,
  opportunityForm,
  type Shipper,
  startMarket,
  type Team,
} from './opportunities.fixture.ts';
import { shareLink, visitorOf } from './outside/outside.fixture.ts';

type Entry = CallInput<typeof saveCatalogue>['body']['entries'][number];

let app: MarketApp;
let shipper: Shipper;
let stranger: Team;
let partner: Team;
let type: string;
let offered: Opportunity;
beforeAll(async () => {
  app = await startMarket();
  [shipper, stranger, partner] = [await app.shipper(), await app.carrier(), await app.carrier()];
  await app.associated(shipper, partner);
  type = await ownEntry(shipper, 'vehicleTypes', 'Bitrén', 'tractor');
  const category = await ownEntry(shipper, 'categories', 'Quinua', 'grains');
  const form = { typeTransportUnit: { _id: type }, categoryLoad: { _id: category } };
  offered = await app.published(shipper.manager, form);
});
afterAll(() => app.close());

async function catalogue({ company }: Team, id: string) {
  const who = await app.member(company, 'company-profile-write');
  const params = { catalogue: id };
  const { body: now } = await app.call(who, readCatalogue, { params });
  const entries: Entry[] = now.entries.map(({ key, names, behavesAs, hidden }) => ({ key, names, behavesAs, hidden }));
  const save = (changed: Entry[]) =>
    app.call(who, saveCatalogue, { params, body: { version: now.version, entries: changed } });
  return { entries, save };
}

async function ownEntry(team: Team, id: string, name: string, behavesAs: string): Promise<string> {
  const { entries, save } = await catalogue(team, id);
  const added = { key: null, names: { 'pt-BR': null, es: name, en: null }, behavesAs, hidden: false };
  return (await save([added, ...entries])).body.entries[0]!.key;
}

async function without(team: Team, key: string) {
  const { entries, save } = await catalogue(team, 'vehicleTypes');
  return save(entries.filter((entry) => entry.key !== key));
}

async function seenBy({ manager }: Team, query: Record<string, string> = {}) {
  const asked = { publicationType: 'public', ...query } as never;
  const { body } = await app.call(manager, listCalls(receivedList).read, { query: asked });
  return (body.opportunities as readonly ExternalRow[]).map((row) => [row.vehicleType, row.categoryLoad]);
}

it('an own type is offered by its company, and by nobody else', async () => {
  expect(offered.typeTransportUnit).toEqual({ _id: type });
  const other = await app.shipper();
  const body = opportunityForm({ typeTransportUnit: { _id: type } });
  const { status, error } = await app.call(other.manager, createOpportunity, { body });
  expect([status, error.fields]).toMatchObject([400, { 'typeTransportUnit._id': { code: 'choice' } }]);
  const trailer = await ownEntry(other, 'vehicleTypes', 'Cama alta', 'lowBed');
  const refused = await app.call(other.manager, createOpportunity, {
    body: opportunityForm({ typeTransportUnit: { _id: trailer } }),
  });
  expect(refused.error.fields).toMatchObject({ 'typeTransportUnit._id': { code: 'choice' } });
});

it('companies that work with it read its own name, all others what it behaves as', async () => {
  const own = [type, offered.categoryLoad._id];
  expect(await seenBy(partner)).toEqual([own]);
  expect(await seenBy(stranger)).toEqual([['tractor', 'grains']]);
  const params = { id: offered._id };
  const { body } = await app.call(stranger.manager, readExternalOpportunity, { params });
  const { typeTransportUnit, categoryLoad } = body.opportunity;
  expect([typeTransportUnit._id, categoryLoad._id]).toEqual(['tractor', 'grains']);
  const { alias } = await shareLink(app, shipper.manager, offered._id);
  const page = await visitorOf(app).open(alias);
  expect(page.body.opportunity).toMatchObject({ typeTransportUnitName: 'Bitrén', categoryName: 'Quinua' });
});

it('is found by every type that behaves the same, whoever calls it how', async () => {
  const mine = await ownEntry(stranger, 'vehicleTypes', 'Rodotrén', 'tractor');
  for (const vehicleTypes of ['tractor', mine, `van,${mine}`]) {
    expect(await seenBy(stranger, { vehicleTypes })).toHaveLength(1);
  }
  expect(await seenBy(stranger, { vehicleTypes: 'van' })).toEqual([]);
  expect(await seenBy(stranger, { categories: 'grains' })).toHaveLength(1);
  expect(await seenBy(stranger, { fitsMyTrucks: 'true' })).toEqual([]);
  await app.truck(stranger, { type: mine });
  expect(await seenBy(stranger, { fitsMyTrucks: 'true' })).toHaveLength(1);
});

it('a lane is saved with an own type, alerts of what behaves the same, and keeps the type from being removed', async () => {
  const lane = { originCity: 'Santa Cruz', destinationCity: null, vehicleType: type };
  const foreign = await app.call(stranger.manager, saveLane, { body: lane });
  expect([foreign.status, foreign.error.fields]).toMatchObject([400, { vehicleType: { code: 'choice' } }]);
  const mine = await ownEntry(stranger, 'vehicleTypes', 'Camión largo', 'tractor');
  const van = await ownEntry(stranger, 'vehicleTypes', 'Furgoneta', 'van');
  await app.call(stranger.manager, saveLane, { body: { ...lane, vehicleType: van } });
  expect(await seenBy(stranger, { onMyLanes: 'true' })).toEqual([]);
  await app.call(stranger.manager, saveLane, { body: { ...lane, vehicleType: mine } });
  expect(await seenBy(stranger, { onMyLanes: 'true' })).toHaveLength(1);
  await app.published(shipper.manager, { typeTransportUnit: { _id: type }, origin: offered.origin as never });
  await app.drain();
  const alerted = await app.services.database.asPlatform((trx) =>
    trx.selectFrom('notification').select('user_id').where('type', '=', 'opportunityCreated').execute(),
  );
  // The stranger by the lane alone.
  const people = [partner, stranger].map(({ manager }) => manager.userId);
  expect(new Set(alerted.map(({ user_id }) => user_id))).toEqual(new Set(people));
  // Lanes belong to a person, and the catalogue is saved by another one.
  const removed = await without(stranger, mine);
  expect([removed.status, removed.error.code]).toEqual([409, 'masterData.entryInUse']);
  expect(removed.error.facts?.uses).toEqual([{ kind: 'lanes', uses: 1 }]);
  const { lanes } = (await app.call(stranger.manager, readLanes)).body;
  const { _id: id } = lanes.find(({ vehicleType }) => vehicleType === mine)!;
  await app.call(stranger.manager, removeLane, { params: { id } });
  expect((await without(stranger, mine)).status).toBe(200);
});

it('a truck of the type it behaves as suits, and the award goes on with the own type', async () => {
  const { truckId } = await app.truck(stranger, { type: 'tractor' });
  const postulation = await app.apply(stranger.manager, offered._id, { truckId });
  const params = { id: offered._id };
  const { body } = await app.call(shipper.manager, readApplicants, { params });
  expect(body.postulations[0]!.reasons).not.toContain('wrongVehicleType');
  const { body: applied } = await app.call(stranger.manager, listCalls(postulationList).read, { query: {} as never });
  expect((applied.postulations as readonly PostulationRow[])[0]!.vehicleType).toBe('tractor');
  const awarded = await app.award(shipper, postulation, { typeTransportUnit: type });
  expect(awarded.status).toBe(201);
  const removed = await without(shipper, type);
  expect(removed.error.facts?.uses).toContainEqual({ kind: 'opportunities', uses: 2 });
});
