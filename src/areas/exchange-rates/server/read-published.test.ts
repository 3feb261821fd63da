import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCompanies, team } from '#areas/companies/server/companies.fixture.ts';
import { readExchangeRates, setExchangeRates } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { exchangeRateHistory } from '#areas/exchange-rates/contract/exchange-rate-history.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { RateSource } from '#platform/rates/rate-source.ts';
import type { TestApp } from '#testing/test-app.ts';
import { readPublishedJob } from './read-published.ts';

let app: TestApp;
let bank: Server;
const asked: string[] = [];
let answer: { status: number; body: unknown };

beforeAll(async () => {
  bank = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const source: RateSource = {
    name: 'Banco Central',
    url: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/latest?of={currency}&in={own}`,
    currencies: ['USD', 'BOB'],
    own: 'BOB',
    rate: 'rates.0.{own}',
    day: 'date',
    inverse: false,
  };
  app = await startCompanies(undefined, { EXCHANGE_RATE_SOURCES: [source], EXCHANGE_RATE_PRIVATE: true });
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => bank.close(resolve));
});

const day = () => app.services.now().toISOString().slice(0, 10);
const read = () => readPublishedJob.run({}, app.services);
const usd = (exchangeRate: string) => ({
  ...{ currency: { measurementUnitId: 'USD' as const }, exchangeRate, published: true },
});

it('a service is asked for each of its currencies, and what it says stands beside the field', async () => {
  const { manager } = await team(app, 'BO');
  answer = { status: 200, body: { date: `${day()}T12:00:00Z`, rates: [{ BOB: '6,9712' }] } };
  await read();
  expect(asked).toEqual(['/latest?of=USD&in=BOB']);
  const { body } = await app.call(manager, readExchangeRates);
  expect(body.exchangeRates).toEqual([]);
  expect(body.published).toEqual([{ currency: 'USD', exchangeRate: '6.9712', source: 'Banco Central', day: day() }]);
  const other = await team(app, 'CL');
  expect((await app.call(other.manager, readExchangeRates)).body.published).toEqual([]);
});

it('whoever takes it over names the service, whoever types another value does not', async () => {
  const { manager } = await team(app, 'BO');
  const set = (exchangeRate: string) =>
    app.call(manager, setExchangeRates, { body: { exchangeRates: [usd(exchangeRate)] } });
  await set('6.9712');
  const { body } = await set('6.98');
  expect(body.exchangeRates).toMatchObject([{ exchangeRate: '6.98', source: null }]);
  const past = await app.call(manager, listCalls(exchangeRateHistory).read, { query: {} });
  expect(past.body.rows).toMatchObject([
    { exchangeRate: '6.98', source: null },
    { exchangeRate: '6.9712', source: 'Banco Central' },
  ]);
});

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
it.each([
  ['no rate', { status: 200, body: { date: '2026-01-01', rates: [] } }],
  ['a rate of nothing', { status: 200, body: { rates: [{ BOB: 0 }] } }],
  ['an old day', { status: 200, body: { date: '2020-01-01', rates: [{ BOB: 5 }] } }],
  ['the day before', { status: 200, body: { date: yesterday, rates: [{ BOB: 5 }] } }],
  ['a failure', { status: 500, body: {} }],
  ['something else', { status: 200, body: 'closed today' }],
])('with %s the service changes nothing', async (_what, said) => {
  const { manager } = await team(app, 'BO');
  answer = said;
  await read();
  expect((await app.call(manager, readExchangeRates)).body.published).toMatchObject([{ exchangeRate: '6.9712' }]);
});

it('what a service said long ago is not shown', async () => {
  const { manager } = await team(app, 'BO');
  app.travel(9 * 86_400_000);
  expect((await app.call(await app.world.session(manager), readExchangeRates)).body.published).toEqual([]);
  app.travel(-9 * 86_400_000);
});
