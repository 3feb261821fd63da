import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationKinds } from '#app/notification-kinds.ts';
import * as assigning from '#areas/load-orders/contract/order-assign.calls.ts';
import * as moves from '#areas/load-orders/contract/order-move.calls.ts';
import { payOrder, payOrders } from '#areas/load-orders/contract/order-payment.calls.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { listNotifications } from '#areas/notifications/contract/notification.calls.ts';
import { updatePreferences } from '#areas/notifications/contract/preference.calls.ts';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import { cancelOperation } from '#areas/operations/contract/operation.calls.ts';
import { closeTrip, performTask, readTasks } from '#areas/trips/contract/order-task.calls.ts';
import { acceptTrip } from '#areas/trips/contract/trip-position.calls.ts';
import type { TestUser } from '#testing/world.ts';
import { type LifecycleApp, startLifecycle } from './lifecycle.fixture.ts';
import type { Team } from './order-app.fixture.ts';

/** The people around one order: members of the shipper, of the carrier and of the client, and the drivers. */
interface Cast {
  readonly shipper: Team;
  readonly carrier: Team;
  readonly former: Team;
  readonly people: Readonly<Record<Person, TestUser>>;
  readonly trucks: readonly [string, string];
  readonly clientId: string;
  readonly clientMail: string;
}

const PEOPLE = [
  'responsible',
  'bystander',
  'muted',
  'carrier',
  'formerCarrier',
  'driver',
  'otherDriver',
  'client',
] as const;
type Person = (typeof PEOPLE)[number];

let app: LifecycleApp;
beforeAll(async () => {
  app = await startLifecycle();
});
afterAll(() => app.close());

let counter = 0;

async function castOf(): Promise<Cast> {
  counter += 1;
  const [shipper, carrier, former, client] = [await app.team(), await app.team(), await app.team(), await app.team()];
  const driver = await app.member(carrier.company, 'load-order-read', 'operation-agro-read');
  const otherDriver = await app.member(carrier.company, 'load-order-read');
  const muted = await app.member(carrier.company, 'load-order-write', 'operation-agro-write');
  const preferences = [...notificationKinds].map(([type, { alwaysInApp = false }]) => ({
    type,
    inApp: alwaysInApp,
    push: false,
    mail: false,
  }));
  await app.call(muted, updatePreferences, { body: { preferences } });
  const one = await app.truck(carrier, { account: driver });
  const other = await app.truck(carrier, { account: otherDriver });
  return {
    shipper,
    carrier,
    former,
    people: {
      responsible: await app.member(shipper.company, 'load-order-write', 'operation-agro-write'),
      bystander: await app.member(shipper.company, 'load-order-read'),
      muted,
      carrier: carrier.manager,
      formerCarrier: former.manager,
      driver,
      otherDriver,
      client: await app.member(client.company, 'manage-loading-orders-client', 'manage-agro-shippers-client'),
    },
    trucks: [one.truckId, other.truckId],
    clientId: client.company.id,
    clientMail: `cliente${counter}@prueba.test`,
  };
}

type Stage = 'programmed' | 'given' | 'assigned' | 'started' | 'toPay';

/** An order of the shipper in the given state, with all notifications of earlier steps already read. */
async function orderAt(cast: Cast, stage: Stage, kind: OrderKind): Promise<string> {
  const { shipper, carrier, people } = cast;
  const id = await app.order(shipper, {
    kind,
    operatorId: people.responsible.userId,
    clientCompanyId: cast.clientId,
    notificationMail: cast.clientMail,
  });
  const params = { id };
  if (stage !== 'programmed') {
    const transportCompanyId = await app.carrier(shipper, carrier.company);
    await app.call(shipper.manager, assigning.assignCarrier, { params, body: { transportCompanyId } });
  }
  if (stage !== 'programmed' && stage !== 'given') {
    await app.call(carrier.manager, assigning.assignOrder, { params, body: { transportUnitId: cast.trucks[0] } });
  }
  if (stage === 'started' || stage === 'toPay') await app.moveTo(id, ORDER_STATUS.inProgress);
  if (stage === 'toPay') await app.moveTo(id, ORDER_STATUS.toPay);
  await app.drain();
  return id;
}

interface Move {
  readonly does: string;
  readonly at: Stage;
  readonly kind?: OrderKind;
  readonly move: (id: string, cast: Cast) => Promise<{ readonly status: number }>;
  /** The notification types each person gets; people who are not listed get none. */
  readonly receives: Partial<Readonly<Record<Person, readonly string[]>>>;
  /** Mails to the client's contact. */
  readonly mails?: number;
  /** Recipients whose notification has no link, because they no longer have the order. */
  readonly nowhere?: readonly Person[];
}

const reason = 'El cliente cambió de planes';
const all = (who: readonly Person[], type: string) => Object.fromEntries(who.map((person) => [person, [type]]));
const payment = () => ({ amount: '850.00', currency: 'BOB', paidOn: app.day(0) }) as const;

