import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';
import { readAgroMap, readClientDocument, readClientReport, readClientView } from '../../contract/client-view.calls.ts';
import { LINK_PARTS, type LinkPart } from '../../rules/public-link.ts';
import { createAlias } from '../links/alias.ts';
import { type OutsideApp, startOutside, type Trip } from '../links/outside.fixture.ts';

let app: OutsideApp;
beforeAll(async () => {
  app = await startOutside();
});
afterAll(() => app.close());

const open = (loadOrderId: string) => app.call(null, readClientView, { params: { loadOrderId }, query: {} });

/** Values that reveal each part, wherever they are in the reply. */
const TRACES: Readonly<Record<LinkPart, readonly string[]>> = {
  // The checkpoints of a path have coordinates too.
  position: ['17.1234', '64.6543', '"position"', '"lat":-17.78,'],
  route: ['Peaje Suticollo', 'Ruta ', 'Camino ', '"corridorMeters"', '"route"'],
  driver: ['Rufino', '"driver"'],
  phone: ['71234567', '"phone"'],
  plate: ['XYZ', '"plate"'],
  documents: ['factura', '"documents"'],
  freight: ['4321.09', '"freight"'],
  tasks: ['Fotos de la carga', '"tasks"'],
  track: ['"track"'],
  dispatcher: ['Ofelia', '59178889990', '"dispatcher"'],
};
/** Values that no link ever shows. */
const NEVER = ['3210.98', 'portero', 'Portón', '"version"', '_by', 'created'];

/** Makes somebody of the company the operator of the order. */
async function operatedBy(trip: Trip, { userId }: { readonly userId: string }, phone: string): Promise<void> {
  await app.write(async (trx) => {
    const person = { first_name: 'Ofelia', last_name: 'Rocha', country_code: '591', phone };
    await trx.updateTable('app_user').set(person).where('id', '=', userId).execute();
    await trx.updateTable('load_order').set({ operator_id: userId }).where('id', '=', trip.orderId).execute();
  });
}

