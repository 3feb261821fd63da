import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrderRatings, rateTrip, readRatedTrip, replyToRating } from '../../contract/rating.calls.ts';
import { type OutsideApp, type Shared, startOutside, type Trip } from '../links/outside.fixture.ts';

let app: OutsideApp;
beforeAll(async () => {
  app = await startOutside();
});
afterAll(() => app.close());

const STARS = { facility: 4, driver: 5, company: 3, comment: 'Todo bien', name: 'Elena' };
const rate = ({ alias }: Shared, body: Partial<typeof STARS> = {}) =>
  app.call(null, rateTrip, { params: { loadOrderId: alias }, body: { ...STARS, ...body } });

const averages = ({ driverId, company, orderId }: Trip) =>
  app.write(async (trx) => {
    const { rating } = await trx
      .selectFrom('driver')
      .select('rating')
      .where('id', '=', driverId)
      .executeTakeFirstOrThrow();
    const { average_company, version } = await trx
      .selectFrom('company')
      .select(['average_company', 'version'])
      .where('id', '=', company.id)
      .executeTakeFirstOrThrow();
    const { rated } = await trx
      .selectFrom('load_order')
      .select('rated')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return { driver: Number(rating), company: Number(average_company), rated, version };
  });

describe('a rating', () => {
  it('marks the order and updates both averages, without making open forms stale', async () => {
    const trip = await app.trip({ status: 'finished' });
    const { version } = await averages(trip);
    expect((await rate(await app.share(trip, { purpose: 'rating' }))).status).toBe(201);
    expect(await averages(trip)).toEqual({ driver: 5, company: 3, rated: true, version });
    await rate(await app.share(trip, { purpose: 'rating' }), { driver: 2, company: 4 });
    expect(await averages(trip)).toMatchObject({ driver: 3.5, company: 3.5 });
  });

  it('is accepted once per link, also when it is sent five times at once', async () => {
    const trip = await app.trip({ status: 'paid' });
    const link = await app.share(trip, { purpose: 'rating' });
    const tries = await Promise.all([1, 2, 3, 4, 5].map((driver) => rate(link, { driver })));
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const open = await app.call(null, readRatedTrip, { params: { loadOrderId: link.alias }, query: {} });
    expect(open.body.trip.rating).toMatchObject({ comment: 'Todo bien', ratedBy: 'Elena' });
  });

  it('counts in the averages even when many links rate at the same time', async () => {
    const trip = await app.trip({ status: 'finished' });
    const links = [];
    for (let made = 0; made < 5; made += 1) links.push(await app.share(trip, { purpose: 'rating' }));
    await Promise.all(links.map((link, at) => rate(link, { driver: at + 1, company: at + 1 })));
    expect(await averages(trip)).toMatchObject({ driver: 3, company: 3 });
  });

  it('is refused until the trip is over', async () => {
    const trip = await app.trip({ status: 'inProgress' });
    const link = await app.share(trip, { purpose: 'rating' });
    expect(
      (await app.call(null, readRatedTrip, { params: { loadOrderId: link.alias }, query: {} })).body.trip.open,
    ).toBe(false);
    expect((await rate(link)).error.code).toBe('loadOrders.notFinished');
    expect(await averages(trip)).toMatchObject({ rated: false });
  });

  it.each([{ driver: 0 }, { driver: 6 }, { driver: 2.5 }])(
    'refuses %j: only whole stars from one to five count',
    async (stars) => {
      const link = await app.share(await app.trip({ status: 'finished' }), { purpose: 'rating' });
      expect((await rate(link, stars)).status).toBe(400);
    },
  );

  it('without any stars is refused', async () => {
    const link = await app.share(await app.trip({ status: 'finished' }), { purpose: 'rating' });
    const body = { facility: null, driver: null, company: null };
    const answer = await app.call(null, rateTrip, { params: { loadOrderId: link.alias }, body });
    expect(answer.error.fields).toHaveProperty('company');
  });
});

describe('the right of reply', () => {
  it('belongs to the company, once, and the rater reads the reply', async () => {
    const trip = await app.trip({ status: 'finished' });
    const link = await app.share(trip, { purpose: 'rating' });
    await rate(link, { company: 1 });
    const { ratings } = (await app.call(trip.sharer, listOrderRatings, { params: { id: trip.orderId } })).body;
    const params = { id: trip.orderId, ratingId: ratings[0]?._id ?? '' };
    const body = { reply: 'Lo sentimos, no volverá a pasar.' };
    expect((await app.call(trip.sharer, replyToRating, { params, body })).body.rating.reply).toBe(body.reply);
    expect((await app.call(trip.sharer, replyToRating, { params, body })).error.code).toBe('loadOrders.alreadyReplied');
    const open = await app.call(null, readRatedTrip, { params: { loadOrderId: link.alias }, query: {} });
    expect(open.body.trip.rating?.reply).toBe(body.reply);
  });

  it('belongs to nobody else', async () => {
    const [trip, other] = [await app.trip({ status: 'finished' }), await app.trip({ status: 'finished' })];
    await rate(await app.share(trip, { purpose: 'rating' }));
    const { ratings } = (await app.call(trip.sharer, listOrderRatings, { params: { id: trip.orderId } })).body;
    const ratingId = ratings[0]?._id ?? '';
    const reply = (who: typeof trip.sharer, id: string) =>
      app.call(who, replyToRating, { params: { id, ratingId }, body: { reply: 'x' } });
    const reader = await app.world.user({ company: trip.company, permissions: ['load-order-read'] });
    expect((await reply(reader, trip.orderId)).status).toBe(403);
    expect((await reply(other.sharer, trip.orderId)).status).toBe(404);
    expect((await reply(other.sharer, other.orderId)).status).toBe(404);
  });
});
