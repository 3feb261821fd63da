import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { factsOf } from '#testing/facts-of.ts';
import * as calls from '../../contract/opportunity.calls.ts';
import { type MarketApp, type Postulation, type Shipper, startMarket } from '../opportunities.fixture.ts';
import {
  applicantsOf,
  carrierForm,
  driverDocuments,
  type OutsideForm,
  shareLink,
  visitorOf,
} from './outside.fixture.ts';

let app: MarketApp;
beforeAll(async () => {
  app = await startMarket();
});
afterAll(() => app.close());

/** A shipper with an outside carrier who applied by a link. */
async function applied(form: Partial<OutsideForm> = {}, shipper?: Shipper) {
  const offerer = shipper ?? (await app.shipper());
  const { _id: id } = await app.published(offerer.manager);
  const { alias } = await shareLink(app, offerer.manager, id);
  const visitor = visitorOf(app);
  const said = carrierForm(form);
  const sent = await visitor.apply(alias, said);
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.error));
  const postulations = await applicantsOf(app, offerer.manager, id);
  return { shipper: offerer, id, alias, visitor, said, postulation: postulations[0] as Postulation };
}

const rows = <T extends 'partner' | 'driver' | 'vehicle' | 'company_association'>(table: T, companyId: string) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom(table as 'partner')
      .selectAll()
      .where('company_id', '=', companyId)
      .execute(),
  );
const transport = async (companyId: string) =>
  (await rows('partner', companyId)).filter(({ kind }) => kind === 'transport');

