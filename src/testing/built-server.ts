import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { isAlive } from '#platform/db/embedded/process-identity.ts';
import { serverBundle } from '../../scripts/lib/bundle.mjs';

/** Beside the sources, where the installed packages are found. */
const CACHE = '.cache';
const OWN = /^server-(\d+)$/;
let built: Promise<string> | undefined;

/** The server as one bundled program, built once per process: compiling it at each start takes longer. */
export function builtServer(): Promise<string> {
  built ??= buildServer(join(CACHE, `server-${process.pid}`));
  return built;
}

async function buildServer(folder: string): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  // A killed process leaves its folder behind.
  for (const name of readdirSync(CACHE)) {
    const pid = Number(OWN.exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
  await build({ ...serverBundle(folder), sourcemap: false });
  return join(folder, 'start.mjs');
}
