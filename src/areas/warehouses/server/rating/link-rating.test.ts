import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLinkedTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { rateByDriverLink, rateByForm } from '../../contract/rating.calls.ts';
import { type Form, type FormApp, startForms } from '../link-form.fixture.ts';

let app: FormApp;
beforeAll(async () => {
  app = await startForms();
});
afterAll(() => app.close());

const byForm = ({ params, cookies, schedulingId: id }: Form, stars: number) =>
  app.call(null, rateByForm, { params: { ...params, id }, body: { stars, comment: null } }, { cookies });

const byDriver = (params: Form['params'], { schedulingId: id }: Pick<Form, 'schedulingId'>, stars: number) =>
  app.call(null, rateByDriverLink, { params: { ...params, id }, body: { stars, comment: 'Rápido' } });

describe('a driver with a personal link', () => {
  const drive = async (time: string) => {
    await app.freeAll();
    const form = await app.open();
    await app.assign(form);
    const { _id } = await app.book(app.owner.manager, { _id: form.schedulingId }, time);
    const params = await app.share(form, 'driver');
    const visit = async () =>
      (await app.call(null, readLinkedTrip, { params, query: {} })).body.trip.bookings.find((one) => one._id === _id)
        ?.visit;
    return { form, params, visit };
  };

  it('rates the warehouse once after leaving it, whoever else tries', async () => {
    const { form, params, visit } = await drive('09:00');
    expect((await byDriver(params, form, 4)).error.code).toBe('facilityRatings.notLeft');
    expect(await visit()).toBeNull();
    await app.visit(form);
    expect(await visit()).toEqual({ stars: null });
    // The form named nobody: the visit is none of its holder's.
    expect((await app.read(form)).body.visits).toEqual([]);
    expect((await byForm(form, 1)).status).toBe(404);
    const answers = await Promise.all([byDriver(params, form, 4), byDriver(params, form, 4)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await byDriver(params, form, 5)).error.code).toBe('facilityRatings.rated');
    expect(await visit()).toEqual({ stars: 4 });
  });

  it('reaches neither another trip nor anything with an unknown link or stars that do not exist', async () => {
    const [mine, other] = [await drive('09:00'), await drive('10:00')];
    await app.visit(other.form);
    expect((await byDriver(mine.params, other.form, 4)).error.code).toBe('request.notFound');
    expect((await byDriver({ loadOrderId: 'nobody' }, other.form, 4)).error.code).toBe('loadOrders.linkInvalid');
    for (const stars of [0, 6, 2.5]) expect((await byDriver(other.params, other.form, stars)).status).toBe(400);
    expect((await byDriver(other.params, other.form, 5)).status).toBe(201);
  });
});

describe('a driver whom only the form of an order named', () => {
  it('rates by that form, once', async () => {
    await app.freeAll();
    const form = await app.open();
    await app.booked(form, '09:00');
    expect((await byForm(form, 3)).error.code).toBe('facilityRatings.notLeft');
    await app.visit(form);
    const visit = { _id: form.schedulingId, warehouse: app.warehouse.fullName };
    expect((await app.read(form)).body).toEqual({ schedulings: [], visits: [{ ...visit, stars: null }] });
    const stranger = await app.open();
    expect((await byForm({ ...stranger, schedulingId: form.schedulingId }, 1)).status).toBe(404);
    expect((await byForm({ ...form, cookies: {} }, 1)).error.code).toBe('loadOrders.linkInvalid');
    expect([(await byForm(form, 3)).status, (await byForm(form, 3)).error.code]).toEqual([
      201,
      'facilityRatings.rated',
    ]);
    expect((await app.read(form)).body.visits).toEqual([{ ...visit, stars: 3 }]);
  });
});
