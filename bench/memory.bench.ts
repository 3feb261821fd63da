import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { tokenOf } from '#app/proof/server-process.fixture.ts';
import { DEMO_PASSWORD, demoAccounts } from '#areas/users/demo/accounts.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startProduct } from './orders/own-process.ts';
import { send } from './orders/requests.ts';

/** Longer than idle threads and processes live. */
const IDLE_MS = 45_000;
/** Just below what is accepted: 64 million pixels. */
const SIDE = 7_900;
const ROUNDS = 10;

/** Files that are small on the way and large in memory. */
async function hostileFiles(): Promise<{ readonly fileName: string; readonly content: string }[]> {
  const blank = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#d08020' } });
  const files: [string, Buffer][] = [
    ['interlaced.png', await blank.clone().png({ progressive: true }).toBuffer()],
    ['progressive.jpg', await blank.clone().jpeg({ progressive: true }).toBuffer()],
    ['tags.html', Buffer.from(`<!DOCTYPE html><html><body>${'<p>&lt;</p>'.repeat(400_000)}</body></html>`)],
    ['padded.pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(4_900_000, '%'), Buffer.from('\n%%EOF\n')])],
  ];
  return files.map(([fileName, content]) => ({ fileName, content: content.toString('base64') }));
}

/** How long people work with it; the documented figure is for an hour. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 2);
/** Requests of all people together. */
const PER_SECOND = 20;
const SAMPLES = 12;

const accountOf = (name: string) => demoAccounts.find(({ email }) => email.startsWith(name))!;
const [OPERATOR, ADMIN] = [accountOf('operator'), accountOf('company-administrator')];

it('memory of the server after the demo was loaded, after hostile files, and once it is idle again', async () => {
  const database = await createTestDatabase(inject('clusterUrl'), { empty: true });
  const product = await startProduct(database.url, 'a-secret-for-the-measurement-0123456789', 10, { DEMO: 'on' });
  const report = (when: string) => process.stdout.write(`memory ${when}: ${Math.round(product.memory())} MB\n`);
  try {
    report('after the demo was loaded');
    const token = await tokenOf(product.address, OPERATOR.email, DEMO_PASSWORD);
    const files = await hostileFiles();
    for (let round = 0; round < ROUNDS; round += 1) {
      const replies = await Promise.all(
        files.map((file) =>
          fetch(`${product.address}/api/files`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
              'idempotency-key': crypto.randomUUID(),
            },
            body: JSON.stringify(file),
          }).then(({ status }) => status),
        ),
      );
      expect(Math.max(...replies)).toBeLessThan(500);
    }
    report(`after ${ROUNDS * files.length} hostile files`);
    await delay(IDLE_MS);
    report('once idle');
  } finally {
    await product.stop();
    await database.drop();
  }
});

/** What people of an office do in a day, again and again: each step finds its own address. */
const DAY: readonly string[] = [
  '/travel/loadingOrder?size=20',
  '/travel/loadingOrder?size=50&page=2',
  '/travel/loadingOrder?size=20&search=oc-1',
  '/travel/loadingOrder/filter?column=truckers',
  '/travel/loadingOrder/$order',
  '/opportunity/ct?size=20',
  '/companyUsers?size=20',
  '/associatedCompany?size=20',
  '/warehouse/schedule?size=20',
  '/tracking/alerts?size=20',
  '/routes?size=20',
  '/search?text=1001',
];

it('memory of the server while people work with it', async () => {
  const database = await createTestDatabase(inject('clusterUrl'), { empty: true });
  const product = await startProduct(database.url, 'a-secret-for-the-measurement-0123456789', 10, { DEMO: 'on' });
  const owner = new pg.Client({ connectionString: database.url });
  try {
    await owner.connect();
    const token = await tokenOf(product.address, ADMIN.email, DEMO_PASSWORD);
    const ask = (path: string) => send({ url: `${product.address}/api${path}`, token });
    const { loadingOrders: orders } = JSON.parse(await ask('/travel/loadingOrder?size=50')) as {
      loadingOrders: { _id: string }[];
    };
    let sent = 0;
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const end = Date.now() + (MINUTES * 60_000) / SAMPLES;
      while (Date.now() < end) {
        const path = DAY[sent % DAY.length]!.replace('$order', orders[sent % orders.length]!._id);
        sent += 1;
        await Promise.all([ask(path), delay(1000 / PER_SECOND)]);
      }
      const { rows } = await owner.query<{ count: number }>(
        'select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      process.stdout.write(
        `after ${((sample * MINUTES) / SAMPLES).toFixed(0)} minutes and ${sent} requests: ${product.memory().toFixed(0)} MB, ${rows[0]!.count} connections\n`,
      );
    }
  } finally {
    await owner.end();
    await product.stop();
    await database.drop();
  }
});
