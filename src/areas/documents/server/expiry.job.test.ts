import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#areas/notifications/contract/notification.calls.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import type { DocumentOwner } from '../rules/document-owner.ts';
import { DAY_MS, type DocumentsApp, startDocuments, type Team } from './documents.fixture.ts';
import { expiryJob } from './expiry.job.ts';

let app: DocumentsApp;
let travelled = 0;
beforeAll(async () => {
  app = await startDocuments();
});
afterAll(() => app.close());
afterEach(() => sleepDays(-travelled));

const READS_ALL = [
  'trucker-read',
  'fleet-trucker-read',
  'transport-unit-read',
  'fleet-transport-unit-read',
  'semitruck-read',
  'fleet-trailer-read',
];

/** By the days left: around each of the notification days. */
const NIGHTS = [31, 30, 29, 15, 14, 13, 8, 7, 6, 1, 0, -1, -30];

function sleepDays(days: number): void {
  travelled += days;
  app.travel(days * DAY_MS);
}

/** Runs the nightly jobs. */
async function run(): Promise<void> {
  await expiryJob.run({}, app.services);
  await app.drain();
}

/** Signs in again, because a session ends before the time these tests span. */
const notificationsOf = async (who: TestUser) =>
  (await app.call(await app.world.session(who), listNotifications)).body.notifications;
const messagesOf = async (who: TestUser) => (await notificationsOf(who)).map(({ message }) => message);

async function truckWithSoat(team: Team, daysLeft: number): Promise<DocumentOwner> {
  const truck = await app.owner(team, { kind: 'truck' });
  await app.write(team, truck, [{ type: 'soat', expirationDate: app.day(daysLeft) }]);
  return truck;
}

describe('documents that expire', () => {
  it('are notified 30, 14 and 7 days before and on the last valid day, once each', async () => {
    const team = await app.team('BO', READS_ALL);
    await truckWithSoat(team, 32);
    const notifiedOn: number[] = [];
    for (const [index, left] of NIGHTS.entries()) {
      sleepDays((NIGHTS[index - 1] ?? 32) - left);
      await run();
      await run();
      if ((await messagesOf(team.manager)).length > notifiedOn.length) notifiedOn.push(left);
    }
    expect(notifiedOn).toEqual([30, 14, 7, 0]);
    expect(await messagesOf(team.manager)).toHaveLength(4);
  });

  it('are notified late after days without a run, and only for the latest missed day', async () => {
    const team = await app.team('BO', READS_ALL);
    await truckWithSoat(team, 40);
    sleepDays(30);
    await run();
    expect(await messagesOf(team.manager)).toEqual([expect.stringContaining('(días restantes: 10)')]);
    sleepDays(15);
    await run();
    expect((await messagesOf(team.manager))[0]).toMatch(/^Documento vencido, \d{4}-ABC: SOAT venció el /);
    expect(await messagesOf(team.manager)).toHaveLength(2);
  });

  it('are notified again after they were renewed', async () => {
    const team = await app.team('BO', READS_ALL);
    const truck = await truckWithSoat(team, 5);
    await run();
    await app.write(team, truck, [{ type: 'soat', expirationDate: app.day(25) }]);
    await run();
    expect(await messagesOf(team.manager)).toHaveLength(2);
  });

  it('of one owner are notified together, in the recipient’s language, the most urgent first', async () => {
    const team = await app.team('BO', READS_ALL);
    const reader = await app.world.user({ company: team.company, permissions: ['trucker-read'], language: 'pt-BR' });
    const driver = await app.owner(team, { name: 'Juan' });
    await app.write(team, driver, [
      { type: 'photoDocumentIdFront', expirationDate: app.day(20) },
      { type: 'photoLicenseDrivers', expirationDate: app.day(0) },
    ]);
    await run();
    const [notice, ...others] = await notificationsOf(reader);
    expect(others).toEqual([]);
    expect(notice?.message).toMatch(
      /^Documento vence hoje, Juan Mamani: Carteira de motorista \(frente\) vence hoje; Documento de identidade \(frente\) vence em /,
    );
    expect(notice).toMatchObject({ type: 'truckerDocumentsExpiring', truckerId: driver.id, isSpot: false });
  });

  it('are notified only to users who may see their owner', async () => {
    const team = await app.team('BO', READS_ALL);
    const { company } = team;
    const [own, spot, none] = await Promise.all(
      [['semitruck-read'], ['fleet-trailer-read'], ['client-read']].map((permissions) =>
        app.world.user({ company, permissions }),
      ),
    );
    const trailer = await app.owner(team, { kind: 'semitrailer', market: 'spot' });
    await app.write(team, trailer, [{ type: 'technical-inspection', expirationDate: app.day(7) }]);
    await run();
    expect(await messagesOf(own!)).toEqual([]);
    expect(await messagesOf(none!)).toEqual([]);
    expect(await notificationsOf(spot!)).toMatchObject([
      { type: 'transportUnitDocumentsExpiring', transportUnitId: trailer.id, isSpot: true, isSemitrailer: true },
    ]);
  });

  it('of a disabled owner are notified once it is enabled again', async () => {
    const team = await app.team('BO', READS_ALL);
    const truck = await truckWithSoat(team, 3);
    const enable = (enabled: boolean) =>
      app.asManager(team, (trx) => trx.updateTable('vehicle').set({ enabled }).where('id', '=', truck.id).execute());
    await enable(false);
    await run();
    expect(await messagesOf(team.manager)).toEqual([]);
    await enable(true);
    await run();
    expect(await messagesOf(team.manager)).toHaveLength(1);
  });

  it('that no list contains any more are not notified', async () => {
    const team = await app.team('BO', READS_ALL);
    const truck = await truckWithSoat(team, 3);
    await app.asManager(team, (trx) =>
      trx.updateTable('vehicle').set({ country_code: 'BR' }).where('id', '=', truck.id).execute(),
    );
    await run();
    expect(await messagesOf(team.manager)).toEqual([]);
  });

  it('are notified once, also by two runs at the same time', async () => {
    const team = await app.team('BO', READS_ALL);
    await truckWithSoat(team, 14);
    await Promise.all([expiryJob.run({}, app.services), expiryJob.run({}, app.services)]);
    await app.drain();
    expect(await messagesOf(team.manager)).toHaveLength(1);
  });
});

