import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { notificationKinds } from '#app/notification-kinds.ts';
import { documentsExpiring } from '#areas/documents/server/index.ts';
import { homologationAnswered } from '#areas/fleet/server/homologation/homologation.events.ts';
import { vehicleClaimEnded, vehicleClaimed } from '#areas/fleet/server/vehicle.events.ts';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { orderSummary } from '#areas/load-orders/server/index.ts';
import * as orders from '#areas/load-orders/server/order.events.ts';
import { notifications as opportunities } from '#areas/opportunities/contract/opportunity.notifications.ts';
import { transportCompanyUpdated } from '#areas/partners/server/partner.events.ts';
import { steppedIn } from '#areas/session/server/index.ts';
import { clientRequested } from '#areas/sharing/server/client/client-request.event.ts';
import { raiseAlert } from '#areas/tracking/server/alerts/raise-alert.ts';
import { notifications as bookings } from '#areas/warehouses/contract/booking.notifications.ts';
import { type EventType, emit } from '#platform/jobs/events.ts';
import { type Concerned, type Person, type Side, startConcerned } from './concerned.fixture.ts';
import { problemWith, type StoredNotice } from './open-target.fixture.ts';

let scene: Concerned;
beforeAll(async () => {
  scene = await startConcerned();
  await scene.app.drain();
});
afterAll(() => scene.app.close());

const happens = <S extends z.ZodType>(event: EventType<S>, payload: z.input<S>) =>
  scene.app.services.database.asPlatform((trx) => emit(trx, event, { companyId: null, actorId: null }, payload));

const idsOf = (side: Side) => scene.people.filter((one) => one.side === side).map(({ user }) => user.userId);

/** Everything that can happen to an order, with nobody responsible for it or with everybody named as such. */
async function everythingAbout(kind: OrderKind): Promise<void> {
  const found = await scene.app.read(scene.driven[kind]);
  const summary = await scene.app.services.database.asPlatform((trx) => orderSummary(trx, found));
  const { fleetCompanyId, driverUserId } = summary;
  const before = { fleetCompanyId: fleetCompanyId!, driverUserId };
  const client = null;
  for (const responsibleIds of [[], idsOf('owner')]) {
    const order = { ...summary, responsibleIds };
    await happens(orders.orderAssigned, { order, client, before: null });
    await happens(orders.orderAssigned, { order, client, before });
    await happens(orders.orderAssigned, { order: { ...order, driverUserId: null }, client, before });
    await happens(orders.orderAssignedToCarrier, { order, companyName: 'Cargadora' });
    await happens(orders.orderTaskDone, { order, task: 'Carga' });
    await happens(orders.orderFinished, { order, client, byHand: true });
    await happens(orders.tripAccepted, { order });
    await happens(orders.documentsReturned, { order, reason: 'Falta la firma' });
    await happens(orders.documentsSentAgain, { order });
    await happens(orders.orderPaid, { order, amount: 'BOB 850.00', amongMany: false });
    await happens(orders.loadingDateEntered, { order, date: '04/05/2026', client });
    for (const what of ['unassigned', 'takenFromCarrier', 'cancelled'] as const) {
      await happens(orders.orderWithdrawn, { order, what, reason: 'Cambio de planes', client, amongMany: false });
    }
    for (const ask of ['scheduleConfirmed', 'scheduleProposed', 'reassignmentRequested'] as const) {
      await happens(clientRequested, { order, ask, loadingDate: '2026-05-04' });
    }
  }
  await happens(orders.ordersChanged, { companyId: summary.companyId, kind, count: 3 });
  const { app } = scene;
  const about = { companyId: found.company_id, carrierCompanyId: found.carrier_company_id, orderId: found.id };
  const trip = { ...about, vehicleId: found.truck_id, driverId: found.driver_id, startedAt: new Date() };
  await app.services.database.asPlatform(async (trx) => {
    await raiseAlert(trx, app.services, { ...trip, type: 'deviation', origin: 'rule' });
    await raiseAlert(trx, app.services, { ...trip, type: 'theft', origin: 'person' });
  });
}

