import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeFormToken, proposeSchedule, readWebForm, requestReassignment } from '../../contract/web-form.calls.ts';
import { createAlias } from '../links/alias.ts';
import { type OutsideApp, startOutside, type Trip, type TripOptions } from '../links/outside.fixture.ts';

let app: OutsideApp;
beforeAll(async () => {
  app = await startOutside();
});
afterAll(() => app.close());

type Cookies = Record<string, string>;

async function form(options: TripOptions = { status: 'programmed' }) {
  const trip = await app.trip(options);
  const { alias, token } = await app.share(trip, { purpose: 'webForm', shows: ['driver'] });
  return { trip, params: { loadOrderId: alias }, token: token ?? '' };
}

async function exchange(params: { loadOrderId: string }, token: string) {
  const reply = await app.call(null, exchangeFormToken, { params, body: { token } });
  return { reply, cookies: Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value])) as Cookies };
}

const eventsOf = ({ orderId }: Trip) =>
  app.write((trx) =>
    trx
      .selectFrom('load_order_event')
      .select(['type', 'by_name', 'reason', 'details'])
      .where('order_id', '=', orderId)
      .where('by_name', 'is not', null)
      .orderBy('at')
      .execute(),
  );

describe('the token of a form', () => {
  it('becomes a cookie that scripts cannot read and that is sent nowhere else', async () => {
    const { params, token } = await form();
    const { reply, cookies } = await exchange(params, token);
    expect(reply.cookies).toMatchObject([
      { httpOnly: true, sameSite: 'Strict', path: `/api/client-view/web-form/${params.loadOrderId}` },
    ]);
    expect((await app.call(null, readWebForm, { params, query: {} }, { cookies })).status).toBe(200);
  });

  it('is exchanged once, even when two try at the same time', async () => {
    const { params, token } = await form();
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => exchange(params, token)));
    expect(tries.map(({ reply }) => reply.status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await exchange(params, token)).reply.error.code).toBe('loadOrders.linkInvalid');
  });

  it('alone opens nothing, nor does the cookie of another form', async () => {
    const [mine, other] = [await form(), await form()];
    const { cookies } = await exchange(other.params, other.token);
    const read = (cookies?: Cookies) =>
      app.call(null, readWebForm, { params: mine.params, query: {} }, cookies ? { cookies } : {});
    expect((await read()).status).toBe(404);
    expect((await read(cookies)).status).toBe(404);
    expect((await read({ 'tropeiro.form': mine.token })).status).toBe(404);
    expect((await exchange(mine.params, createAlias())).reply.status).toBe(404);
  });
});

describe('a form', () => {
  it('stores another loading date as a proposal and leaves the order unchanged', async () => {
    const { trip, params, token } = await form();
    const { cookies } = await exchange(params, token);
    const body = { name: 'Elena', comment: 'Antes no hay personal', loadingDate: '2031-05-03', loadingHour: '10:00' };
    for (const _ of [1, 2]) await app.call(null, proposeSchedule, { params, body }, { cookies });
    const { schedule } = (await app.call(null, readWebForm, { params, query: {} }, { cookies })).body;
    expect(schedule).toMatchObject({
      dates: { loadingDate: '2031-05-02' },
      proposal: { loadingDate: '2031-05-03', loadingHour: '10:00' },
      open: true,
    });
    expect(await eventsOf(trip)).toMatchObject([
      { type: 'scheduleProposed', by_name: 'Elena', reason: 'Antes no hay personal' },
    ]);
  });

  it('distinguishes a confirmation from a proposal', async () => {
    const { trip, params, token } = await form();
    const { cookies } = await exchange(params, token);
    const body = { name: 'Elena', loadingDate: '2031-05-02', loadingHour: '08:30' };
    await app.call(null, proposeSchedule, { params, body }, { cookies });
    expect(await eventsOf(trip)).toMatchObject([{ type: 'scheduleConfirmed' }]);
  });

  it('passes on the request for another driver or truck', async () => {
    const { trip, params, token } = await form({ status: 'assigned' });
    const { cookies } = await exchange(params, token);
    const body = { name: 'Elena', comment: 'El camión no entra', plate: '1234ABC' };
    const { schedule } = (await app.call(null, requestReassignment, { params, body }, { cookies })).body;
    expect(schedule).toMatchObject({ request: { comment: 'El camión no entra' }, driver: 'Rufino Mamani' });
    expect(schedule).not.toHaveProperty('plate');
    expect(await eventsOf(trip)).toMatchObject([{ type: 'reassignmentRequested', details: { plate: '1234ABC' } }]);
  });

  it('is closed once the truck has left', async () => {
    const { params, token } = await form({ status: 'inProgress' });
    const { cookies } = await exchange(params, token);
    const body = { name: 'Elena', loadingDate: '2031-05-03' };
    const reply = await app.call(null, proposeSchedule, { params, body }, { cookies });
    expect(reply.error.code).toBe('loadOrders.wrongStatus');
  });
});