describe('the client', () => {
  it('reads exactly the ticked parts and nothing else', async () => {
    const trip = await app.trip();
    await app.plan(trip);
    await app.document(trip, 'factura.pdf');
    await app.task(trip, 'Fotos de la carga');
    await operatedBy(trip, await app.world.user({ company: trip.company }), '78889990');
    const choices: readonly (readonly LinkPart[])[] = [[], ...LINK_PARTS.map((part) => [part]), LINK_PARTS];
    for (const shows of choices) {
      const { alias } = await app.share(trip, { purpose: 'client', shows: [...shows] });
      const text = (await open(alias)).raw.body;
      for (const part of LINK_PARTS)
        for (const trace of TRACES[part])
          expect(`${trace} ${text.includes(trace)}`).toBe(`${trace} ${shows.includes(part)}`);
      for (const id of [trip.orderId, trip.operationId, trip.clientId, trip.driverId, trip.company.id])
        expect(text).not.toContain(id);
      for (const trace of NEVER.filter((trace) => !(trace === 'created' && shows.includes('documents'))))
        expect(text).not.toContain(trace);
    }
  });

  it('reaches nobody who has no phone or has left the company, and then whoever created the order', async () => {
    const trip = await app.trip();
    const { alias } = await app.share(trip, { purpose: 'client', shows: ['dispatcher'] });
    const dispatcher = async () => (await open(alias)).body.loadingOrder.dispatcher;
    expect(await dispatcher()).toBeNull();
    const operator = await app.world.user({ company: trip.company });
    await operatedBy(trip, operator, '078889991');
    expect(await dispatcher()).toEqual({ name: 'Ofelia Rocha', number: '59178889991' });
    await app.write(async (trx) => {
      await trx.updateTable('membership').set({ enabled: false }).where('user_id', '=', operator.userId).execute();
      const sharer = { first_name: 'Elsa', last_name: 'Paz', country_code: '591', phone: '78889992' };
      await trx.updateTable('app_user').set(sharer).where('id', '=', trip.sharer.userId).execute();
    });
    expect(await dispatcher()).toEqual({ name: 'Elsa Paz', number: '59178889992' });
  });

  it('sees the planned path with its checkpoints once it is ticked, and null where there is none', async () => {
    const [trip, bare] = [await app.trip(), await app.trip()];
    const { route, path } = await app.plan(trip);
    const seenOf = async (of: Trip, shows: LinkPart[]) => {
      const { alias } = await app.share(of, { purpose: 'client', shows });
      return (await open(alias)).body.loadingOrder;
    };
    expect((await seenOf(trip, ['route'])).route).toMatchObject({
      ...{ route, path, km: 850, minutes: 960, source: 'drawn', corridorMeters: 500 },
      checkpoints: [{ type: 'toll', name: 'Peaje Suticollo', km: 425, expectedMinute: 480, stopMinutes: 15 }],
    });
    expect((await seenOf(bare, ['route'])).route).toBeNull();
    expect(await seenOf(trip, ['position', 'plate'])).not.toHaveProperty('route');
  });

  it('sees the status history of the order', async () => {
    const { alias } = await app.share(await app.trip({ status: 'finished' }), { purpose: 'client', language: 'es-BO' });
    const { timeline, language, company, dates } = (await open(alias)).body.loadingOrder;
    expect(timeline.map(({ status }) => status)).toEqual([0, 1, 2, 6]);
    expect({ language, date: dates.loadingDate }).toEqual({ language: 'es-BO', date: '2031-05-02' });
    expect(company.name).toContain('Transportes Sauce');
  });

  it('no longer sees where the phone was once its driver withdrew the consent', async () => {
    const agreed = { accepted_at: new Date(), sharing_since: new Date() };
    const seen = async (order: object) => {
      const { alias } = await app.share(await app.trip({ order }), { purpose: 'client', shows: ['position'] });
      return (await open(alias)).body.loadingOrder.position !== null;
    };
    expect([await seen(agreed), await seen({ ...agreed, sharing_since: null })]).toEqual([true, false]);
  });

  it('no longer sees the position of the truck after the trip', async () => {
    for (const [status, isSeen] of [
      ['assigned', true],
      ['inProgress', true],
      ['finished', false],
      ['paid', false],
    ] as const) {
      const { alias } = await app.share(await app.trip({ status }), { purpose: 'client', shows: ['position'] });
      expect((await open(alias)).body.loadingOrder.position !== null).toBe(isSeen);
    }
  });

  it('sees every stop of an order with many', async () => {
    const trip = await app.trip({ kind: 'multipoint' });
    await app.write((trx) =>
      trx
        .insertInto('load_order_stop')
        .values(
          ['pickup', 'delivery', 'delivery'].map((action, position) => ({
            id: crypto.randomUUID(),
            company_id: trip.company.id,
            order_id: trip.orderId,
            position,
            action,
            place: '{}',
            city: `Cidade ${position}`,
            contact_phone: '591 70000001',
            delivery_code: `E-${position}`,
            status: position === 1 ? 'partial' : 'pending',
          })),
        )
        .execute(),
    );
    const { alias, url } = await app.share(trip, { purpose: 'client' });
    expect(url.pathname).toBe(`/client-view-multi/${alias}`);
    const reply = await open(alias);
    expect(reply.body.loadingOrder.stops.map(({ cityName, status }) => `${cityName} ${status}`)).toEqual([
      'Cidade 0 pending',
      'Cidade 1 partial',
      'Cidade 2 pending',
    ]);
    expect(factsOf(reply.raw.body)).not.toMatch(/70000001|E-1/);
  });
});

