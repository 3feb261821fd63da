import { afterAll, beforeAll, expect, it } from 'vitest';
import * as applying from '../contract/postulation.calls.ts';
import { type MarketApp, startMarket } from './opportunities.fixture.ts';

let app: MarketApp;
beforeAll(async () => {
  app = await startMarket();
});
afterAll(() => app.close());

const TRUCKER = ['opportunity-read-external', 'opportunity-read-my-postulations', 'opportunity-postulate'];

it('a driver reads and withdraws the application they made, not those of the company', async () => {
  const [shipper, carrier] = [await app.shipper(), await app.carrier()];
  const driver = await app.member(carrier.company, ...TRUCKER);
  await app.truck(carrier, { account: driver });
  const [{ _id: first }, { _id: second }] = [
    await app.published(shipper.manager),
    await app.published(shipper.manager),
  ];
  const ofCompany = await app.apply(carrier.manager, first);
  const ofDriver = await app.apply(driver, second);

  const read = (id: string) => app.call(driver, applying.readPostulation, { params: { id } });
  expect((await read(ofDriver._id)).status).toBe(200);
  expect((await read(ofCompany._id)).status).toBe(404);
  const shown = await app.call(driver, applying.readExternalOpportunity, { params: { id: first } });
  expect(shown.body.opportunity).toMatchObject({ postulations: [], actions: [] });

  const withdraw = ({ _id }: typeof ofCompany) =>
    app.call(driver, applying.withdrawPostulation, { params: { id: _id }, body: {} });
  expect((await withdraw(ofCompany)).status).toBe(404);
  expect((await withdraw(ofDriver)).body.postulation.state).toBe('withdrawn');
});

it('who only reads what the company offers does not read what it applied for', async () => {
  const [shipper, carrier] = [await app.shipper(), await app.carrier()];
  const { _id: id } = await app.published(shipper.manager);
  const applied = await app.apply(carrier.manager, id);
  const reader = await app.member(carrier.company, 'opportunity-read');
  const { status } = await app.call(reader, applying.readPostulation, { params: { id: applied._id } });
  expect(status).toBe(404);
});
