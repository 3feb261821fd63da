import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMyTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../../contract/rating.calls.ts';
import { changeBookingStatus } from '../../contract/visit.calls.ts';
import { type Cast, startCast } from '../notices/booking-cast.fixture.ts';

let cast: Cast;
let reader: TestUser;
beforeAll(async () => {
  cast = await startCast();
  reader = await cast.app.world.user({ company: cast.host.company, permissions: ['installation-facilities'] });
});
afterAll(() => cast.close());

async function visited() {
  const booking = await cast.app.book(cast.host.manager, await cast.expected('host'), '09:00');
  const visit = (move: 'arrive' | 'dock' | 'leave') =>
    cast.app.call(cast.host.manager, changeBookingStatus, { params: { id: booking._id }, body: { move } });
  return { booking, visit };
}

const rate = (who: TestUser, id: string, stars: number, comment: string | null = null) =>
  cast.app.call(who, calls.rateFacility, { params: { id }, body: { stars, comment } });

describe('the driver', () => {
  it('rates the warehouse once, after leaving it', async () => {
    const { booking, visit } = await visited();
    const { driver, otherDriver } = cast.people;
    expect((await rate(driver, booking._id, 4)).error.code).toBe('facilityRatings.notLeft');
    for (const move of ['arrive', 'dock', 'leave'] as const) await visit(move);
    const readVisits = async () =>
      (await cast.app.call(driver, readMyTrip, { params: { id: booking.order!._id } })).body.trip.bookings;
    expect(await readVisits()).toMatchObject([{ _id: booking._id, ticket: null, visit: { stars: null } }]);
    expect((await rate(otherDriver, booking._id, 1)).status).toBe(404);
    const answers = await Promise.all([rate(driver, booking._id, 4, 'Rápido'), rate(driver, booking._id, 4, 'Rápido')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await rate(driver, booking._id, 5)).error.code).toBe('facilityRatings.rated');
    expect(await readVisits()).toMatchObject([{ visit: { stars: 4 } }]);
  });
});

/** Trucks without an order: arrived, at the dock, left. */
const seedVisits = (warehouse_id: string, visits: readonly (readonly [string, string | null, string])[]) =>
  cast.app.services.database.asPlatform((trx) =>
    trx
      .insertInto('booking')
      .values(
        visits.map(([arrived_at, docked_at, left_at]) => ({
          ...{ id: createId(), company_id: cast.host.company.id, warehouse_id, code: createId().slice(-8) },
          ...{ state: 'completed', action: 'unload', type_operation: 'unload', search_text: '' },
          ...{ expected_at: arrived_at, arrived_at, docked_at, left_at },
        })),
      )
      .execute(),
  );

describe('whoever sees the ratings of the own facilities', () => {
  it('reads stars, times and months, by facility, period and stars', async () => {
    const read = (query: object = {}) => cast.app.call(reader, calls.readFacilities, { query });
    const { body } = await read();
    expect(body.facilities).toMatchObject([{ _id: cast.warehouses.host._id, stars: 4, count: 1, turnMinutes: 0 }]);
    expect(body.months).toMatchObject([{ stars: 4, count: 1, waitingMinutes: 0 }]);
    expect((await read({ stars: 5 })).body.facilities).toMatchObject([{ stars: null, count: 0 }]);
    expect((await read({ until: '2020-01-01' })).body.months).toEqual([]);
    expect((await read({ stars: 6 })).status).toBe(400);
    expect((await cast.app.call(cast.people.hostGuard, calls.readFacilities, { query: {} })).status).toBe(403);
  });

  it('reads how long trucks waited and stayed where nobody rated yet, by the calendar of the warehouse', async () => {
    const quiet = await cast.app.register(cast.host.manager, { timeZone: 'America/La_Paz' });
    const idle = await cast.app.register(cast.host.manager);
    // The first visit left in April by Greenwich, and in March by the clock of La Paz.
    await seedVisits(quiet._id, [
      ['2025-04-01T02:00Z', '2025-04-01T02:30Z', '2025-04-01T03:30Z'],
      ['2025-04-10T12:00Z', '2025-04-10T12:10Z', '2025-04-10T13:00Z'],
      ['2025-04-11T12:00Z', null, '2025-04-11T12:40Z'],
    ]);
    const read = async (query: object) =>
      (await cast.app.call(reader, calls.readFacilities, { query: { warehouseId: quiet._id, ...query } })).body;
    const noStars = { stars: null, count: 0 };
    const { facilities, months } = await read({});
    expect(facilities).toEqual([
      { _id: quiet._id, fullName: quiet.fullName, ...noStars, waitingMinutes: 20, turnMinutes: 63 },
    ]);
    expect(months).toEqual([
      { month: '2025-03', ...noStars, waitingMinutes: 30, turnMinutes: 90 },
      { month: '2025-04', ...noStars, waitingMinutes: 10, turnMinutes: 50 },
    ]);
    expect((await read({ until: '2025-03-31' })).facilities).toMatchObject([{ turnMinutes: 90 }]);
    expect((await read({ from: '2025-04-11' })).facilities).toMatchObject([{ waitingMinutes: null, turnMinutes: 40 }]);
    expect((await read({ stars: 5 })).facilities).toMatchObject([{ stars: null, turnMinutes: 63 }]);
    expect(await read({ warehouseId: idle._id })).toMatchObject({
      facilities: [{ ...noStars, waitingMinutes: null, turnMinutes: null }],
      months: [],
    });
  });

  it('answers each once, and none of another company', async () => {
    const { body } = await cast.app.call(reader, calls.listFacilityRatings, { query: {} });
    expect(body).toMatchObject({ total: 1, ratings: [{ by: 'driver', stars: 4, comment: 'Rápido', reply: null }] });
    const params = { id: body.ratings[0]!._id };
    const reply = (who: TestUser) =>
      cast.app.call(who, calls.replyToFacilityRating, { params, body: { reply: 'Gracias por venir' } });
    const stranger = await cast.app.world.user({
      company: cast.shipper.company,
      permissions: ['installation-facilities'],
    });
    expect((await reply(stranger)).status).toBe(404);
    expect((await reply(reader)).body.rating).toMatchObject({ reply: 'Gracias por venir' });
    expect((await reply(reader)).error.code).toBe('facilityRatings.replied');
  });

  it('reads the stars that a client gave by link to the place of destination', async () => {
    const booking = await cast.expected('host');
    const { company, manager } = cast.shipper;
    await cast.asOwner(
      `insert into public_link (id, company_id, purpose, alias_hash, order_id, shows, created_by, expires_at)
        values ($1::uuid, $2, 'rating', $1::uuid::text, $3, '{}', $4, now() + interval '1 day')`,
      [booking._id, company.id, booking.order!._id, manager.userId],
    );
    await cast.app.services.database.asMember({ companyId: company.id, userId: null }, (trx) =>
      sql`insert into load_order_rating (id, company_id, order_id, link_id, facility, comment, rated_by)
        values (${createId()}, ${company.id}, ${booking.order!._id}, ${booking._id}, 2, 'Mucha espera', 'Elena')`.execute(
        trx,
      ),
    );
    const { body } = await cast.app.call(reader, calls.listFacilityRatings, { query: {} });
    expect(body.ratings[0]).toMatchObject({ by: 'client', stars: 2, comment: 'Mucha espera', ratedBy: 'Elena' });
  });
});