describe('a document', () => {
  const document = (loadOrderId: string, documentId: string) =>
    app.call(null, readClientDocument, { params: { loadOrderId, documentId }, query: {} });

  it('can be read through a link that shows documents, and through no other', async () => {
    const [trip, other] = [await app.trip(), await app.trip()];
    const documentId = await app.document(trip, 'factura.pdf');
    const [showing, silent] = [
      await app.share(trip, { purpose: 'client', shows: ['documents'] }),
      await app.share(trip, { purpose: 'client', shows: ['tasks'] }),
    ];
    const foreign = await app.share(other, { purpose: 'client', shows: ['documents'] });
    const read = await document(showing.alias, documentId);
    expect({ status: read.status, type: read.headers['content-type'] }).toEqual({
      status: 200,
      type: 'application/pdf',
    });
    expect(read.headers['content-security-policy']).toContain("script-src 'none'");
    for (const { alias } of [silent, foreign, { alias: createAlias() }])
      expect((await document(alias, documentId)).error.code).toBe('loadOrders.linkInvalid');
    const beside = await app.trip({ beside: trip });
    const sibling = await app.share(beside, { purpose: 'client', shows: ['documents'] });
    expect((await document(sibling.alias, documentId)).status).toBe(404);
  });
});

describe('a report', () => {
  const report = (reportId: string) => app.call(null, readClientReport, { params: { reportId }, query: {} });

  it('counts the orders of an operation, and shows only their ticked parts', async () => {
    const trip = await app.trip({ status: 'finished' });
    await app.trip({ beside: trip, status: 'inProgress' });
    await app.trip();
    const plain = await app.share(trip, { purpose: 'report', operationId: trip.operationId });
    const { body, raw } = await report(plain.alias);
    expect(body.report.totals).toEqual({
      orders: 2,
      byStatus: [
        { status: 2, orders: 1 },
        { status: 6, orders: 1 },
      ],
    });
    expect(factsOf(raw.body)).not.toMatch(/XYZ|Rufino|4321|freight|plate|driver/);
    const shows = ['freight', 'plate', 'driver'] as const;
    const full = await app.share(trip, { purpose: 'report', operationId: trip.operationId, shows: [...shows] });
    const { totals, orders } = (await report(full.alias)).body.report;
    expect(totals.freight).toEqual([{ currency: 'BOB', value: '8642.18' }]);
    expect(orders[0]).toMatchObject({ driver: 'Rufino Mamani', freight: { value: '4321.09', currency: 'BOB' } });
  });

  it('may be about a client', async () => {
    const trip = await app.trip();
    const { alias } = await app.share(trip, { purpose: 'report', clientId: trip.clientId });
    const { subject, title, orders } = (await report(alias)).body.report;
    expect({ subject, title, codes: orders.map(({ loadingOrderCode }) => loadingOrderCode) }).toEqual({
      subject: 'client',
      title: expect.stringContaining('Ingenio'),
      codes: [trip.code],
    });
  });
});

describe('the agro map', () => {
  const map = (query: { link?: string; plates?: string }) => app.call(null, readAgroMap, { query });
  const plates = async (query: { link?: string; plates?: string }) =>
    (await map(query)).body.trucks.map(({ plate }) => plate).sort();

  it('is empty without a valid link, and reveals nothing else', async () => {
    const trip = await app.trip({ kind: 'agro' });
    const client = await app.share(trip, { purpose: 'client' });
    const replies = [await map({}), await map({ link: createAlias() }), await map({ link: client.alias })];
    for (const reply of replies) expect(reply.raw.body).toBe('{"company":null,"trucks":[],"language":null}');
  });

  it('shows the trucks of open agro orders of the company, or of one operation, by plate', async () => {
    const trip = await app.trip({ kind: 'agro' });
    const beside = await app.trip({ kind: 'agro', beside: trip });
    await app.trip({ kind: 'agro', beside: trip, status: 'finished' });
    await app.trip({ kind: 'normal', beside: trip });
    await app.trip({ kind: 'agro' });
    const { alias: link } = await app.share(trip, { purpose: 'agroMap' });
    const both = [trip.plate, beside.plate].sort();
    expect(await plates({ link })).toEqual(both);
    expect(await plates({ link, plates: `${beside.plate.toLowerCase()}, 0000AAA` })).toEqual([beside.plate]);
    const operation = await app.share(trip, { purpose: 'agroMap', operationId: trip.operationId });
    expect(await plates({ link: operation.alias })).toEqual(both);
    expect((await map({ link })).raw.body).not.toContain('Rufino');
  });
});
