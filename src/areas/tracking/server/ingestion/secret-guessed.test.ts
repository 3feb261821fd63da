import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { emit } from '#platform/jobs/events.ts';
import { secretGuessed } from './ingestion.events.ts';

let app: LifecycleApp;
beforeAll(async () => {
  app = await startLifecycle();
});
afterAll(() => app.close());

it('wrong secrets of a device are made known to the administrators of its company, and to nobody else', async () => {
  const [{ company }, other] = [await app.team(), await app.team()];
  const permissions = ['show-map-loading-order'];
  const admin = await app.world.user({ company, isAdmin: true, permissions });
  const member = await app.world.user({ company, permissions });
  const stranger = await app.world.user({ company: other.company, isAdmin: true, permissions });
  const payload = { deviceId: createId(), identifier: '868166051', times: 20 };
  await app.services.database.asPlatform((trx) =>
    emit(trx, secretGuessed, { companyId: company.id, actorId: null }, payload),
  );
  const notices = [];
  for (const who of [admin, member, stranger]) notices.push(await app.noticesOf(who));
  expect(notices).toEqual([['deviceSecretGuessed'], [], []]);
});
