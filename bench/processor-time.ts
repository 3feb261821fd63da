import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

const NS = 1e-6;
const TICK_MS = 10;
const [PARENT, USED_BY_ENDED] = [1, [13, 14]] as const;

/**
 * Milliseconds of the processor that a process has used so far, all its threads: beside other work the clock tells little.
 * NaN where the system does not tell.
 */
export function processorMs(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + runOf(`/proc/${pid}/task/${thread}`), 0);
  } catch {
    return Number.NaN;
  }
}

/** The same of all processes of a PostgreSQL, those that have ended included. */
export async function databaseMs(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = statOf(rows[0]!.pid);
  if (!backend) return () => Number.NaN;
  const postmaster = Number(backend[PARENT]);
  return () => {
    const ended = USED_BY_ENDED.reduce((sum, field) => sum + Number(statOf(postmaster)?.[field]), 0) * TICK_MS;
    const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return own.reduce((sum, name) => {
      if (Number(statOf(Number(name))?.[PARENT]) !== postmaster) return sum;
      const used = processorMs(Number(name));
      // It has ended meanwhile.
      return Number.isNaN(used) ? sum : sum + used;
    }, ended);
  };
}

const runOf = (folder: string): number => Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) * NS;

/** Fields of /proc/<pid>/stat behind the name, which may contain anything. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
