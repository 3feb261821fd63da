import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentUser } from '#areas/session/contract/profile.calls.ts';
import { acceptReminders, readReminders } from '#areas/session/contract/reminder.calls.ts';
import { dayIn, showDay, showInstant } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import type { Team } from './order-app.fixture.ts';
import { type OrdersApp, startOrders } from './orders.fixture.ts';

const DAY_MS = 86_400_000;
const ZONE = 'America/La_Paz';

let app: OrdersApp;
let team: Team;
beforeAll(async () => {
  app = await startOrders();
  team = await app.team();
});
afterAll(() => app.close());

const remindersOf = async (who: TestUser, language = 'en') =>
  (await app.call(who, readReminders, {}, { language })).body.reminders;
const loading = (offset: number) => ({ dates: { loadingDate: app.day(offset) } });

describe('the reminder of the day', () => {
  it('names my orders that load today without a truck, and nobody else’s', async () => {
    const [operator, other] = [await app.member(team.company), await app.member(team.company)];
    const named = { operator: { userId: operator.userId } };
    const order = await app.make(team.manager, { ...named, ...loading(0) });
    await app.make(team.manager, { ...named, ...loading(1) });
    await app.make(team.manager, { ...loading(0), operator: { userId: other.userId } });
    expect(await remindersOf(operator)).toEqual([
      `Order ${order.loadingOrderCode} (La Paz → Santa Cruz) loads today and has no truck yet.`,
    ]);
    expect(await remindersOf(operator, 'pt-BR')).toEqual([
      `A ordem ${order.loadingOrderCode} (La Paz → Santa Cruz) carrega hoje e ainda não tem caminhão.`,
    ]);
    expect(await remindersOf(await app.member(team.company))).toEqual([]);
  });

  it('is one line for many orders', async () => {
    const creator = await app.member(team.company, 'load-order-write', 'load-order-read');
    const codes: string[] = [];
    for (let count = 0; count < 4; count += 1) codes.push((await app.make(creator, loading(0))).loadingOrderCode);
    expect(await remindersOf(creator)).toEqual([
      `4 orders of yours load today and have no truck yet: ${codes.join(', ')}.`,
    ]);
  });

  it('names a driver’s own documents that expire within seven days', async () => {
    const driver = await app.member(team.company);
    const { driverId } = await app.truck(team, { account: driver });
    const kept = { company_id: team.company.id, driver_id: driverId, created_by: team.manager.userId };
    const expiring = { photoLicenseDrivers: 7, photoDocumentIdFront: 8, criminalRecordFederalCertificate: -1 };
    await app.services.database.asPlatform((trx) =>
      trx
        .insertInto('document')
        .values(
          Object.entries(expiring).map(([type, days]) => ({
            ...kept,
            id: createId(),
            type,
            expires_on: app.day(days),
          })),
        )
        .execute(),
    );
    const [reminder, ...others] = await remindersOf(driver);
    expect(reminder).toMatch(new RegExp(`^Your document .+ expires on ${showDay(app.day(7))}\\.$`));
    expect(others).toEqual([]);
  });

  it('names temporary passwords about to end: the own one, and those of people I invited', async () => {
    const [inviter, invited] = [await app.member(team.company), await app.member(team.company)];
    const ends = new Date(app.services.now().getTime() + DAY_MS);
    await app.services.database.asPlatform(async (trx) => {
      const temporary = {
        password_temporary: true,
        password_expires_at: ends,
        first_name: 'Rosa',
        last_name: 'Vargas',
      };
      await trx.updateTable('app_user').set(temporary).where('id', '=', invited.userId).execute();
      const { userId: invited_by } = inviter;
      await trx.updateTable('membership').set({ invited_by }).where('user_id', '=', invited.userId).execute();
    });
    expect(await remindersOf(invited)).toEqual([
      `Your temporary password ends on ${showInstant(ends, ZONE)}. Choose a password of your own before that.`,
    ]);
    expect(await remindersOf(inviter)).toEqual([
      `The temporary password of Rosa Vargas ends on ${showInstant(ends, ZONE)}.`,
    ]);
  });

  it('is quiet for the rest of the day once accepted, and back the next', async () => {
    const creator = await app.member(team.company, 'load-order-write', 'load-order-read');
    await app.make(creator, loading(0));
    expect((await app.call(creator, currentUser)).body.showAlert).toBe(true);
    await app.call(creator, acceptReminders);
    expect((await app.call(creator, currentUser)).body.showAlert).toBe(false);
    expect(await remindersOf(creator)).toEqual([]);
    const yesterday = dayIn(new Date(app.services.now().getTime() - DAY_MS), ZONE);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('app_user').set({ reminded_on: yesterday }).where('id', '=', creator.userId).execute(),
    );
    expect(await remindersOf(creator)).toHaveLength(1);
  });
});