async function firstTask(id: string, { people }: Cast) {
  const { body } = await app.call(people.driver, readTasks, { params: { id } });
  const task = body.stages.flatMap(({ tasks }) => tasks).find(({ open, required }) => open && required)!;
  const files = task.evidence === 'photo' ? [{ fileId: await app.picture(people.driver) }] : [];
  const answers = Object.fromEntries(task.form.map(({ key, type }) => [key, type === 'number' ? 27.5 : 'T-1']));
  return app.call(people.driver, performTask, { params: { id, taskId: task._id }, body: { files, answers } });
}

const MOVES: readonly Move[] = [
  {
    does: 'giving an order to a carrier',
    at: 'programmed',
    move: async (id, { shipper, carrier }) =>
      app.call(shipper.manager, assigning.assignCarrier, {
        params: { id },
        body: { transportCompanyId: await app.carrier(shipper, carrier.company) },
      }),
    receives: { carrier: ['loadOrderAssignedToCarrier'] },
  },
  {
    does: 'giving it to another carrier',
    at: 'given',
    move: async (id, { shipper, former }) =>
      app.call(shipper.manager, assigning.assignCarrier, {
        params: { id },
        body: { transportCompanyId: await app.carrier(shipper, former.company) },
      }),
    receives: { carrier: ['loadOrderWithdrawn'], formerCarrier: ['loadOrderAssignedToCarrier'] },
    nowhere: ['carrier'],
  },
  {
    does: 'assigning a truck',
    at: 'given',
    move: (id, { carrier, trucks }) =>
      app.call(carrier.manager, assigning.assignOrder, { params: { id }, body: { transportUnitId: trucks[0] } }),
    receives: all(['driver', 'responsible'], 'loadOrderAssignedToTrucker'),
    mails: 1,
  },
  {
    does: 'assigning the truck of an agro order',
    at: 'given',
    kind: 'agro',
    move: (id, { carrier, trucks }) =>
      app.call(carrier.manager, assigning.assignOrder, { params: { id }, body: { transportUnitId: trucks[0] } }),
    receives: all(['driver', 'responsible'], 'loadOrderAssignedToTrucker'),
    mails: 1,
  },
  {
    does: 'the driver taking the trip',
    at: 'assigned',
    move: (id, { people }) => app.call(people.driver, acceptTrip, { params: { id }, body: {} }),
    receives: all(['responsible', 'carrier'], 'tripAccepted'),
  },
  {
    does: 'reassigning',
    at: 'assigned',
    move: (id, { carrier, trucks }) =>
      app.call(carrier.manager, assigning.reassignOrder, {
        params: { id },
        body: { transportUnitId: trucks[1], reason },
      }),
    receives: {
      ...all(['responsible', 'client'], 'loadOrderReassigned'),
      driver: ['loadOrderWithdrawn'],
      otherDriver: ['loadOrderAssignedToTrucker'],
    },
    mails: 1,
    nowhere: ['driver'],
  },
  {
    does: 'unassigning',
    at: 'assigned',
    move: (id, { carrier }) => app.call(carrier.manager, assigning.unassignOrder, { params: { id }, body: { reason } }),
    receives: all(['driver', 'responsible', 'client'], 'loadOrderWithdrawn'),
    mails: 1,
    nowhere: ['driver'],
  },
  {
    does: 'entering a loading date',
    at: 'assigned',
    move: async (id, { shipper }) => {
      const { version } = await app.read(id);
      const body = { version, dates: { loadingDate: app.day(9), deliveryDate: app.day(12) } };
      return app.call(shipper.manager, moves.changeOrderDates, { params: { id }, body });
    },
    receives: all(['driver', 'responsible', 'carrier', 'client'], 'loadingDateEntry'),
    mails: 1,
  },
  {
    does: 'a task',
    at: 'assigned',
    move: firstTask,
    receives: all(['responsible', 'carrier'], 'completedTask'),
  },
  {
    does: 'a task of an agro order',
    at: 'assigned',
    kind: 'agro',
    move: firstTask,
    receives: all(['responsible', 'carrier'], 'agroCompletedTask'),
  },
  {
    does: 'finalizing by hand',
    at: 'started',
    move: (id, { shipper }) => app.call(shipper.manager, moves.finalizeOrder, { params: { id }, body: {} }),
    receives: all(['driver', 'responsible', 'carrier', 'client'], 'loadOrderFinished'),
    mails: 1,
  },
  {
    does: 'the driver closing the trip',
    at: 'started',
    move: async (id, { people }) => {
      await app.services.database.asPlatform((trx) =>
        trx.updateTable('load_order_task').set({ done_at: new Date() }).where('order_id', '=', id).execute(),
      );
      return app.call(people.driver, closeTrip, { params: { id }, body: {} });
    },
    receives: all(['responsible', 'carrier', 'client'], 'loadOrderFinished'),
    mails: 1,
  },
  {
    does: 'finalizing an agro order',
    at: 'started',
    kind: 'agro',
    move: (id, { shipper }) =>
      app.call(shipper.manager, moves.finalizeOrder, { params: { id }, body: { loadedTn: 28, deliveredTn: 27.4 } }),
    receives: all(['driver', 'responsible', 'carrier', 'client'], 'loadOrderFinished'),
    mails: 1,
  },
  {
    does: 'accepting the documents of an unfinished trip',
    at: 'started',
    move: (id, { shipper }) => app.call(shipper.manager, moves.acceptDelivery, { params: { id }, body: {} }),
    receives: all(['driver', 'responsible', 'carrier', 'client'], 'loadOrderFinished'),
    mails: 1,
  },
  {
    does: 'a payment',
    at: 'toPay',
    move: (id, { shipper }) => app.call(shipper.manager, payOrder, { params: { id }, body: payment() }),
    receives: all(['responsible', 'carrier'], 'paymentPerformed'),
  },
  {
    does: 'payments of several orders',
    at: 'toPay',
    move: async (id, { shipper, people }) => {
      const second = await app.order(shipper, { operatorId: people.responsible.userId });
      const own = await app.truck(shipper);
      const body = { transportUnitId: own.truckId };
      await app.call(shipper.manager, assigning.assignOrder, { params: { id: second }, body });
      await app.moveTo(second, ORDER_STATUS.toPay);
      const payments = [id, second].map((loadingOrderId) => ({ loadingOrderId, ...payment() }));
      return app.call(shipper.manager, payOrders, { body: { payments } });
    },
    receives: { responsible: ['redirectLoadOrderList'], carrier: ['paymentPerformed'] },
  },
  {
    does: 'cancelling',
    at: 'started',
    move: (id, { shipper }) => app.call(shipper.manager, moves.cancelOrder, { params: { id }, body: { reason } }),
    receives: all(['driver', 'responsible', 'carrier', 'client'], 'loadOrderCancelled'),
    mails: 1,
  },
  {
    does: 'cancelling the operation',
    at: 'assigned',
    move: async (id, { shipper }) =>
      app.call(shipper.manager, cancelOperation, {
        params: { id: (await app.read(id)).operation_id },
        body: { reason },
      }),
    receives: {
      ...all(['driver', 'carrier', 'client'], 'loadOrderCancelled'),
      responsible: ['redirectLoadOrderList'],
    },
    mails: 1,
  },
];

