import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { DRIVER_CALLS } from '#areas/fleet/contract/driver.calls.ts';
import { seedDriver } from '#areas/fleet/proof/driver.examples.fixture.ts';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { seedOrderDocument } from '#areas/load-orders/proof/order-records.fixture.ts';
import { SHIPPED_ROLES, type ShippedRole } from '#kernel/area.ts';
import { fileLink } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import { downloadFileReader } from '#platform/list/download.routes.ts';
import { type Proof, seedFile } from '#testing/proof.ts';
import type { TestUser } from '#testing/world.ts';
import { startProof } from './proof.fixture.ts';

let proof: Proof;
let driver: { readonly id: string; readonly fileId: string; readonly photoId: string };
let order: { readonly id: string; readonly fileId: string };
const people = new Map<ShippedRole, TestUser>();

const write = <T>(work: Parameters<Proof['app']['services']['database']['asPlatform']>[0]) =>
  proof.app.services.database.asPlatform(work) as Promise<T>;

beforeAll(async () => {
  proof = await startProof();
  const scene = { proof, side: proof.own, caller: proof.own.admin };
  driver = await seedDriverWithFiles();
  const { id, documentId } = await seedOrderDocument(scene);
  const file = await proof.app.services.database.asPlatform((trx) =>
    trx.selectFrom('load_order_file').select('file_id').where('id', '=', documentId).executeTakeFirstOrThrow(),
  );
  order = { id, fileId: file.file_id };
  for (const role of SHIPPED_ROLES) people.set(role, await proof.person(proof.own, role));
  // A driver of the company, who drives something else.
  const other = await seedDriver(scene);
  await write((trx) =>
    trx
      .updateTable('driver')
      .set({ user_id: people.get('trucker')!.userId })
      .where('id', '=', other.id)
      .execute(),
  );
});
afterAll(() => proof.close());

async function seedDriverWithFiles() {
  const { own } = proof;
  const { id } = await seedDriver({ proof, side: own, caller: own.admin });
  const [fileId, photoId] = [await seedFile(proof, own), await seedFile(proof, own)];
  const document = { id: createId(), company_id: own.company.id, driver_id: id, type: 'photoLicenseDrivers' };
  await write(async (trx) => {
    await trx
      .insertInto('document')
      .values({ ...document, file_id: fileId, name: 'licencia.html', created_by: own.admin.userId })
      .execute();
    await trx.updateTable('driver').set({ photo_file_id: photoId }).where('id', '=', id).execute();
  });
  return { id, fileId, photoId };
}

const opens = async (who: TestUser, id: string) => (await proof.app.call(who, fileLink, { params: { id } })).status;

describe('every file a record refers to', () => {
  it('has exactly one reader, declared by the area of the record', async () => {
    const client = new pg.Client({ connectionString: proof.app.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(`
      select conrelid::regclass || '.' || attname as name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'file_object'::regclass`);
    await client.end();
    const readers = [downloadFileReader, ...areas().flatMap(({ fileReaders = [] }) => fileReaders)];
    const declared = readers.map(({ table, column }) => `${table}.${column}`);
    expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });
});

describe.each(SHIPPED_ROLES)('%s', (role) => {
  const who = () => people.get(role)!;

  it('opens the documents and the photo of a driver exactly if they may see the driver', async () => {
    const params = { id: driver.id };
    const { status } = await proof.app.call(who(), DRIVER_CALLS.own.read, { params });
    const expected = status === 200 ? 200 : 404;
    expect([await opens(who(), driver.fileId), await opens(who(), driver.photoId)]).toEqual([expected, expected]);
  });

  it('opens the documents of an order exactly if they may see the order', async () => {
    const { status } = await proof.app.call(who(), readOrder, { params: { id: order.id } });
    expect(await opens(who(), order.fileId)).toBe(status === 200 ? 200 : 404);
  });

  it('opens their own uploads, and nobody else’s', async () => {
    expect(await opens(who(), await seedFile(proof, proof.own, who()))).toBe(200);
    expect(await opens(who(), await seedFile(proof, proof.own))).toBe(404);
  });
});

it.each<ShippedRole>(['client', 'trucker'])(
  '%s, who sees neither, gets neither a driver’s nor another’s order’s documents',
  async (role) => {
    const who = people.get(role)!;
    expect([await opens(who, driver.fileId), await opens(who, order.fileId)]).toEqual([404, 404]);
  },
);

it('nothing opens for another company', async () => {
  const { admin } = proof.foreign;
  for (const id of [driver.fileId, driver.photoId, order.fileId]) expect(await opens(admin, id)).toBe(404);
});
