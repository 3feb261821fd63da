import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

const TICK_MS = 10;

/** Fields of /proc/<pid>/stat behind the name, which may contain anything. */
function statOf(pid: number): readonly string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
const [PARENT, USED, USED_BY_ENDED] = [1, [11, 12], [13, 14]] as const;
const ticks = (stat: readonly string[], fields: readonly number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat[field]), 0);

/** Milliseconds of the processor that a process has used so far. */
export const processorMs = (pid: number): number => ticks(statOf(pid), USED) * TICK_MS;

/** The same of all processes of a PostgreSQL, those that have ended included. */
export async function databaseMs(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = Number(statOf(rows[0]!.pid)[PARENT]);
  return () => {
    let used = ticks(statOf(postmaster), [...USED, ...USED_BY_ENDED]);
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        const stat = statOf(Number(name));
        if (Number(stat[PARENT]) === postmaster) used += ticks(stat, USED);
      } catch {
        // It has ended meanwhile.
      }
    }
    return used * TICK_MS;
  };
}