const receivedBy = async (who: TestUser) =>
  (await app.call(who, listNotifications, { query: { size: 50 } })).body.notifications;

describe('who is notified of what happens to an order', () => {
  it.each(MOVES)('$does', async ({ at, kind = 'normal', move, receives, mails = 0, nowhere = [] }) => {
    const cast = await castOf();
    const id = await orderAt(cast, at, kind);
    const before = new Map<Person, number>();
    for (const person of PEOPLE) before.set(person, (await receivedBy(cast.people[person])).length);
    const mailsBefore = (await app.mailsTo(cast.clientMail)).length;
    const { status } = await move(id, cast);
    expect(status).toBeLessThan(300);
    await app.drain();
    const received: Record<string, string[]> = {};
    for (const person of PEOPLE) {
      const all = await receivedBy(cast.people[person]);
      const notices = all.slice(0, all.length - before.get(person)!);
      if (notices.length > 0) received[person] = notices.map(({ type }) => type);
      for (const notice of notices) {
        expect(targetOf(notificationKinds.get(notice.type), notice) === undefined).toBe(nowhere.includes(person));
        expect(notice.message).not.toMatch(/\{\{|loadOrders\./);
      }
    }
    expect(received).toEqual(receives);
    expect((await app.mailsTo(cast.clientMail)).length - mailsBefore).toBe(mails);
  });
});

describe('the channel of a notification', () => {
  it('is chosen by each person for each type: a mail instead of the bell', async () => {
    const team = await app.team();
    const responsible = await app.member(team.company, 'load-order-write', 'notifications');
    const preferences = [{ type: 'loadOrderCancelled', inApp: false, push: false, mail: true }] as const;
    await app.call(responsible, updatePreferences, { body: { preferences: [...preferences] } });
    const id = await app.order(team, { operatorId: responsible.userId });
    await app.call(team.manager, moves.cancelOrder, { params: { id }, body: { reason } });
    expect(await app.noticesOf(responsible)).toEqual([]);
    expect(await app.mailsTo(responsible.email)).toEqual(['Orden cancelada']);
  });

  it('is silent for one type alone: whoever mutes reassignments still reads of a cancelled order', async () => {
    const team = await app.team();
    const responsible = await app.member(team.company, 'load-order-write');
    const preferences = [{ type: 'loadOrderReassigned', inApp: false, push: false, mail: false }] as const;
    await app.call(responsible, updatePreferences, { body: { preferences: [...preferences] } });
    const id = await app.order(team, { operatorId: responsible.userId });
    await app.call(team.manager, moves.cancelOrder, { params: { id }, body: { reason } });
    expect(await app.noticesOf(responsible)).toEqual(['loadOrderCancelled']);
  });
});
