import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#areas/notifications/contract/notification.calls.ts';
import type { TestUser } from '#testing/world.ts';
import type { PaperOwner } from '../rules/paper-owner.ts';
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

function sleepDays(days: number): void {
  travelled += days;
  app.travel(days * DAY_MS);
}

/** What the night does. */
async function run(): Promise<void> {
  await expiryJob.run({}, app.services);
  await app.drain();
}

/** Nobody stays signed in for as long as these stories take. */
const notificationsOf = async (who: TestUser) =>
  (await app.call(await app.world.session(who), listNotifications)).body.notifications;
const messagesOf = async (who: TestUser) => (await notificationsOf(who)).map(({ message }) => message);

async function truckWithSoat(team: Team, daysLeft: number): Promise<PaperOwner> {
  const truck = await app.owner(team, { kind: 'truck' });
  await app.write(team, truck, [{ type: 'soat', expirationDate: app.day(daysLeft) }]);
  return truck;
}

describe('papers that run out', () => {
  it('are told of 30, 14 and 7 days before and on the last good day, once each', async () => {
    const team = await app.team('BO', READS_ALL);
    await truckWithSoat(team, 32);
    const counts: number[] = [];
    for (let day = 0; day <= 34; day += 1) {
      await run();
      await run();
      counts.push((await messagesOf(team.manager)).length);
      sleepDays(1);
    }
    const toldOn = counts.flatMap((count, day) => (count > (counts[day - 1] ?? 0) ? [32 - day] : []));
    expect(toldOn).toEqual([30, 14, 7, 0]);
    expect(counts.at(-1)).toBe(4);
  });

  it('are told of late when days went by without a run, and only the last word counts', async () => {
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

  it('are told of anew after they were renewed', async () => {
    const team = await app.team('BO', READS_ALL);
    const truck = await truckWithSoat(team, 5);
    await run();
    await app.write(team, truck, [{ type: 'soat', expirationDate: app.day(25) }]);
    await run();
    expect(await messagesOf(team.manager)).toHaveLength(2);
  });

  it('of one owner are told of together, in the language of whoever is told, the most urgent first', async () => {
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
    expect(notice).toMatchObject({ type: 'truckerValidation', truckerId: driver.id, isSpot: false });
  });

  it('are told to whoever sees their owner, and to nobody else', async () => {
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
      { type: 'transportUnitValidation', transportUnitId: trailer.id, isSpot: true, isSemitrailer: true },
    ]);
  });

  it('of a disabled owner are told of once it is enabled again', async () => {
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

  it('that no list asks for any more are nobody’s worry', async () => {
    const team = await app.team('BO', READS_ALL);
    const truck = await truckWithSoat(team, 3);
    await app.asManager(team, (trx) =>
      trx.updateTable('vehicle').set({ country_code: 'BR' }).where('id', '=', truck.id).execute(),
    );
    await run();
    expect(await messagesOf(team.manager)).toEqual([]);
  });

  it('are told of once, also by two runs at the same time', async () => {
    const team = await app.team('BO', READS_ALL);
    await truckWithSoat(team, 14);
    await Promise.all([expiryJob.run({}, app.services), expiryJob.run({}, app.services)]);
    await app.drain();
    expect(await messagesOf(team.manager)).toHaveLength(1);
  });
});

describe('an owner whose required paper has run out', () => {
  it('is marked the day after, without making an open form stale', async () => {
    const team = await app.team();
    const truck = await truckWithSoat(team, 0);
    const { version } = await app.summary(truck);
    await run();
    expect(await app.summary(truck)).toMatchObject({ papers_expired: false, version });
    sleepDays(1);
    await run();
    expect(await app.summary(truck)).toMatchObject({ papers_expired: true, version });
  });

  it('is not marked for a paper that is not required', async () => {
    const team = await app.team();
    const driver = await app.owner(team);
    await app.write(team, driver, [{ type: 'Documento 1', expirationDate: app.day(-10) }]);
    await run();
    expect(await app.summary(driver)).toMatchObject({ papers_expired: false });
  });

  it('is marked in every company, however many there are', async () => {
    const teams = await Promise.all([app.team(), app.team()]);
    const trucks = await Promise.all(teams.map((team) => truckWithSoat(team, 1)));
    sleepDays(3);
    await run();
    const marked = await Promise.all(trucks.map((truck) => app.summary(truck)));
    expect(marked.map(({ papers_expired }) => papers_expired)).toEqual([true, true]);
  });
});
