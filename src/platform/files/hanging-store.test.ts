import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileLink, uploadFile } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { PDF } from './nasty-files.fixture.ts';
import { signedUrl } from './stored-file.ts';

/** More than the pool has connections. */
const REQUESTS = 20;
const POOL = 2;

let asked = 0;
let server: Server;
let app: TestApp;
let ana: TestUser;

beforeAll(async () => {
  server = createServer((request) => {
    asked += 1;
    request.resume();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  app = await startTestApp({
    config: {
      DATABASE_POOL: POOL,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'cargas',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    },
  });
  ana = await app.world.user({ company: await app.world.company() });
});
afterAll(() => app.close());

const upload = () => app.call(ana, uploadFile, { body: { fileName: 'a.pdf', content: PDF.toString('base64') } });

async function recorded(): Promise<string> {
  const id = createId();
  const row = { company_id: ana.companyId, owner_id: ana.userId, storage_key: createId(), name: 'a.pdf' };
  await app.services.database.asPlatform((trx) =>
    trx
      .insertInto('file_object')
      .values({ id, ...row, content_type: 'application/pdf', size: 1, sha256: '0'.repeat(64) })
      .execute(),
  );
  return id;
}

it('a store that does not answer stops no other call, whether files are sent or read', async () => {
  const id = await recorded();
  const url = signedUrl(app.services.config, id, app.services.now());
  const uploads = Array.from({ length: REQUESTS }, upload);
  const reads = Array.from({ length: REQUESTS }, () => app.product.http.inject({ method: 'GET', url }));
  await expect.poll(() => asked).toBe(2 * REQUESTS);

  expect((await app.call(ana, fileLink, { params: { id } })).status).toBe(200);

  server.close();
  server.closeAllConnections();
  for (const { status, error } of await Promise.all(uploads)) {
    expect([status, error.code]).toEqual([503, 'files.unavailable']);
  }
  for (const reply of await Promise.all(reads)) expect(reply.statusCode).toBe(503);
  const files = await app.services.database.asPlatform((trx) => trx.selectFrom('file_object').select('id').execute());
  expect(files).toEqual([{ id }]);
});
