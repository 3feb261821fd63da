import { readFileSync } from 'node:fs';
import type pg from 'pg';

const NS = 1e-6;
const US = 1e-3;

/**
 * Reads how many milliseconds of the processor this process and the database's, with the connections of now, have used so
 * far: beside other work the clock tells little. NaN where the system does not tell.
 */
export async function processorTime(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return () => {
    const { user, system } = process.cpuUsage();
    return rows.reduce((sum, { pid }) => sum + usedBy(pid), (user + system) * US);
  };
}

function usedBy(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) * NS;
  } catch {
    return Number.NaN;
  }
}
