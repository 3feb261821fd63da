import { type ChildProcess, spawn } from 'node:child_process';
import readline from 'node:readline';
import { spawnOptions } from './cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { spawnWatched } from './watched-postmaster.ts';

const TAIL_LINES = 20;
/** What an ended server wrote last is still in the pipe; its children may hold the pipe open much longer. */
const LAST_WORDS_MS = 500;

const IS_WINDOWS = process.platform === 'win32';

/**
 * Descriptor 3 stays open as long as our process lives. When it closes, for whatever reason, the shell asks PostgreSQL
 * to shut down, so that no orphan keeps running.
 */
const WATCHER = `
"$@" 3<&- & server=$!
{ read -r _ <&3; kill -INT "$server"; } 2>/dev/null & watcher=$!
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

export interface Postmaster {
  process: ChildProcess;
  /** Lets the watcher shut PostgreSQL down, as it does when our process ends. */
  release(): void;
  /** Settles when PostgreSQL has ended. */
  ended: Promise<void>;
  hasEnded(): boolean;
  /** The last lines PostgreSQL wrote, for the error message of a failed start. */
  tail(): string;
}

export function launch(
  folder: DataFolder,
  program: string,
  args: string[],
  log: (line: string) => void,
  withoutShell = IS_WINDOWS,
): Postmaster {
  const child = withoutShell ? spawnWatched(folder, program, args) : spawnOnShell(folder, program, args);
  const line = withoutShell ? child.stdin : child.stdio[3];
  const lines: string[] = [];
  readline.createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (text) => {
    lines.push(text);
    if (lines.length > TAIL_LINES) lines.shift();
    if (/\bPANIC:/.test(text)) log(text);
  });
  // A watcher that has exited closes its end; `ended` reports it.
  line?.on('error', () => {});
  let over = false;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(new EmbeddedPostgresError(`PostgreSQL did not start: ${error.message}`)));
    child.once('close', () => resolve());
    child.once('exit', () => {
      const enough = setTimeout(resolve, LAST_WORDS_MS);
      child.once('close', () => clearTimeout(enough));
    });
  }).finally(() => {
    over = true;
  });
  ended.catch(() => {});
  return {
    process: child,
    release: () => line?.destroy(),
    ended,
    hasEnded: () => over,
    tail: () => lines.join('\n'),
  };
}

function spawnOnShell(folder: DataFolder, program: string, args: string[]): ChildProcess {
  return spawn('/bin/sh', ['-c', WATCHER, 'sh', program, '-D', folder.cluster, ...args], {
    ...spawnOptions(folder),
    // A separate process group: Ctrl+C in the terminal is for us, and we close the connections first.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
}