describe('an owner with an expired required document', () => {
  it('is marked the day after, without making an open form stale', async () => {
    const team = await app.team();
    const truck = await truckWithSoat(team, 0);
    const { version } = await app.summary(truck);
    await run();
    expect(await app.summary(truck)).toMatchObject({ documents_expired: false, version });
    sleepDays(1);
    await run();
    expect(await app.summary(truck)).toMatchObject({ documents_expired: true, version });
  });

  it('is not marked for a document that is not required', async () => {
    const team = await app.team();
    const driver = await app.owner(team);
    await app.write(team, driver, [{ type: 'Documento 1', expirationDate: app.day(-10) }]);
    await run();
    expect(await app.summary(driver)).toMatchObject({ documents_expired: false });
  });

  it('is marked in every company, for any number of companies', async () => {
    const [team, other] = [await app.team(), await app.team()];
    const [many, one] = [await expiredTrucks(team, 450), await expiredTrucks(other, 1)];
    await run();
    const { rows } = await app.services.database.asPlatform((trx) =>
      sql<{ id: string }>`select id from vehicle where documents_expired and id = any(${[...many, ...one]})`.execute(
        trx,
      ),
    );
    expect(rows).toHaveLength(451);
  });
});

async function expiredTrucks({ company, manager }: Team, count: number): Promise<string[]> {
  const by = { company_id: company.id, created_by: manager.userId };
  const ids = Array.from({ length: count }, () => createId());
  const truck = { ...by, market: 'spot', kind: 'truck', country_code: 'BO', type: 'Camión', search_text: '' };
  const document = { ...by, type: 'soat', expires_on: app.day(-1), notified_days: 0 };
  await app.services.database.asPlatform(async (trx) => {
    await trx
      .insertInto('vehicle')
      .values(ids.map((id, index) => ({ ...truck, id, plate: `${index}XYZ` })))
      .execute();
    await trx
      .insertInto('document')
      .values(ids.map((vehicle_id) => ({ ...document, id: createId(), vehicle_id })))
      .execute();
  });
  return ids;
}