describe('an outside carrier whose application is accepted', () => {
  it('becomes a transport company with an eventual trucker and their truck, and the order is theirs', async () => {
    const { shipper, id, alias, visitor, said, postulation } = await applied({ driver: driverDocuments(1) });
    const awarded = await app.award(shipper, postulation);
    expect(awarded.status).toBe(201);
    expect(awarded.body.postulation).toMatchObject({
      state: 'accepted',
      applicant: { companyId: null },
      outside: { gaps: [] },
      driver: { name: `${said.firstName} ${said.lastName}` },
    });
    const { id: companyId } = shipper.company;
    const [partner, ...more] = await transport(companyId);
    expect(more).toEqual([]);
    expect(partner).toMatchObject({
      name: said.company,
      tax_id: said.taxId,
      country_code: 'BO',
      active: true,
      linked_company_id: null,
    });
    expect(await rows('driver', companyId)).toMatchObject([
      { market: 'spot', eventual: true, phone: said.phone, partner_id: partner!.id, licence_number: '6000001' },
    ]);
    const [driver] = await rows('driver', companyId);
    expect(await rows('vehicle', companyId)).toMatchObject([
      {
        market: 'spot',
        kind: 'truck',
        plate: said.plate,
        partner_id: partner!.id,
        driver_id: driver!.id,
        type: 'tractor',
      },
    ]);
    expect(await rows('company_association', companyId)).toEqual([]);

    const [order] = awarded.body.loadingOrders;
    const { loadingOrder } = (await app.call(shipper.manager, readOrder, { params: { id: order!._id } })).body;
    expect(loadingOrder).toMatchObject({ assignment: { companyName: said.company, plate: null, userId: null } });
    const page = await visitor.open(alias);
    expect(page.body.opportunity).toMatchObject({
      open: false,
      application: { state: 'accepted', orders: [order!.loadingOrderCode], actions: [] },
    });
    expect(JSON.stringify(page.body)).not.toMatch(/Cristo Redentor|Molinos del Valle/);
    expect(await eventsOf(shipper, id)).toContain('truckerRegistered');
    await app.drain();
  });

  it('without documents becomes what is possible, and what is missing is said', async () => {
    const { shipper, id, postulation } = await applied({ taxId: null, company: null });
    const awarded = await app.award(shipper, postulation);
    expect(awarded.status).toBe(201);
    expect(awarded.body.postulation.outside).toMatchObject({ gaps: ['taxId', 'driver'] });
    const { id: companyId } = shipper.company;
    expect(await transport(companyId)).toMatchObject([{ tax_id: null, active: true }]);
    expect(await rows('driver', companyId)).toEqual([]);
    expect(await rows('vehicle', companyId)).toMatchObject([{ market: 'spot', driver_id: null }]);
    expect(await eventsOf(shipper, id)).toContain('truckerIncomplete');
  });

  it('is the transport company, trucker and truck that the shipper knows already', async () => {
    const first = await applied({ driver: driverDocuments(2) });
    const { shipper, said } = first;
    expect((await app.award(shipper, first.postulation)).status).toBe(201);
    const again = await applied({ ...said, company: 'Otro nombre' }, shipper);
    expect((await app.award(shipper, again.postulation)).status).toBe(201);
    const { id: companyId } = shipper.company;
    expect(await transport(companyId)).toHaveLength(1);
    expect(await rows('driver', companyId)).toHaveLength(1);
    expect(await rows('vehicle', companyId)).toHaveLength(1);
  });

  it.each([
    ['PE', '51', '987654321', 'ABC123', { typeDocumentId: 'DNI', documentId: '12345678', driverLicense: 'Q12345678' }],
    ['CL', '56', '912345678', 'BBCL12', null],
    ['PY', '595', '981123456', 'ABC123', null],
    ['MX', '52', '5512345678', '12AB3C', null],
    [
      'BR',
      '55',
      '11987654321',
      'ABC1D23',
      { typeDocumentId: 'RG', documentId: '12345678909', driverLicense: '02650306461' },
    ],
    ['AR', '54', '1123456789', 'AB123CD', { typeDocumentId: 'DNI', documentId: '30111222', driverLicense: '30111222' }],
    ['UY', '598', '94123456', 'STP1234', { typeDocumentId: 'CI', documentId: '12345672', driverLicense: '12345672' }],
  ] as const)('is registered by the rules of %s too', async (country, countryCode, phone, plate, documents) => {
    const shipper = await app.shipper();
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('company').set({ country_code: country }).where('id', '=', shipper.company.id).execute(),
    );
    const driver = documents && { ...documents, birthDate: '1985-04-12' };
    const { postulation } = await applied({ taxId: null, countryCode, phone, plate, driver }, shipper);
    const awarded = await app.award(shipper, postulation);
    expect([awarded.status, awarded.error.fields]).toEqual([201, undefined]);
    const { id: companyId } = shipper.company;
    expect(await rows('vehicle', companyId)).toMatchObject([{ market: 'spot', plate, country_code: country }]);
    expect((await rows('driver', companyId)).map((one) => (one as unknown as { phone: string }).phone)).toEqual(
      documents ? [phone] : [],
    );
  });

  it('who waits no more has no second place by the same page', async () => {
    const shipper = await app.shipper();
    const { _id: id } = await app.published(shipper.manager, { quantityTransportUnit: 2 });
    const { alias } = await shareLink(app, shipper.manager, id);
    const visitor = visitorOf(app);
    await visitor.apply(alias);
    const postulations = await applicantsOf(app, shipper.manager, id);
    expect((await app.award(shipper, postulations[0] as Postulation)).status).toBe(201);
    const again = await visitor.apply(alias);
    expect([again.status, again.error.code]).toEqual([409, 'opportunities.outsideApplied']);
    expect((await visitor.open(alias)).body.opportunity).toMatchObject({
      open: false,
      application: { state: 'accepted' },
    });
  });

  it('loses the award when the order is cancelled, and its place is free again', async () => {
    const { shipper, id, alias, visitor, postulation } = await applied();
    const awarded = await app.award(shipper, postulation);
    const [order] = awarded.body.loadingOrders;
    const cancelled = await app.call(shipper.manager, cancelOrder, {
      params: { id: order!._id },
      body: { reason: 'Se cayó la venta' },
    });
    expect(cancelled.status).toBe(200);
    await app.drain();
    expect(await app.read(shipper.manager, id)).toMatchObject({ accepted: 0, endedBy: null });
    expect((await visitor.open(alias)).body.opportunity.application).toMatchObject({
      state: 'rejected',
      reason: 'Se cayó la venta',
    });
  });

  it('loses to another like everybody else, and reads why without a name or a price', async () => {
    const { shipper, id, alias, visitor } = await applied();
    const winner = await app.carrier('Transportes Cordillera');
    const mine = await app.apply(winner.manager, id, { price: { type: 'simple', value: '999', currency: 'USD' } });
    expect((await app.award(shipper, mine)).status).toBe(201);
    const page = await visitor.open(alias);
    expect(page.body.opportunity.application).toMatchObject({ state: 'rejected', closedBy: 'filled', reason: null });
    expect(factsOf(page.body)).not.toMatch(/Cordillera|999/);
  });

  it('raced by two awards for one truck: one wins, and one transport company is made', async () => {
    const { shipper, id, postulation } = await applied();
    const { alias } = await shareLink(app, shipper.manager, id);
    await visitorOf(app).apply(alias);
    const postulations = await applicantsOf(app, shipper.manager, id);
    const other = postulations.find(({ _id }) => _id !== postulation._id) as Postulation;
    const outcomes = await Promise.all([app.award(shipper, postulation), app.award(shipper, other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await transport(shipper.company.id)).toHaveLength(1);
  });
});

async function eventsOf(shipper: Shipper, id: string): Promise<string[]> {
  const { entries } = (await app.call(shipper.manager, calls.readOpportunityTimeline, { params: { id }, query: {} }))
    .body;
  return entries.map(({ type }) => type);
}
