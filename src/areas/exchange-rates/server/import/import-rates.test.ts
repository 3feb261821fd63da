import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExchangeRates } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { exchangeRateImport } from '#areas/exchange-rates/contract/exchange-rate.imports.ts';
import { type ImportsApp, startImports } from '#areas/imports/server/imports.fixture.ts';
import { addDays, showDay } from '#kernel/dates.ts';
import type { TestUser } from '#testing/world.ts';

let app: ImportsApp;
let who: TestUser;
let today: string;
beforeAll(async () => {
  app = await startImports();
  who = await app.importer('BO', 'company-profile-write');
  today = (await app.call(who, readExchangeRates)).body.today;
});
afterAll(() => app.close());

const HEADINGS = ['Moneda', 'Tipo de cambio', 'Vale desde'];
const onDay = (days: number) => showDay(addDays(today, days));

it('brings rates of several days; the latest that has come is in force, and again they are updated', async () => {
  const file = [
    HEADINGS,
    ['USD', '6,90', onDay(-10)],
    ['Dólar estadounidense', 6.96, null],
    ['Real brasileño', '1,275318', onDay(-1)],
    ['USD', '7,10', onDay(4)],
  ];
  const preview = await app.send(who, exchangeRateImport, file, { preview: true, language: 'es' });
  expect(preview.body).toMatchObject({ status: 'OK', insertItems: 4, updateItems: 0 });
  expect((await app.call(who, readExchangeRates)).body.exchangeRates).toEqual([]);
  expect((await app.send(who, exchangeRateImport, file, { language: 'es' })).body).toMatchObject({ insertItems: 4 });
  const { body } = await app.call(who, readExchangeRates);
  expect(body.exchangeRates.map((one) => [one.currency.measurementUnitId, one.exchangeRate])).toEqual([
    ['BRL', '1.275318'],
    ['USD', '6.96'],
  ]);
  expect(body.coming).toMatchObject([{ exchangeRate: '7.1' }]);
  expect((await app.send(who, exchangeRateImport, file, { language: 'es' })).body).toMatchObject({
    ...{ insertItems: 0, updateItems: 4 },
  });
});

it('says what is wrong in each cell, and writes nothing', async () => {
  const file = [
    HEADINGS,
    ['BOB', '1', null],
    ['USD', '0', null],
    ['EURO', '7', null],
    ['PEN', '1,85', onDay(40)],
    ['CLP', '0,0073', onDay(0)],
    ['CLP', '0,0074', onDay(0)],
  ];
  const report = await app.reportOf(await app.send(who, exchangeRateImport, file, { preview: true, language: 'en' }));
  expect(report.map(([row, column, , reason]) => [row, column, reason])).toEqual([
    [2, 'A · Moneda', 'Choose an option from the list'],
    [3, 'B · Tipo de cambio', 'Must be positive'],
    [4, 'A · Moneda', 'Choose an option from the list'],
    [5, 'C · Vale desde', 'At most 31 days after today'],
    [7, 'C · Vale desde', 'Repeated: row 6 has this value already'],
  ]);
});

it('warns of a rate that moves by more than a fifth', async () => {
  const file = [HEADINGS, ['USD', '69,6', onDay(1)]];
  const { body } = await app.send(who, exchangeRateImport, file, { preview: true, language: 'en' });
  expect(body).toMatchObject({ status: 'OK', warnings: [{ row: 2, column: 'B · Tipo de cambio' }] });
  expect(body.warnings?.[0]?.reason).toContain('900 %');
});

it('needs the right to change the company', async () => {
  const reader = await app.importer('BO', 'company-profile-read');
  expect((await app.send(reader, exchangeRateImport, [HEADINGS, ['USD', '7', null]])).status).toBe(403);
});
