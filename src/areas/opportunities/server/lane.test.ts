import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCalls } from '#kernel/list-definition.ts';
import { readLanes, removeLane, saveLane, watchOpportunity } from '../contract/lane.calls.ts';
import { type ExternalRow, receivedList } from '../contract/opportunity.list.ts';
import * as applying from '../contract/postulation.calls.ts';
import { type MarketApp, place, type Shipper, startMarket, type Team } from './opportunities.fixture.ts';

let app: MarketApp;
let shipper: Shipper;
let carrier: Team;
let far: string;
let near: string;
beforeAll(async () => {
  app = await startMarket();
  [shipper, carrier] = [await app.shipper(), await app.carrier()];
  near = (await app.published(shipper.manager)).code;
  const oruro = place('Oruro', 'bo-05-oruro');
  far = (await app.published(shipper.manager, { origin: oruro, typeTransportUnit: { _id: 'van' } })).code;
});
afterAll(() => app.close());

async function codes(query: Record<string, string>) {
  const asked = { publicationType: 'public', sort: 'code', ...query };
  const { body } = await app.call(carrier.manager, listCalls(receivedList).read, { query: asked as never });
  return (body.opportunities as readonly ExternalRow[]).map(({ code }) => code);
}

it('a lane is saved once, filters the list, and is forgotten', async () => {
  const lane = { originCity: 'Oruro', destinationCity: null, vehicleType: null };
  await app.call(carrier.manager, saveLane, { body: { ...lane, alert: true } });
  const again = await app.call(carrier.manager, saveLane, { body: { ...lane, alert: false } });
  expect(again.body.lanes).toMatchObject([{ ...lane, alert: false }]);
  expect(await codes({ onMyLanes: 'true' })).toEqual([far]);
  const colleague = await app.member(carrier.company, 'opportunity-read-external');
  expect((await app.call(colleague, readLanes)).body.lanes).toEqual([]);
  const params = { id: again.body.lanes[0]!._id };
  expect((await app.call(colleague, removeLane, { params })).status).toBe(404);
  expect((await app.call(carrier.manager, removeLane, { params })).body.lanes).toEqual([]);
  const empty = await app.call(carrier.manager, saveLane, { body: { originCity: ' ', destinationCity: null } });
  expect(empty.error.fields).toMatchObject({ originCity: { code: 'required' } });
});

it('a watched one is found again, by the person alone', async () => {
  const { body } = await app.call(carrier.manager, listCalls(receivedList).read, {
    query: { publicationType: 'public' } as never,
  });
  const row = (body.opportunities as readonly ExternalRow[]).find(({ code }) => code === near)!;
  const params = { id: row._id };
  expect((await app.call(carrier.manager, watchOpportunity, { params, body: { watched: true } })).body.watched).toBe(
    true,
  );
  expect(await codes({ watched: 'true' })).toEqual([near]);
  expect(await codes({ watched: 'false' })).toEqual([far]);
  const read = await app.call(carrier.manager, applying.readExternalOpportunity, { params });
  expect(read.body.opportunity.watched).toBe(true);
});

it('what suits the own trucks: their types, and where the free ones are', async () => {
  expect(await codes({ fitsMyTrucks: 'true' })).toEqual([]);
  const truck = await app.truck(carrier, { type: 'tractor' });
  expect(await codes({ fitsMyTrucks: 'true' })).toEqual([near]);
  expect(await codes({ nearMyTrucks: 'true' })).toEqual([]);
  const other = await app.shipper();
  const { _id: id } = await app.published(other.manager, {
    destination: place('Santa Cruz', 'bo-08-santa-cruz-de-la-sierra'),
  });
  const postulation = await app.apply(carrier.manager, id, { truckId: truck.truckId });
  const destination = place('Santa Cruz', 'bo-08-santa-cruz-de-la-sierra');
  const { body } = await app.award(other, postulation, { destination });
  await app.services.database.asPlatform((trx) =>
    trx
      .updateTable('load_order')
      .set({
        status: 6,
        truck_id: truck.truckId,
        driver_id: truck.driverId,
        fleet_company_id: carrier.company.id,
        finished_at: new Date(),
      })
      .where('id', '=', body.loadingOrders[0]!._id)
      .execute(),
  );
  expect(await codes({ nearMyTrucks: 'true' })).toEqual([near]);
});

it('whoever saved the lane with an alert is notified of what everybody sees, nobody else of the platform', async () => {
  const [other, stranger] = [await app.carrier(), await app.carrier()];
  const lane = { originCity: 'Potosí', destinationCity: 'La Paz', vehicleType: null };
  await app.call(other.manager, saveLane, { body: { ...lane, alert: true } });
  await app.call(stranger.manager, saveLane, { body: { ...lane, alert: false } });
  await app.published(shipper.manager, { origin: place('Potosí', 'bo-06-potosi') });
  await app.drain();
  const notified = await app.services.database.asPlatform((trx) =>
    trx.selectFrom('notification').select('user_id').where('type', '=', 'opportunityCreated').execute(),
  );
  expect(notified.map(({ user_id }) => user_id)).toEqual([other.manager.userId]);
});
