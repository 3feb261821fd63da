import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Settings } from './start-server.ts';

/** Fast settings for disposable data: nothing survives a crash of the machine. */
export const THROWAWAY_SETTINGS: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/** A database for tests and tools, removed with its folder after `stop`. */
export async function startTemporaryPostgres(settings: Settings = {}): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'tropeiro-pg-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const running = await startEmbeddedPostgres({ dataDir, settings: { ...THROWAWAY_SETTINGS, ...settings } });
    return { ...running, stop: () => running.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
