import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { changeOrderDates } from '#areas/load-orders/contract/order-move.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { showDay } from '#kernel/dates.ts';
import { answerClientRequest, listClientRequests } from '../../contract/client-request.calls.ts';
import { createPublicLink } from '../../contract/public-link.calls.ts';
import { exchangeFormToken, proposeSchedule, readWebForm, requestReassignment } from '../../contract/web-form.calls.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

/** Opens the form behind an address, as the client's browser does. */
async function open(address: string) {
  const url = new URL(address);
  const params = { loadOrderId: url.pathname.split('/').at(-1) ?? '' };
  const token = url.searchParams.get('token') ?? '';
  const { cookies: set } = await app.call(null, exchangeFormToken, { params, body: { token } });
  const cookies = Object.fromEntries(set.map(({ name, value }) => [name, value]));
  return {
    propose: (loadingDate: string, loadingHour: string | null = null) =>
      app.call(null, proposeSchedule, { params, body: { name: 'Elena', loadingDate, loadingHour } }, { cookies }),
    ask: (wanted: { driver?: string; plate?: string }) =>
      app.call(
        null,
        requestReassignment,
        { params, body: { name: 'Elena', comment: 'No entra', ...wanted } },
        { cookies },
      ),
    read: async () => (await app.call(null, readWebForm, { params, query: {} }, { cookies })).body.schedule,
  };
}

/** An order with a truck. */
async function assigned(): Promise<string> {
  const id = await app.order(team);
  const { truckId } = await app.truck(team);
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  return id;
}

async function formOf(id: string) {
  const body = { purpose: 'webForm', loadingOrderId: id } as const;
  return open((await app.call(team.manager, createPublicLink, { body })).body.url);
}

const requestsOf = async (id: string) =>
  (await app.call(team.manager, listClientRequests, { params: { id } })).body.clientRequests;
const newest = async (id: string) => (await requestsOf(id))[0]!;

const answer = async (id: string, accept: boolean, words: string | null = null, who = team.manager) =>
  app.call(who, answerClientRequest, {
    params: { id, requestId: (await newest(id))._id },
    body: { accept, answer: words },
  });

async function setDelivery(id: string, dates: { deliveryDate: string; deliveryDateHour?: string }): Promise<void> {
  const { version } = await app.read(id);
  const { status } = await app.call(team.manager, changeOrderDates, { params: { id }, body: { version, dates } });
  expect(status).toBe(200);
}

const eventsOf = async (id: string) =>
  (await app.call(team.manager, readTimeline, { params: { id }, query: {} })).body.entries.map(({ type }) => type);

