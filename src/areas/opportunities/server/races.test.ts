import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../contract/opportunity.calls.ts';
import * as applying from '../contract/postulation.calls.ts';
import {
  type MarketApp,
  type Opportunity,
  type Postulation,
  type Shipper,
  startMarket,
  type Team,
} from './opportunities.fixture.ts';

/** A few in every run; TRIALS=20 repeats the whole proof. */
const TRIALS = Number(process.env.TRIALS ?? 2);

let app: MarketApp;
let shipper: Shipper;
let carriers: Team[];
beforeAll(async () => {
  app = await startMarket();
  shipper = await app.shipper();
  carriers = await Promise.all(Array.from({ length: 30 }, () => app.carrier()));
});
afterAll(() => app.close());

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const applyAll = (id: string, trucks: (at: number) => number = () => 1) =>
  Promise.all(carriers.map(({ manager }, at) => app.apply(manager, id, { trucks: trucks(at) })));

async function ordersOf(id: string) {
  return app.services.database.asPlatform((trx) =>
    trx.selectFrom('load_order').select(['id', 'status']).where('opportunity_id', '=', id).execute(),
  );
}

async function isDue(id: string): Promise<boolean> {
  const row = await app.services.database.asPlatform((trx) =>
    trx.selectFrom('opportunity').select(['state', 'ends_at']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return row.state === 'published' && row.ends_at !== null && row.ends_at <= new Date();
}

async function accepted(id: string) {
  return app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('postulation')
      .select(['id', 'accepted_trucks'])
      .where('opportunity_id', '=', id)
      .where('state', '=', 'accepted')
      .execute(),
  );
}

describe('thirty awards at once', () => {
  it(`of one truck: one wins, ${TRIALS} times`, async () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const { _id: id } = await app.published(shipper.manager);
      const applied = await applyAll(id);
      const answers = await Promise.all(applied.map((one) => app.award(shipper, one)));
      expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 29 }, () => 409)]);
      expect(await ordersOf(id)).toHaveLength(1);
      expect(await app.read(shipper.manager, id)).toMatchObject({
        accepted: 1,
        state: 'unpublished',
        endedBy: 'filled',
      });
    }
  });

  it(`of five trucks, one to three each: never more than five, ${TRIALS} times`, async () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const { _id: id } = await app.published(shipper.manager, { quantityTransportUnit: 5 });
      const applied = await applyAll(id, (at) => (at % 3) + 1);
      const answers = await Promise.all(applied.map((one) => app.award(shipper, one, { trucks: one.trucks })));
      expect(answers.every(({ status }) => [201, 400, 409].includes(status))).toBe(true);
      const trucks = (await accepted(id)).reduce((sum, row) => sum + row.accepted_trucks, 0);
      expect(trucks).toBeLessThanOrEqual(5);
      expect(trucks).toBeGreaterThan(2);
      expect((await ordersOf(id)).length).toBe(trucks);
      expect((await app.read(shipper.manager, id)).accepted).toBe(trucks);
    }
  });

  it('more than the quantity is refused by the database itself', async () => {
    const { _id: id } = await app.published(shipper.manager);
    const postulation = await app.apply(carriers[0]!.manager, id, {});
    const write = app.services.database.asPlatform((trx) =>
      trx
        .updateTable('postulation')
        .set({ state: 'accepted', trucks: 2, accepted_trucks: 2 })
        .where('id', '=', postulation._id)
        .execute(),
    );
    await expect(write).rejects.toThrow(/opportunity_filled/);
  });

  it('at the first price: one winner', async () => {
    const { _id: id } = await app.published(shipper.manager, {
      firstPriceWins: true,
      clientCompany: { _id: shipper.clientId },
    });
    const answers = await Promise.all(
      carriers.map(({ manager }) => app.call(manager, applying.applyForOpportunity, { params: { id }, body: {} })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    // Who comes when it is gone reads the same as of an unknown one.
    expect(answers.every(({ status }) => [201, 404, 409].includes(status))).toBe(true);
    expect(await ordersOf(id)).toHaveLength(1);
  });
});

describe('the same thing asked for many times', () => {
  it('twenty equal applications of one company make one', async () => {
    const { _id: id } = await app.published(shipper.manager);
    const { manager } = carriers[0]!;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(manager, applying.applyForOpportunity, { params: { id }, body: {} })),
    );
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await app.read(shipper.manager, id)).toMatchObject({ applicants: 1 });
  });

  it('five clicks on publish publish once', async () => {
    const { _id: id } = await app.create(shipper.manager);
    const click = () => app.call(shipper.manager, calls.publishOpportunity, { params: { id } });
    expect(statusesOf(await Promise.all(Array.from({ length: 5 }, click)))).toEqual([200, 409, 409, 409, 409]);
    const { body } = await app.call(shipper.manager, calls.readOpportunityTimeline, { params: { id }, query: {} });
    expect(body.entries.map(({ type }) => type)).toEqual(['published', 'created']);
  });
});

