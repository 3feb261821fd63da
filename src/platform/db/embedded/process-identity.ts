import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const HAS_PROC = existsSync('/proc/self/stat');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Distinguishes a process from a later one with the same id (a restarted container reuses small ids at once). Empty
 * when the process has exited, even if it was not reaped yet.
 */
export function startMark(pid: number): string {
  try {
    if (!HAS_PROC) return ps(pid, 'lstart=');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program name in parentheses and may contain spaces; the start time is field 22.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? '' : (rest[18] ?? '');
  } catch {
    return '';
  }
}

/**
 * Whether the process is the PostgreSQL of this cluster, according to its arguments. They are readable even where root
 * may not inspect other accounts' processes, as in most containers.
 */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    if (HAS_PROC) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return path.basename(command[0] ?? '') === 'postgres' && command.includes(cluster);
    }
    // Windows reports only the program: a postgres with the id of our lock file is ours.
    if (process.platform === 'win32') return taskNamed(pid) === 'postgres.exe';
    // Paths may contain spaces, so the line is not split.
    const line = ps(pid, 'command=');
    return /(^|\/)postgres /.test(line) && line.includes(`-D ${cluster}`);
  } catch {
    return false;
  }
}

/** The processes whose title begins with the text; none on Windows, which has no titles. */
export function processesTitled(start: string): number[] {
  if (process.platform === 'win32') return [];
  const titles = HAS_PROC ? procTitles() : psTitles();
  return titles.filter(({ title }) => title.startsWith(start)).map(({ pid }) => pid);
}

function procTitles(): { pid: number; title: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), title: readIfThere(`/proc/${name}/cmdline`) }));
}

function psTitles(): { pid: number; title: string }[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.map((line) => {
    const [, pid, title = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return { pid: Number(pid), title };
  });
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whether any process still uses a shared memory segment of System V. */
export function isSegmentInUse(id: number): boolean {
  try {
    const [header = '', ...rows] = readFileSync('/proc/sysvipc/shm', 'utf8').trim().split('\n');
    const columns = header.trim().split(/\s+/);
    const cells = rows.map((row) => row.trim().split(/\s+/).map(Number));
    const found = cells.find((row) => row[columns.indexOf('shmid')] === id);
    return (found?.[columns.indexOf('nattch')] ?? 0) > 0;
  } catch {
    return false;
  }
}

function ps(pid: number, column: string): string {
  // Unlimited width, because macOS cuts the line otherwise.
  return execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim();
}

function taskNamed(pid: number): string {
  const list = execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' });
  return /^"([^"]+)"/.exec(list.trim())?.[1]?.toLowerCase() ?? '';
}
