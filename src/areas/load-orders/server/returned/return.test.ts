import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { assignCarrier, assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { readMessages } from '#areas/load-orders/contract/order-message.calls.ts';
import { acceptDelivery } from '#areas/load-orders/contract/order-move.calls.ts';
import { addOrderDocument } from '#areas/load-orders/contract/order-part.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { returnDocuments, sendDocumentsAgain } from '#areas/load-orders/contract/returned-documents.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { TestUser } from '#testing/world.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const reason = 'Falta la firma del cliente';

/** A delivered order, driven by somebody with an account. */
async function delivered() {
  const driver = await app.member(team.company, 'load-order-read');
  const [id, { truckId }] = [await app.order(team), await app.truck(team, { account: driver })];
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  await app.moveTo(id, ORDER_STATUS.finished);
  return { id, driver };
}

const view = async (id: string, who = team.manager) =>
  (await app.call(who, readOrder, { params: { id } })).body.loadingOrder;
const sendBack = async (id: string, body: { version?: number; documentIds?: string[] } = {}, who = team.manager) => {
  const version = body.version ?? (await view(id)).version;
  return app.call(who, returnDocuments, { params: { id }, body: { reason, ...body, version } });
};
const again = async (id: string, who: TestUser) => {
  const documents = [{ fileId: await app.document(who, 'firmado.pdf') }];
  return app.call(who, sendDocumentsAgain, { params: { id }, body: { documents, note: 'Firmado' } });
};

describe('documents that are sent back', () => {
  it('say why to the driver, who sends them again; the order stays delivered', async () => {
    const { id, driver } = await delivered();
    const fileId = await app.document(team.manager);
    const added = await app.call(team.manager, addOrderDocument, { params: { id }, body: { fileId } });
    const documentIds = [added.body.document._id];
    const returned = await sendBack(id, { documentIds });
    expect([returned.status, returned.body.loadingOrder.loadingOrderStatus]).toEqual([200, ORDER_STATUS.finished]);
    expect((await view(id, driver)).returned).toMatchObject({ reason, documents: 'remito.pdf' });
    expect(await app.noticesOf(driver)).toContain('documentsReturned');

    expect((await again(id, driver)).status).toBe(200);
    const order = await view(id);
    expect([order.returned, order.documents.map(({ fileName }) => fileName)]).toEqual([
      null,
      ['remito.pdf', 'firmado.pdf'],
    ]);
    expect(await app.noticesOf(team.manager)).toContain('documentsSentAgain');
    const { entries } = (await app.call(team.manager, readTimeline, { params: { id }, query: {} })).body;
    expect(entries.slice(0, 2)).toMatchObject([
      { type: 'documentsSentAgain', reason: 'Firmado', details: { fileName: 'firmado.pdf' } },
      { type: 'documentsReturned', reason, details: { fileName: 'remito.pdf' } },
    ]);
    expect((await again(id, driver)).error.code).toBe('loadOrders.nothingReturned');
  });

  it('reach a driver without an account by a message with their own page', async () => {
    const [id, { truckId }] = [await app.order(team), await app.truck(team)];
    await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
    await app.moveTo(id, ORDER_STATUS.finished);
    const { whatsapp } = (await sendBack(id)).body;
    expect(whatsapp?.text).toContain(`fueron devueltos: ${reason}`);
    expect(whatsapp?.text).toMatch(/\/driver-view\/[\w-]+/);
    expect(new URL(whatsapp!.url).searchParams.get('text')).toBe(whatsapp?.text);
    const { messages } = (await app.call(team.manager, readMessages, { params: { id } })).body;
    expect(messages[0]).toMatchObject({ about: 'documentsReturned', to: 'driver' });

    const { id: known } = await delivered();
    expect((await sendBack(known)).body.whatsapp).toBeNull();
  });

  it('come again from the carrier, whose fleet drives', async () => {
    const firm = await app.team();
    const carrierId = await app.carrier(team, firm.company);
    const id = await app.order(team);
    await app.call(team.manager, assignCarrier, { params: { id }, body: { transportCompanyId: carrierId } });
    const { truckId } = await app.truck(firm);
    await app.call(firm.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
    await app.moveTo(id, ORDER_STATUS.finished);
    const byCarrier = await sendBack(id, { version: (await app.read(id)).version }, firm.manager);
    expect(byCarrier.status).toBe(403);
    expect((await sendBack(id)).status).toBe(200);
    expect(await app.noticesOf(firm.manager)).toContain('documentsReturned');
    expect((await again(id, firm.manager)).status).toBe(200);
    expect((await app.read(id)).documents_returned_at).toBeNull();
  });

  it('are a matter of whoever may accept them, and of the order as it was looked at', async () => {
    const { id, driver } = await delivered();
    const reader = await app.member(team.company, 'load-order-read');
    for (const who of [reader, driver]) expect((await sendBack(id, {}, who)).status).toBe(403);
    const { version } = await view(id);
    expect((await sendBack(id, { version })).status).toBe(200);
    const late = await sendBack(id, { version });
    expect([late.status, late.error.code]).toEqual([409, 'request.staleVersion']);
    const accept = (body: { version?: number }) =>
      app.call(team.manager, acceptDelivery, { params: { id }, body: { comment: null, ...body } });
    expect((await accept({ version })).error.code).toBe('request.staleVersion');
    expect((await again(id, reader)).status).toBe(403);
    const stranger = (await app.team()).manager;
    expect((await again(id, stranger)).status).toBe(404);
    expect((await sendBack(id, { documentIds: [id] })).error.fields).toMatchObject({
      'documentIds.0': { code: 'choice' },
    });
    expect((await accept({ version: (await view(id)).version })).status).toBe(200);
    expect((await sendBack(id)).error.code).toBe('loadOrders.wrongStatus');
    expect((await view(id)).returned).toBeNull();
  });

  it('of two people at once, one accepts and the other reads what happened', async () => {
    for (let trial = 0; trial < 5; trial += 1) {
      const { id } = await delivered();
      const { version } = await view(id);
      const answers = await Promise.all([
        sendBack(id, { version }),
        app.call(team.manager, acceptDelivery, { params: { id }, body: { comment: null, version } }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});