/** Drivers and vehicles of both markets, and the owner's transport company. */
async function everythingElse(): Promise<void> {
  const { app, teams, partnerId } = scene;
  const companyId = teams.carrier.company.id;
  const userIds = idsOf('carrier');
  for (const market of ['own', 'spot'] as const) {
    const { truckId, driverId, trailerId, plate } = await app.truck(teams.carrier, { trailer: true });
    await app.services.database.asPlatform(async (trx) => {
      await trx.updateTable('driver').set({ market }).where('id', '=', driverId!).execute();
      await trx.updateTable('vehicle').set({ market }).where('id', 'in', [truckId, trailerId!]).execute();
    });
    for (const [kind, id] of [
      ['driver', driverId!],
      ['truck', truckId],
      ['semitrailer', trailerId!],
    ] as const) {
      const type = kind === 'driver' ? 'photoLicenseDrivers' : 'soat';
      const documents = [{ type, expiresOn: '2026-05-04', daysLeft: 7 } as const];
      await happens(documentsExpiring, { companyId, owner: { id, kind, market, name: plate }, documents });
      const record = { kind, id };
      await happens(homologationAnswered, { companyId, channelId: id, record, market, label: plate, userIds });
    }
    if (market === 'spot') continue;
    await app.services.database.asPlatform(async (trx) => {
      await trx.updateTable('vehicle').set({ gps_device_id: plate }).where('id', '=', truckId).execute();
      const device = await trx
        .selectFrom('device')
        .select('id')
        .where('vehicle_id', '=', truckId)
        .executeTakeFirstOrThrow();
      const alone = { companyId, vehicleId: truckId, deviceId: device.id, startedAt: new Date() };
      await raiseAlert(trx, app.services, { ...alone, type: 'connection', origin: 'rule' });
      await raiseAlert(trx, app.services, { ...alone, type: 'gpsDisconnect', origin: 'device' });
    });
    for (const [kind, vehicleId] of [
      ['truck', truckId],
      ['semitrailer', trailerId!],
    ] as const) {
      const claim = { kind, plate };
      await happens(vehicleClaimed, { ...claim, ownerCompanyId: companyId, vehicleId, companyName: 'Compradora' });
      await happens(vehicleClaimEnded, { ...claim, companyId, vehicleId, status: 'accepted' });
      await happens(vehicleClaimEnded, { ...claim, companyId, vehicleId: null, status: 'refused' });
    }
  }
  const support = { name: 'Marta Lima', reason: 'Ajuda com a importação', until: new Date().toISOString() };
  await happens(steppedIn, { companyId: teams.owner.company.id, ...support });
  const partner = { companyId: teams.owner.company.id, partnerId, name: 'Transportadora', countryId: 'BO' } as const;
  for (const ids of [[], idsOf('owner')]) await happens(transportCompanyUpdated, { ...partner, userIds: ids });
}

const noticesOf = ({ user }: Person) =>
  scene.app.services.database.asPlatform((trx) =>
    trx.selectFrom('notification').select(['type', 'data']).where('user_id', '=', user.userId).execute(),
  ) as unknown as Promise<StoredNotice[]>;

/**
 * The marketplace and the docks walk through their own in `recipients.test.ts`, questions of where a driver is and alarms to
 * look at in theirs; wrong secrets are for administrators alone, in `secret-guessed.test.ts`; registrations come by a link, in
 * `register.test.ts`; a report by mail stops after failures, in `schedules.test.ts`.
 */
const UNSENT = [
  ...[...opportunities, ...bookings].map(({ type }) => type),
  'alarmProposals',
  'deviceSecretGuessed',
  'locationAnswered',
  'locationAsked',
  'locationDeclined',
  'registrationWaiting',
  'reportSchedulePaused',
];

describe('every notification', () => {
  it('leads each of its recipients to a screen that opens and has data', async () => {
    for (const kind of ORDER_KINDS) await everythingAbout(kind);
    await everythingElse();
    await scene.app.drain();
    const problems = new Set<string>();
    const sent = new Set<string>();
    for (const person of scene.people) {
      // Many notifications are about the same order and lead to the same screen.
      const different = new Map((await noticesOf(person)).map((notice) => [JSON.stringify(notice), notice]));
      for (const notice of different.values()) {
        sent.add(notice.type);
        const problem = await problemWith(scene.app, person, notice);
        if (problem) problems.add(`${person.side} ${person.role}: ${problem.replace(/[0-9a-f-]{36}/g, '…')}`);
      }
    }
    expect([...problems]).toEqual([]);
    expect([...sent, ...UNSENT].sort()).toEqual([...notificationKinds.keys()].sort());
  });

  it.each(ORDER_KINDS)('about an order of the kind %s reaches carrier, driver and client', async (kind) => {
    const typesOf = async (side: Side, role: Person['role'], drives: OrderKind | null = null) => {
      const one = scene.people.find(
        (person) => person.side === side && person.role === role && person.drives === drives,
      )!;
      const about = (await noticesOf(one)).filter(({ data }) => data.loadingOrderId === scene.driven[kind]);
      return new Set(about.map(({ type }) => type));
    };
    const task = kind === 'agro' ? 'agroCompletedTask' : 'completedTask';
    const shared = ['loadingDateEntry', 'loadOrderCancelled', 'loadOrderFinished', 'loadOrderReassigned'];
    expect([...(await typesOf('carrier', 'transport-company'))].sort()).toEqual(
      [
        ...[...shared, 'loadOrderAssignedToCarrier', 'loadOrderWithdrawn', 'paymentPerformed', task, 'tripAccepted'],
        ...['documentsReturned', 'securityAlert', 'trackingAlert'],
      ].sort(),
    );
    expect([...(await typesOf('client', 'client'))].sort()).toEqual([...shared, 'loadOrderWithdrawn'].sort());
    expect([...(await typesOf('carrier', 'trucker', kind))].sort()).toEqual(
      [...shared, 'documentsReturned', 'loadOrderAssignedToTrucker', 'loadOrderWithdrawn'].sort(),
    );
    expect(await typesOf('carrier', 'auditor')).toEqual(new Set());
  });
});
