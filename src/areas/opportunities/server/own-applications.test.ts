import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCalls } from '#kernel/list-definition.ts';
import * as calls from '../contract/opportunity.calls.ts';
import { postulationList } from '../contract/opportunity.list.ts';
import * as applying from '../contract/postulation.calls.ts';
import { type MarketApp, opportunityForm, place, startMarket } from './opportunities.fixture.ts';

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

it('applications are found by what the opportunity says now, and only the own ones', async () => {
  const [shipper, carrier, other] = [await app.shipper(), await app.carrier(), await app.carrier()];
  const { _id: id, version } = await app.published(shipper.manager, { description: 'Azulejos de Sucre' });
  await app.apply(carrier.manager, id);
  await app.apply(other.manager, id);
  const found = async (query: Record<string, string>) => {
    const { body } = await app.call(carrier.manager, listCalls(postulationList).read, { query: query as never });
    return body.totalRegistry;
  };
  const cities = async () => {
    const { body } = await app.call(carrier.manager, listCalls(postulationList).options, {
      query: { column: 'originCities' } as never,
    });
    return body.options.map(({ name }) => name).slice(1);
  };
  expect(await found({ search: 'azulejos SUCRE' })).toBe(1);
  expect(await cities()).toEqual(['Santa Cruz']);
  expect(await found({ originCities: 'Santa Cruz', categories: 'soy' })).toBe(1);

  const changed = opportunityForm({
    description: 'Cemento a granel',
    origin: place('Oruro', 'bo-05-oruro'),
    categoryLoad: { _id: 'cement' },
  });
  const { status } = await app.call(shipper.manager, calls.updateOpportunity, {
    params: { id },
    body: { ...changed, version },
  });
  expect(status).toBe(200);
  expect(await found({ search: 'azulejos' })).toBe(0);
  expect(await found({ search: 'cemento oruro' })).toBe(1);
  expect(await cities()).toEqual(['Oruro']);
  expect(await found({ originCities: 'Oruro', categories: 'cement' })).toBe(1);
  expect(await found({ originCities: 'Santa Cruz' })).toBe(0);
});
