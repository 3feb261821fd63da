import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { FAILURES_UNTIL_REST } from '../net/breaker-state.ts';
import { CircuitBreakers } from '../net/circuit-breaker.ts';
import type { FileStore } from './file-store.ts';
import { createLocalStore } from './local-store.ts';
import { createS3Store, type S3Config } from './s3-store.ts';

let folder: string;
let s3: S3rver;
let s3Config: S3Config;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropeiro-store-'));
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'cargas' }],
  });
  const { port } = await s3.run();
  s3Config = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'cargas',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const read = async (store: FileStore, key: string) => {
  const content = await store.read(key);
  return content && { size: content.size, text: (await buffer(content.stream)).toString() };
};
const tomorrow = () => new Date(Date.now() + 86_400_000);
const outside = () => new CircuitBreakers({ now: () => new Date() });
const nobody = async () => new Set<string>();

describe.each([
  ['the local folder', () => createLocalStore(join(folder, 'local'))],
  ['an S3-compatible store', () => createS3Store(s3Config, outside())],
])('%s', (_, open) => {
  it('returns what was stored, until it is removed', async () => {
    const store = open();
    const key = createId();
    await store.put(key, Buffer.from('carga'), 'text/plain');
    expect(await read(store, key)).toEqual({ size: 5, text: 'carga' });
    await store.remove(key);
    expect(await store.read(key)).toBeUndefined();
  });

  it('returns nothing for an unknown key, and removing one does no harm', async () => {
    const store = open();
    expect(await store.read(createId())).toBeUndefined();
    await expect(store.remove(createId())).resolves.toBeUndefined();
  });

  it('stores five million bytes and zero bytes', async () => {
    const store = open();
    const [large, empty] = [createId(), createId()];
    await store.put(large, Buffer.alloc(5_000_000, 'x'), 'application/pdf');
    await store.put(empty, Buffer.alloc(0), 'application/pdf');
    expect((await read(store, large))?.text).toHaveLength(5_000_000);
    expect(await read(store, empty)).toEqual({ size: 0, text: '' });
  });

  it.each(['../../etc/passwd', '/etc/passwd', '', '..', 'a/b', `${createId()}/..`, `${createId()}\0`])(
    'refuses the key %j',
    async (key) => {
      const store = open();
      await expect(store.read(key)).rejects.toThrow('not a storage key');
      await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a storage key');
      await expect(store.remove(key)).rejects.toThrow('not a storage key');
    },
  );

  it('sweeps what is old and no longer known, and nothing else', async () => {
    const store = open();
    await store.sweep(tomorrow(), nobody);
    const [kept, orphan] = [createId(), createId()];
    for (const key of [kept, orphan]) await store.put(key, Buffer.from('x'), 'text/plain');
    const known = async (keys: readonly string[]) => new Set(keys.filter((key) => key === kept));

    expect(await store.sweep(new Date(Date.now() - 86_400_000), known)).toBe(0);
    expect(await store.sweep(tomorrow(), known)).toBe(1);
    expect(await store.read(orphan)).toBeUndefined();
    expect(await read(store, kept)).toEqual({ size: 1, text: 'x' });
  });
});

describe('the local folder', () => {
  it('is swept of files that a crash left half-written, but not of foreign ones', async () => {
    const root = join(folder, 'crashed');
    await mkdir(join(root, 'ab', 'cd'), { recursive: true });
    await writeFile(join(root, 'ab', 'cd', `${createId()}.0011.part`), 'x');
    await writeFile(join(root, 'ab', 'cd', 'notes.txt'), 'x');
    await writeFile(join(root, 'README'), 'x');
    expect(await createLocalStore(root).sweep(tomorrow(), nobody)).toBe(1);
    expect(await readdir(join(root, 'ab', 'cd'))).toEqual(['notes.txt']);
    expect(await readdir(root)).toContain('README');
  });

  it('may not exist yet when it is swept', async () => {
    expect(await createLocalStore(join(folder, 'nowhere')).sweep(tomorrow(), nobody)).toBe(0);
  });

  it('reports when it cannot be written', async () => {
    const blocked = join(folder, 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    const store = createLocalStore(blocked);
    await expect(store.put(createId(), Buffer.from('x'), 'text/plain')).rejects.toEqual(
      expect.objectContaining({ code: 'files.unavailable', status: 503 }),
    );
  });
});

describe('an S3-compatible store', () => {
  it('that refuses our credentials or is away is unavailable, not broken', async () => {
    const unavailable = expect.objectContaining({ code: 'files.unavailable', status: 503 });
    const refused = createS3Store({ ...s3Config, S3_ACCESS_KEY: 'NOBODY' }, outside());
    await expect(refused.put(createId(), Buffer.from('x'), 'text/plain')).rejects.toEqual(unavailable);
    await expect(refused.read(createId())).rejects.toEqual(unavailable);
    const away = createS3Store({ ...s3Config, S3_ENDPOINT: 'http://127.0.0.1:1' }, outside());
    await expect(away.read(createId())).rejects.toEqual(unavailable);
    await expect(away.put(createId(), Buffer.from('x'), 'text/plain')).rejects.toEqual(unavailable);
  });

  it('takes content directly at a presigned address', async () => {
    const store = createS3Store(s3Config, outside());
    const [key, type] = [createId(), 'application/pdf'];
    const address = store.presignPut?.(key, { contentType: type, size: 5, seconds: 60, now: new Date() }) ?? '';
    const sent = await fetch(address, { method: 'PUT', headers: { 'content-type': type }, body: 'carga' });
    expect(sent.status).toBe(200);
    expect(await read(store, key)).toEqual({ size: 5, text: 'carga' });
  });

  it('that fails several times in a row is not asked for a while', async () => {
    let asked = 0;
    const server = createServer((request, response) => {
      asked += 1;
      request.resume().on('end', () => response.writeHead(503).end());
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    try {
      const { port } = server.address() as AddressInfo;
      const store = createS3Store({ ...s3Config, S3_ENDPOINT: `http://127.0.0.1:${port}` }, outside());
      for (let nth = 0; nth < FAILURES_UNTIL_REST; nth += 1) await expect(store.read(createId())).rejects.toThrow();
      const before = asked;
      await expect(store.put(createId(), Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
        code: 'files.unavailable',
        cause: { name: 'ServiceResting' },
      });
      expect(asked).toBe(before);
    } finally {
      server.close();
    }
  });

  it('is used in a way that old ones understand: signed, without newer checksums', async () => {
    const headers: IncomingHttpHeaders[] = [];
    const server = createServer((request, response) => {
      headers.push(request.headers);
      request.resume().on('end', () => response.end());
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    try {
      const { port } = server.address() as AddressInfo;
      const store = createS3Store({ ...s3Config, S3_ENDPOINT: `http://127.0.0.1:${port}` }, outside());
      await store.put(createId(), Buffer.from('x'), 'image/png');
    } finally {
      server.close();
    }
    expect(headers[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/us-east-1\/s3\//);
    expect(headers[0]?.['content-type']).toBe('image/png');
    expect(Object.keys(headers[0] ?? {}).filter((name) => name.includes('checksum'))).toEqual([]);
  });
});