describe('two things at once', () => {
  type Act = (opportunity: Opportunity, postulation: Postulation, carrier: Team) => Promise<{ status: number }>;
  const price = { type: 'simple', value: '1300', currency: 'USD' } as const;
  const ACTS: Readonly<Record<string, Act>> = {
    accept: (_opportunity, postulation) => app.award(shipper, postulation),
    withdraw: (_opportunity, { _id }, { manager }) =>
      app.call(manager, applying.withdrawPostulation, { params: { id: _id }, body: {} }),
    'new offer': (_opportunity, { _id }, { manager }) =>
      app.call(manager, applying.offerPrice, { params: { id: _id }, body: { after: 1, price } }),
    change: ({ _id: id, version, ...opportunity }) =>
      app.call(shipper.manager, calls.updateOpportunity, {
        params: { id },
        body: {
          ...sentOf(opportunity),
          version,
          volume: 61,
          dates: { ...opportunity.dates, until: opportunity.dates.from! },
        },
      }),
    cancel: ({ _id: id }) =>
      app.call(shipper.manager, calls.cancelOpportunity, { params: { id }, body: { reason: 'Sin carga' } }),
    unpublish: ({ _id: id }) => app.call(shipper.manager, calls.unpublishOpportunity, { params: { id } }),
    deadline: async ({ _id: id }) => {
      await app.services.database.asPlatform((trx) =>
        trx
          .updateTable('opportunity')
          .set({ ends_at: new Date(Date.now() - 1000) })
          .where('id', '=', id)
          .where('state', '=', 'published')
          .execute(),
      );
      // The clock of another trial may hold it at this moment: it is done when it is not due any more.
      while (await isDue(id)) await app.clock();
      return { status: 200 };
    },
    'given back': (_opportunity, { _id }, { manager }) =>
      app.call(manager, applying.giveBackAward, { params: { id: _id }, body: { reason: 'Camión averiado' } }),
  };

  function sentOf(view: Omit<Opportunity, '_id' | 'version'>) {
    const { description, origin, destination, dateType, categoryLoad, typeTransportUnit } = view;
    const { quantityTransportUnit, weightUnitValue, weightUnit, freightOffered, publicationType, marketType, days } =
      view;
    return {
      ...{ description, origin, destination, dateType, categoryLoad, typeTransportUnit, quantityTransportUnit },
      ...{ weightUnitValue, weightUnit, freightOffered, publicationType, marketType, days },
    } as never as Parameters<typeof app.create>[1] & { freightOffered: object; description: string };
  }

  const names = Object.keys(ACTS);
  const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

  it.each(pairs)(`%s and %s have one outcome, ${TRIALS} times`, async (one, other) => {
    await Promise.all(
      Array.from({ length: TRIALS }, async (_, trial) => {
        const carrier =
          carriers[(pairs.findIndex((pair) => pair[0] === one && pair[1] === other) + trial) % carriers.length]!;
        const opportunity = await app.published(shipper.manager);
        const { _id: id } = opportunity;
        const postulation = await app.apply(carrier.manager, id);
        const isAwarded = one !== 'accept' && [one, other].includes('given back');
        if (isAwarded) expect((await app.award(shipper, postulation)).status).toBe(201);
        const answers = await Promise.all([one, other].map((name) => ACTS[name]!(opportunity, postulation, carrier)));
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        const [own, theirs] = await Promise.all(
          [shipper.manager, carrier.manager].map((who) =>
            app.call(who, applying.readPostulation, { params: { id: postulation._id } }),
          ),
        );
        const seen = ({ body }: NonNullable<typeof own>) => [
          body.postulation.state,
          body.postulation.acceptedTrucks,
          body.postulation.offer.number,
        ];
        expect(seen(own!)).toEqual(seen(theirs!));
        const after = await app.read(shipper.manager, id);
        const open = (await ordersOf(id)).filter(({ status }) => status !== 5).length;
        const { state, acceptedTrucks } = own!.body.postulation;
        expect(after.accepted).toBe(acceptedTrucks);
        expect(after.applicants).toBe(state === 'pending' || state === 'accepted' ? 1 : 0);
        expect(open).toBeLessThanOrEqual(1);
        if (state === 'accepted') expect(open).toBe(1);
        if (state === 'expired' || state === 'withdrawn') expect(acceptedTrucks).toBe(0);
      }),
    );
  });
});
