import { afterAll, beforeAll, expect, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';

const product = areas();
const acts = product.flatMap(({ routes }) => routes.map(({ call }) => call)).filter((call) => call.confirmsPassword);

let app: TestApp;
let who: TestUser;
beforeAll(async () => {
  app = await startTestApp({ areas: product });
  const company = await app.world.company();
  who = await app.world.user({ company, permissions: PERMISSION_CATALOGUE.names, isAdmin: true, isSuperAdmin: true });
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('user_session').set({ confirmed_at: null }).where('id', '=', who.sessionId).execute(),
  );
});
afterAll(() => app.close());

it('the acts that always ask for the password are these', () => {
  expect(acts.map(({ id }) => id).sort()).toEqual([
    'loadingOrder.payMany',
    'positions.erase',
    'session.changeEmail',
    'session.stepIn',
    'users.createRole',
    'users.removeRole',
    'users.updateRole',
  ]);
});

it.each(acts.map((call) => [call.id, call] as const))('%s is refused without it, whoever asks', async (_id, call) => {
  const { status, error } = await app.call(who, call, { params: { id: who.userId }, body: {} } as never);
  expect([status, error.code]).toEqual([403, 'request.passwordNotConfirmed']);
});
