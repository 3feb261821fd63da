import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestCompany } from '#testing/world.ts';
import { currentUser, updatePhoto, updateProfile, updatePushToken } from '../contract/profile.calls.ts';
import { startSession } from './session.fixture.ts';

let app: TestApp;
let company: TestCompany;
let picture: string;

beforeAll(async () => {
  app = await startSession();
  company = await app.world.company({ country: 'BO' });
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#ec9405' } });
  picture = `data:image/png;base64,${(await drawn.png().toBuffer()).toString('base64')}`;
});
afterAll(() => app.close());

const auditOf = (userId: string, action: string) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('audit_entry')
      .select(['user_id', 'changes'])
      .where('entity_id', '=', userId)
      .where('action', '=', action)
      .execute(),
  );

it('saves what was sent, in its stored form, and keeps the rest', async () => {
  const user = await app.world.user({ company, firstName: 'Ana' });
  const { status, body } = await app.call(user, updateProfile, {
    body: {
      lastName: ' Mamani  Flores ',
      phone: '712-34567',
      documentId: '4567890',
      street: 'Av. Busch 12',
      language: 'en-MX',
      themeMode: 'dark',
    },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    profile: { firstName: 'Ana', lastName: 'Mamani Flores', documentId: '4567890' },
    auth: { countryCode: '591', phone: '71234567' },
    address: { street: 'Av. Busch 12' },
    language: 'en-MX',
    themeMode: 'dark',
  });
  const [entry] = await auditOf(user.userId, 'session.updateProfile');
  expect(entry?.changes).toMatchObject({ phone: { from: null, to: '71234567' } });
  expect((await app.call(user, updateProfile, { body: { phone: null, language: null } })).body).toMatchObject({
    auth: { countryCode: null, phone: null },
    language: 'es-BO',
  });
});

it('reports every wrong field at once, by the rules of the country', async () => {
  const user = await app.world.user({ company });
  const { status, error } = await app.call(
    user,
    updateProfile,
    { body: { firstName: 'x'.repeat(100), phone: '12', documentId: '??' } },
    { language: 'es' },
  );
  expect(status).toBe(400);
  expect(Object.keys(error.fields ?? {})).toEqual(['phone', 'documentId']);
  expect(error.fields?.phone?.message).toBe('Debe tener 8 dígitos');
});

it('refuses a phone that another account has', async () => {
  const [ana, luis] = [await app.world.user({ company }), await app.world.user({ company })];
  await app.call(ana, updateProfile, { body: { phone: '76543210' } });
  const { status, error } = await app.call(luis, updateProfile, { body: { phone: '76543210' } }, { language: 'es' });
  expect(status).toBe(409);
  expect(error.message).toBe('Ya existe una cuenta con el correo electrónico ó número de teléfono especificado.');
});

it('refuses unknown fields, such as permissions', async () => {
  const user = await app.world.user({ company });
  const { status } = await app.call(user, updateProfile, { body: { isSuperAdmin: true } as object });
  expect(status).toBe(400);
  expect((await app.call(user, currentUser)).body.isSuperAdmin).toBe(false);
});

it('stores, shows, replaces and removes the own photo', async () => {
  const user = await app.world.user({ company });
  const put = (photo: string | null) => app.call(user, updatePhoto, { params: { id: user.userId }, body: { photo } });
  const first = (await put(picture)).body.pathPhoto;
  const shown = await app.product.http.inject({ url: first ?? '' });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  const second = (await put(picture)).body.pathPhoto;
  expect(second).not.toBe(first);
  expect((await app.call(user, currentUser)).body.profile.pathPhoto).toBe(second);
  expect((await app.product.http.inject({ url: first ?? '' })).statusCode).toBe(404);
  expect((await put(null)).body.pathPhoto).toBeNull();
  expect((await app.call(user, currentUser)).body.profile.pathPhoto).toBeNull();
});

it('refuses a file that is no picture', async () => {
  const user = await app.world.user({ company });
  const put = async (photo: string) =>
    (await app.call(user, updatePhoto, { params: { id: user.userId }, body: { photo } })).status;
  expect(await put(Buffer.from('%PDF-1.7\n%%EOF').toString('base64'))).toBe(415);
  expect(await put('¡no es base64!')).toBe(400);
});

it('lets only users with permission change the photo of a colleague, never that of another company', async () => {
  const colleague = await app.world.user({ company });
  const stranger = await app.world.user({ company: await app.world.company() });
  const plain = await app.world.user({ company });
  const admin = await app.world.user({ company, permissions: ['users-write'] });
  const put = async (who: typeof plain, id: string) =>
    (await app.call(who, updatePhoto, { params: { id }, body: { photo: picture } })).status;
  expect(await put(plain, colleague.userId)).toBe(403);
  expect(await put(admin, stranger.userId)).toBe(404);
  await app.services.database.asPlatform((trx) =>
    trx.insertInto('membership').values({ id: createId(), company_id: company.id, user_id: stranger.userId }).execute(),
  );
  expect(await put(admin, stranger.userId)).toBe(404);
  expect(await put(admin, colleague.userId)).toBe(200);
  expect((await app.call(colleague, currentUser)).body.profile.pathPhoto).not.toBeNull();
});

it('stores and deletes the address for push messages', async () => {
  const user = await app.world.user({ company });
  const registered = async () => (await app.call(user, currentUser)).body.notifications.pushRegistered;
  await app.call(user, updatePushToken, { body: { pushToken: '{"endpoint":"https://push.exemplo.test/1"}' } });
  expect(await registered()).toBe(true);
  await app.call(user, updatePushToken, { body: { pushToken: null } });
  expect(await registered()).toBe(false);
});
