import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCompany, updateTheme } from '#areas/companies/contract/company.calls.ts';
import { companyByUrl } from '#areas/companies/contract/open.calls.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import type { TestApp } from '#testing/test-app.ts';
import { auditTrail, startCompanies, team } from './companies.fixture.ts';

let app: TestApp;
let png: string;
beforeAll(async () => {
  app = await startCompanies();
  const pixels = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#EC9405' } })
    .png()
    .toBuffer();
  png = `data:image/png;base64,${pixels.toString('base64')}`;
});
afterAll(() => app.close());

const get = (url: string | null) => app.product.http.inject({ method: 'GET', url: url ?? '/api/nothing' });

async function writer(...forbidden: string[]) {
  const company = await app.world.company();
  return { company, user: await app.world.user({ company, permissions: ['company-profile-write', ...forbidden] }) };
}

describe('the theme of a company', () => {
  it('accepts a colour in any spelling and derives its palette', async () => {
    const { manager } = await team(app);
    const { status, body } = await app.call(manager, updateTheme, { body: { version: 1, primaryColor: '1e88e5' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, theme: { primaryColor: '#1E88E5' } });
    expect(body.theme.colorPalette).toHaveLength(10);
    expect((await app.call(manager, readCompany)).body.company.theme).toEqual(body.theme);
  });

  it('shows its images to everybody, before the sign-in', async () => {
    const company = await app.world.company({ url: 'con-logo' });
    const user = await app.world.user({ company, permissions: ['company-profile-write'] });
    const { status, body } = await app.call(user, updateTheme, {
      body: {
        version: 1,
        logo: { fileName: 'logo.png', url: png },
        loginBackground: { fileName: 'fondo.png', url: png },
      },
    });
    expect(status).toBe(200);
    const page = await app.call(null, companyByUrl, { query: { url: 'con-logo' } });
    expect(page.body.company.theme).toEqual({
      logo: body.theme.logo,
      favicon: null,
      loginBackground: body.theme.loginBackground,
      primaryColor: '#EC9405',
    });
    const image = await get(page.body.company.theme.logo);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
    const profile = await app.call(user, readCompany);
    expect(profile.body.company.pathLogo).toBe(body.theme.logo);
    expect((await auditTrail(app, 'company', company.id)).map(({ action }) => action)).toEqual([
      'companies.updateTheme',
    ]);
  });

  it('accepts an earlier upload only of the same user', async () => {
    const { company, user } = await writer();
    const colleague = await app.world.user({ company, permissions: ['company-profile-write'] });
    const upload = await app.call(user, uploadFile, { body: { fileName: 'logo.png', content: png } });
    const fileId = upload.body.id;
    const taken = await app.call(colleague, updateTheme, { body: { version: 1, logo: { fileId } } });
    expect([taken.status, taken.error.fields?.fileId?.code]).toEqual([400, 'choice']);
    const own = await app.call(user, updateTheme, { body: { version: 1, logo: { fileId } } });
    expect((await get(own.body.theme.logo)).statusCode).toBe(200);
  });

  it('replaces and removes images, and deletes the old files', async () => {
    const { company, user } = await writer();
    const logo = { fileName: 'logo.png', url: png };
    const first = await app.call(user, updateTheme, { body: { version: 1, logo } });
    const second = await app.call(user, updateTheme, { body: { version: 2, logo } });
    expect(second.body.theme.logo).not.toBe(first.body.theme.logo);
    expect((await get(first.body.theme.logo)).statusCode).toBe(403);
    const third = await app.call(user, updateTheme, { body: { version: 3, logo: null } });
    expect(third.body.theme.logo).toBeNull();
    const files = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('file_object').select('id').where('company_id', '=', company.id).execute(),
    );
    expect(files).toEqual([]);
  });

  it('keeps a file that another image still uses', async () => {
    const { user } = await writer();
    const { body } = await app.call(user, uploadFile, { body: { fileName: 'logo.png', content: png } });
    const file = { fileId: body.id };
    await app.call(user, updateTheme, { body: { version: 1, logo: file, favicon: file } });
    const left = await app.call(user, updateTheme, { body: { version: 2, logo: null } });
    expect(left.status).toBe(200);
    expect((await get(left.body.theme.favicon)).statusCode).toBe(200);
  });

  it('is refused to users who may not change the logo or the colour', async () => {
    const withoutLogo = await writer('forbid-modify-logo');
    const image = { fileName: 'x.png', url: png };
    for (const change of [{ logo: image }, { favicon: image }, { logo: null }]) {
      const { status, error } = await app.call(withoutLogo.user, updateTheme, { body: { version: 1, ...change } });
      expect([status, error.code]).toEqual([403, 'companies.logoForbidden']);
    }
    const colour = { version: 1, primaryColor: '#112233' };
    expect((await app.call(withoutLogo.user, updateTheme, { body: colour })).status).toBe(200);

    const withoutColor = await writer('forbid-modify-color');
    const refused = await app.call(withoutColor.user, updateTheme, { body: colour });
    expect([refused.status, refused.error.code]).toEqual([403, 'companies.colorForbidden']);
    const same = await app.call(withoutColor.user, updateTheme, {
      body: { version: 1, primaryColor: '#ec9405', logo: image },
    });
    expect(same.status).toBe(200);
  });

  it.each([
    ['a colour that is none', { primaryColor: 'orange' }, 400, 'request.invalid'],
    [
      'a document for a logo',
      { logo: { fileName: 'a.png', url: btoa('%PDF-1.4 not an image') } },
      415,
      'files.badType',
    ],
    ['the mere beginning of an image', { logo: { fileName: 'a.png', url: 'iVBORw0KGgo=' } }, 415, 'files.badType'],
    ['an image without a name', { logo: { url: 'iVBORw0KGgo=' } }, 400, 'request.invalid'],
    [
      'text that is no content',
      { logo: { fileName: 'a.png', url: 'https://example.test/logo.png' } },
      400,
      'files.unreadable',
    ],
  ])('refuses %s', async (_what, change, status, code) => {
    const { user } = await writer();
    const reply = await app.call(user, updateTheme, { body: { version: 1, ...change } });
    expect([reply.status, reply.error.code]).toEqual([status, code]);
    const { body } = await app.call(user, readCompany);
    expect(body.company).toMatchObject({ version: 1, theme: { primaryColor: '#EC9405', logo: null } });
  });

  it('refuses to overwrite what another user changed meanwhile', async () => {
    const { user } = await writer();
    await app.call(user, updateTheme, { body: { version: 1, primaryColor: '#111111' } });
    const late = await app.call(user, updateTheme, { body: { version: 1, primaryColor: '#222222' } });
    expect([late.status, late.error.code]).toEqual([409, 'request.staleVersion']);
  });
});
