import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRIVER_CALLS } from '../contract/driver.calls.ts';
import { searchAccounts } from '../contract/driver-account.calls.ts';
import { type DriversApp, startDrivers, type Team } from './drivers.fixture.ts';
import { driverOfUser } from './index.ts';

let app: DriversApp;
let team: Team;
beforeAll(async () => {
  app = await startDrivers();
  team = await app.team();
});
afterAll(() => app.close());

const offered = async (search: string) =>
  (await app.call(team.manager, searchAccounts, { query: { search } })).body.users.map(({ _id }) => _id);

async function give(driverId: string, accountId: string | null) {
  const { version } = await app.read(team.manager, driverId);
  return app.call(team.manager, DRIVER_CALLS.own.update, { params: { id: driverId }, body: { version, accountId } });
}

describe('the account of a driver', () => {
  it('is a member of the company, who then acts as the driver', async () => {
    const rosa = await app.member(team.company, 'trucker-read');
    const driver = await app.register(team.manager, { accountId: rosa.userId });
    expect(driver.account.user?._id).toBe(rosa.userId);
    const known = (userId: string) =>
      app.services.database.asMember({ userId: team.manager.userId, companyId: team.company.id }, (trx) =>
        driverOfUser(trx, userId),
      );
    expect((await known(rosa.userId))?.id).toBe(driver._id);
    expect(await known(team.manager.userId)).toBeUndefined();
  });

  it('is offered by name or mail until a driver uses it', async () => {
    const rosa = await app.member(team.company, 'trucker-read');
    const driver = await app.register(team.manager);
    expect(await offered('')).toContain(rosa.userId);
    expect(await offered('%_')).toEqual([]);
    expect((await give(driver._id, rosa.userId)).status).toBe(200);
    expect(await offered('')).not.toContain(rosa.userId);
    expect((await give(driver._id, null)).body.trucker.account.user).toBeNull();
    expect(await offered('')).toContain(rosa.userId);
  });

  it('belongs to only one driver of a company', async () => {
    const rosa = await app.member(team.company, 'trucker-read');
    await app.register(team.manager, { accountId: rosa.userId });
    const { status, error } = await give((await app.register(team.manager))._id, rosa.userId);
    expect([status, error.fields]).toEqual([
      409,
      { accountId: expect.objectContaining({ code: 'alreadyRegistered' }) },
    ]);
  });

  it('cannot be a user of another company', async () => {
    const stranger = (await app.team()).manager;
    const { status, error } = await give((await app.register(team.manager))._id, stranger.userId);
    expect([status, error.fields]).toEqual([400, { accountId: expect.objectContaining({ code: 'choice' }) }]);
  });

  it('is removed from the driver when its user leaves the company', async () => {
    const rosa = await app.member(team.company, 'trucker-read');
    const driver = await app.register(team.manager, { accountId: rosa.userId });
    await app.services.database.asPlatform((trx) =>
      trx.deleteFrom('membership').where('user_id', '=', rosa.userId).execute(),
    );
    expect((await app.read(team.manager, driver._id)).account.user).toBeNull();
  });
});
