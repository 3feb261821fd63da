import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { DEMO_PASSWORD, demoAccounts } from '#areas/users/demo/accounts.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startProduct } from './orders/own-process.ts';

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

async function tokenOf(address: string): Promise<string> {
  const { email } = demoAccounts.find(({ email }) => email.startsWith('operator'))!;
  const reply = await fetch(`${address}/api/session/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return ((await reply.json()) as { accessToken: string }).accessToken;
}

it('memory of the server after the demo was loaded, after hostile files, and once it is idle again', async () => {
  const database = await createTestDatabase(inject('clusterUrl'), { empty: true });
  const product = await startProduct(database.url, 'a-secret-for-the-measurement-0123456789', 10, { DEMO: 'on' });
  const report = (when: string) => process.stdout.write(`memory ${when}: ${Math.round(product.memory())} MB\n`);
  try {
    report('after the demo was loaded');
    const token = await tokenOf(product.address);
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
