import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTRIES } from '#countries/country.ts';
import { DRIVER_CALLS } from '../contract/driver.calls.ts';
import { ACCEPTED, FORMS, type Form, REFUSED, STORED } from '../rules/driver-table.fixture.ts';
import { MARKETS } from '../rules/market.ts';
import { type DriversApp, startDrivers } from './drivers.fixture.ts';

let app: DriversApp;
beforeAll(async () => {
  app = await startDrivers();
});
afterAll(() => app.close());

describe.each(MARKETS)('a driver of the %s market', (market) => {
  const { create, read } = DRIVER_CALLS[market];

  it.each(COUNTRIES.map(({ code }) => code))('is registered in %s and read back as it was stored', async (code) => {
    const { manager } = await app.team(code);
    const { status, body } = await app.call(manager, create, { body: FORMS[code] });
    expect(status).toBe(201);
    expect(body.trucker).toMatchObject({
      version: 1,
      market,
      fullName: 'Rosa Quispe Mamani',
      country: { countryId: code },
      profile: { ...STORED[code], typeDocumentId: FORMS[code].typeDocumentId, birthDate: '1985-03-09' },
      verified: false,
      enabled: true,
      rating: null,
      totalTravel: 0,
    });
    const again = await app.call(manager, read, { params: { id: body.trucker._id } });
    expect(withoutLinks(again.body.trucker)).toEqual(withoutLinks(body.trucker));
  });
});

const { create } = DRIVER_CALLS.own;

it.each(ACCEPTED)('in %s is registered: %s', async (code, _what, change) => {
  const { manager } = await app.team(code);
  const { status, error } = await app.call(manager, create, { body: { ...FORMS[code], ...change } as Form });
  expect([status, error.fields]).toEqual([201, undefined]);
});

it.each(REFUSED)('in %s is refused: %s', async (code, _what, change, field, problem) => {
  const { manager } = await app.team(code);
  const { status, error } = await app.call(manager, create, { body: { ...FORMS[code], ...change } as Form });
  expect([status, error.fields?.[field]?.code]).toEqual([400, problem]);
  expect(error.fields?.[field]?.message).toBeTruthy();
});

function withoutLinks<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (key, part) => (key === 'url' || key === 'pathPhoto' ? undefined : part)));
}
