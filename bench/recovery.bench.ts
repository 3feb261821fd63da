import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { it } from 'vitest';
import { send, startServerProcess, tokenOf } from '#app/proof/server-process.fixture.ts';
import { DEMO_PASSWORD, demoAccounts } from '#areas/users/demo/accounts.ts';

const ROUNDS = 5;
const WRITERS = 4;
/** By each writer before each kill; a company has room for 500 addresses. */
const WRITES = 20;
const POLL_MS = 50;

/** The product with its own database and the demo, killed while people write; durable settings, as delivered. */
it('seconds from the kill of the database to the first successful request', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-recovery-'));
  await chmod(dataDir, 0o711);
  const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'on' });
  const { email } = demoAccounts.find((account) => account.email.startsWith('company-administrator'))!;
  try {
    const token = await tokenOf(server.address, email, DEMO_PASSWORD);
    const write = () =>
      send(
        server.address,
        token,
        'POST',
        '/company/addresses',
        { fullName: `Pátio ${crypto.randomUUID()}` },
        { 'idempotency-key': crypto.randomUUID() },
      ).then(({ status }) => status === 201);
    const seconds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const writers = Array.from({ length: WRITERS }, async () => {
        for (let nth = 0; nth < WRITES; nth += 1) await write();
      });
      await Promise.all(writers);
      const [pid] = (await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
      const killed = performance.now();
      process.kill(Number(pid), 'SIGKILL');
      while (!(await write().catch(() => false))) await delay(POLL_MS);
      seconds.push((performance.now() - killed) / 1_000);
    }
    const shown = seconds.map((each) => each.toFixed(1)).join(', ');
    process.stdout.write(`recovery: ${shown} s (aim: at most 15)\n`);
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
});