describe('a proposed date', () => {
  it('is accepted with one answer: the order is loaded that day, and the client reads it', async () => {
    const id = await app.order(team, { notificationMail: 'elena@ingenio.test' });
    const form = await formOf(id);
    await form.propose(app.day(2));
    expect(await newest(id)).toMatchObject({ kind: 'schedule', state: 'pending', askedBy: 'Elena', open: true });
    expect((await form.read()).proposal).toMatchObject({ state: 'pending', answer: null });
    const { status, body } = await answer(id, true, 'Los esperamos');
    expect([status, body.assigned]).toEqual([200, false]);
    expect(body.clientRequest).toMatchObject({ state: 'accepted', answer: 'Los esperamos', open: false });
    expect(await app.read(id)).toMatchObject({ loading_date: app.day(2), loading_hour: null });
    expect((await form.read()).proposal).toMatchObject({ state: 'accepted', answer: 'Los esperamos' });
    expect((await eventsOf(id)).slice(0, 3)).toEqual(['scheduleAccepted', 'datesChanged', 'scheduleProposed']);
  });

  it('brings one mail with a new link, which opens the answer', async () => {
    const mail = 'answer@ingenio.test';
    const id = await app.order(team, { notificationMail: mail });
    await (await formOf(id)).propose(app.day(2));
    await answer(id, true);
    const [subject, ...others] = await app.mailsTo(mail);
    expect([subject, others]).toEqual([expect.stringContaining('fue aceptada'), []]);
    const { form } = await mailedForm(mail);
    expect((await form.read()).proposal).toMatchObject({ state: 'accepted' });
  });

  it('is refused: the order stays as it is, and the same date may be proposed again', async () => {
    const id = await app.order(team);
    const before = (await app.read(id)).loading_date;
    const form = await formOf(id);
    await form.propose(app.day(5));
    expect((await answer(id, false, 'No hay camión')).body.clientRequest.state).toBe('refused');
    expect((await app.read(id)).loading_date).toBe(before);
    expect((await form.read()).proposal).toMatchObject({ state: 'refused', answer: 'No hay camión' });
    await form.propose(app.day(5));
    expect(await newest(id)).toMatchObject({ state: 'pending' });
    expect(await eventsOf(id)).toContain('scheduleRefused');
  });

  it('that the other dates do not allow stays open', async () => {
    const id = await app.order(team, { deliveryDate: app.day(9) });
    await (await formOf(id)).propose(app.day(9));
    await setDelivery(id, { deliveryDate: app.day(3) });
    const { status, error } = await answer(id, true);
    expect([status, error.fields?.['dates.deliveryDate']?.code]).toEqual([400, 'beforeLoading']);
    expect(await newest(id)).toMatchObject({ state: 'pending' });
  });

  it('is refused at once where it is after the delivery, with the day of the delivery', async () => {
    const id = await app.order(team);
    await setDelivery(id, { deliveryDate: app.day(3), deliveryDateHour: '10:00' });
    const form = await formOf(id);
    const tooLate = await form.propose(app.day(4));
    expect([tooLate.status, tooLate.error.fields?.loadingDate?.code]).toEqual([400, 'afterDelivery']);
    expect(tooLate.error.fields?.loadingDate?.message).toContain(`(${showDay(app.day(3))} 10:00)`);
    const sameDay = await form.propose(app.day(3), '10:30');
    expect([sameDay.status, sameDay.error.fields?.loadingHour?.code]).toEqual([400, 'afterDelivery']);
    expect([await requestsOf(id), (await form.read()).proposal]).toEqual([[], null]);
    expect((await form.propose(app.day(3), '09:30')).status).toBe(200);
  });

  it('is answered once, even by two people at the same time', async () => {
    const id = await app.order(team);
    await (await formOf(id)).propose(app.day(2));
    const answers = await Promise.all([answer(id, true), answer(id, false), answer(id, true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.error.code).toBe('loadOrders.requestAnswered');
  });

  it('is withdrawn by a newer one, and by a confirmation of the present date', async () => {
    const id = await app.order(team);
    const present = (await app.read(id)).loading_date ?? '';
    const form = await formOf(id);
    await form.propose(app.day(4));
    const first = await newest(id);
    await form.propose(app.day(5));
    const params = { id, requestId: first._id };
    const { error } = await app.call(team.manager, answerClientRequest, { params, body: { accept: true } });
    expect(error.code).toBe('loadOrders.requestAnswered');
    await form.propose(present, '08:00');
    expect((await requestsOf(id)).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    expect((await form.read()).proposal).toMatchObject({ state: 'confirmed', loadingDate: present });
  });

  it('expires when the truck leaves', async () => {
    const id = await assigned();
    const form = await formOf(id);
    await form.propose(app.day(2));
    await app.moveTo(id, ORDER_STATUS.inProgress);
    expect(await newest(id)).toMatchObject({ state: 'expired', open: false });
    expect((await form.read()).proposal).toMatchObject({ state: 'expired' });
    expect((await answer(id, true)).error.code).toBe('loadOrders.wrongStatus');
  });

  it('is answered with the right to change dates, in the company that runs the order', async () => {
    const id = await app.order(team);
    await (await formOf(id)).propose(app.day(2));
    const writer = await app.member(team.company, 'load-order-write', 'assign-trucker');
    expect((await answer(id, true, null, writer)).status).toBe(403);
    const { body } = await app.call(writer, listClientRequests, { params: { id } });
    expect(body.clientRequests[0]).toMatchObject({ state: 'pending', open: false });
    const stranger = (await app.team()).manager;
    expect((await answer(id, true, null, stranger)).status).toBe(404);
  });

  it('leads the people responsible to the order', async () => {
    await app.drain();
    const clerk = await app.member(team.company, 'load-order-write', 'edit-date-time');
    const id = await app.order(team, { operatorId: clerk.userId });
    await (await formOf(id)).propose(app.day(2));
    expect(await app.noticesOf(clerk)).toEqual(['clientRequest']);
  });
});

describe('the request for another driver or truck', () => {
  it('for one of our trucks assigns it with the answer', async () => {
    const id = await assigned();
    const { truckId, plate } = await app.truck(team);
    await (await formOf(id)).ask({ plate: `${plate.slice(0, 4)}-${plate.slice(4)}` });
    const { status, body } = await answer(id, true);
    expect([status, body.assigned]).toEqual([200, true]);
    expect(await app.read(id)).toMatchObject({ truck_id: truckId, status: ORDER_STATUS.assigned });
    expect((await eventsOf(id)).slice(0, 2)).toEqual(['reassignmentAccepted', 'reassigned']);
  });

  it('for a truck that cannot come is not accepted', async () => {
    const [id, other] = [await assigned(), await app.order(team)];
    const busy = await app.truck(team);
    await app.call(team.manager, assignOrder, { params: { id: other }, body: { transportUnitId: busy.truckId } });
    await (await formOf(id)).ask({ plate: busy.plate });
    const { status, error } = await answer(id, true);
    expect([status, error.code]).toEqual([409, 'loadOrders.truckBusy']);
    expect(await newest(id)).toMatchObject({ state: 'pending' });
  });

  it('that names nobody of ours is noted, and the order keeps its truck until another is chosen', async () => {
    const id = await assigned();
    const before = (await app.read(id)).truck_id;
    const form = await formOf(id);
    await form.ask({ driver: 'Don Rufino', plate: '9999ZZZ' });
    const { body } = await answer(id, true, 'Buscamos otro');
    expect(body).toMatchObject({ assigned: false, clientRequest: { state: 'accepted', driver: 'Don Rufino' } });
    expect((await app.read(id)).truck_id).toBe(before);
    expect((await form.read()).request).toMatchObject({ state: 'accepted', answer: 'Buscamos otro' });
  });

  it('is refused with the right to reassign', async () => {
    const id = await assigned();
    const form = await formOf(id);
    await form.ask({});
    const dater = await app.member(team.company, 'load-order-write', 'edit-date-time');
    expect((await answer(id, false, null, dater)).status).toBe(403);
    expect((await answer(id, false)).status).toBe(200);
    expect((await form.read()).request).toMatchObject({ state: 'refused' });
  });
});

/** The form behind the link of the last mail to an address. */
async function mailedForm(to: string) {
  const rows = await app.services.database.asPlatform((trx) =>
    trx.selectFrom('mail_message').select('text_body').where('recipient', '=', to).orderBy('created_at').execute(),
  );
  const address = /https?:\/\/\S+/.exec(rows.at(-1)?.text_body ?? '')?.[0] ?? '';
  return { form: await open(address) };
}
