import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import * as calls from '../../contract/device.calls.ts';
import * as settings from '../../contract/device-settings.calls.ts';
import { ingestionOf } from '../ingestion/ingest.ts';
import { messageOf } from '../ingestion/ingestion.fixture.ts';
import { type DevicesApp, idOf, startDevices } from './devices.fixture.ts';

let app: DevicesApp;
beforeAll(async () => {
  app = await startDevices();
});
afterAll(() => app.close());

const say = (identifier: string) =>
  ingestionOf(app.services).ingest({
    sender: { kind: 'claim', protocol: 'gt06', identifier },
    via: 'tcp',
    messages: [messageOf({})],
  });

describe('a number that two companies claim', () => {
  it('is refused for both, who learn nothing of each other, until the platform grants it', async () => {
    const [one, two] = [await app.team(), await app.team()];
    const identifier = `35${createId().slice(0, 13)}`;
    const form = { identifier, claimedProtocol: 'gt06' as const };
    const mine = (await app.register(one.manager, form)).device;
    expect(mine.claim).toBe('free');
    expect(await say(identifier)).toMatchObject({ kind: 'stored', stored: 1 });
    const theirs = (await app.register(two.manager, form)).device;
    const claims = async () => [
      (await app.call(one.manager, calls.readDevice, idOf(mine._id))).body.device.claim,
      (await app.call(two.manager, calls.readDevice, idOf(theirs._id))).body.device.claim,
    ];
    expect(await claims()).toEqual(['awaiting', 'awaiting']);
    expect(await say(identifier)).toEqual({ kind: 'refused' });
    const seen = await app.call(two.manager, calls.readDevice, idOf(theirs._id));
    expect(seen.raw.body).not.toContain(mine._id);
    expect(seen.raw.body).not.toContain(one.company.id);
    expect(seen.raw.body).not.toContain(one.company.name);
    const messages = await app.call(two.manager, calls.readDeviceMessages, idOf(theirs._id));
    expect(messages.body.messages).toEqual([]);

    expect((await app.call(one.manager, settings.readDisputes)).status).toBe(403);
    const platform = await app.world.user({
      company: await app.world.company(),
      isSuperAdmin: true,
      permissions: ['show-map-loading-order'],
    });
    const { disputes } = (await app.call(platform, settings.readDisputes)).body;
    const dispute = disputes.find((one) => one.identifier === identifier);
    expect(dispute?.claims.map(({ deviceId }) => deviceId).sort()).toEqual([mine._id, theirs._id].sort());
    const granted = await app.call(platform, settings.grantClaim, { body: { deviceId: theirs._id } });
    expect(granted.status).toBe(200);
    expect(await claims()).toEqual(['awaiting', 'granted']);
    const storedOf = (id: string) =>
      app.services.database.asPlatform((trx) =>
        trx.selectFrom('position').select('at').where('tracker_id', '=', id).execute(),
      );
    const before = await storedOf(mine._id);
    expect(await say(identifier)).toMatchObject({ kind: 'stored', stored: 1 });
    expect([await storedOf(mine._id), await storedOf(theirs._id)]).toEqual([before, [{ at: expect.any(Date) }]]);
  });

  it.each([
    ['disabled', (id: string) => sql`update device set disabled_at = now() where id = ${id}`],
    ['renamed', (id: string) => sql`update device set identifier = id::text where id = ${id}`],
    ['given a secret', (id: string) => sql`update device set claimed_protocol = null where id = ${id}`],
  ])('is free again when the device it was granted to is %s', async (_, change) => {
    const [one, two] = [await app.team(), await app.team()];
    const identifier = `35${createId().slice(-13)}`;
    const form = { identifier, claimedProtocol: 'gt06' as const };
    const mine = (await app.register(one.manager, form)).device;
    const theirs = (await app.register(two.manager, form)).device;
    await app.services.database.asPlatform((trx) =>
      sql`insert into device_grant (protocol, identifier, company_id, device_id)
        values ('gt06', ${identifier}, ${two.company.id}, ${theirs._id})`.execute(trx),
    );
    const claim = async () => (await app.call(one.manager, calls.readDevice, idOf(mine._id))).body.device.claim;
    expect(await claim()).toBe('awaiting');
    await app.services.database.asPlatform((trx) => change(theirs._id).execute(trx));
    expect(await claim()).toBe('free');
    expect(await say(identifier)).toMatchObject({ kind: 'stored', stored: 1 });
  });

  it('is free again when the other one is disabled', async () => {
    const [one, two] = [await app.team(), await app.team()];
    const form = { identifier: `35${createId().slice(0, 13)}`, claimedProtocol: 'teltonika' as const };
    const mine = (await app.register(one.manager, form)).device;
    const theirs = (await app.register(two.manager, form)).device;
    await app.call(two.manager, calls.toggleDevice, { ...idOf(theirs._id), body: { enabled: false } });
    expect((await app.call(one.manager, calls.readDevice, idOf(mine._id))).body.device.claim).toBe('free');
  });
});
