import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COUNTRIES, plateForms, shownPlate } from '#countries/country.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
});
afterAll(() => app.close());

const PLATES = ['3513UHY', '123ABC', 'BBCL12', 'ABC123', 'ABC1D23', 'A1B234', '12AB3C', 'AA123BB', '1234', 'ABCDEFG'];

it('the database writes a plate as its country does', async () => {
  const pairs = COUNTRIES.flatMap(({ code }) => PLATES.map((plate) => ({ code, plate })));
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql<{ code: string; plate: string; shown: string; key: string }>`
      select code, plate, app.shown_plate(code, plate) as shown, app.plate_key(app.shown_plate(code, plate)) as key
      from json_to_recordset(${JSON.stringify(pairs)}::json) as p(code text, plate text)`.execute(trx),
  );
  expect(rows.map(({ code, plate, shown }) => [code, plate, shown])).toEqual(
    pairs.map(({ code, plate }) => [code, plate, shownPlate(code, plate)]),
  );
  expect(rows.filter(({ plate, key }) => plate !== key)).toEqual([]);
});

it('a plate typed without its signs stands for all its forms', () => {
  expect(plateForms('BBCL12')).toEqual(['BBCL12', 'BBC-L12', 'BB.CL.12']);
  expect(plateForms('3513-uhy')).toEqual(['3513-uhy', '3513-UHY', '3513UHY']);
});
