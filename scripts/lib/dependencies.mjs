import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { run, StepFailed } from './run.mjs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';
const MARKER = 'node_modules/.tropeiro-installed';

/** Installs the packages when there are none or the lock file has changed since. */
export async function ensureDependencies() {
  const lock = readFileSync(LOCK);
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
  if (readOr(MARKER, '') === wanted) return;
  if (!isInstalled(JSON.parse(lock).packages, JSON.parse(readOr(INSTALLED, '{}')).packages)) {
    console.log('Installing packages (only the first time, or when they change) …');
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code } = await (npm?.endsWith('.js')
      ? run(process.execPath, [npm, ...args], { stream: true })
      : run('npm', args, { stream: true }));
    if (code !== 0) throw new StepFailed('npm ci failed, see above');
  }
  writeFileSync(MARKER, wanted);
}

/** Whether npm's own record of node_modules holds every package of the lock file in its version. */
export function isInstalled(wanted, present = {}) {
  return Object.entries(wanted).every(([path, entry]) => {
    const mayBeAbsent = path === '' || entry.link || (entry.optional && !isForThisMachine(entry));
    return present[path] === undefined ? mayBeAbsent : present[path].version === entry.version;
  });
}

/** Optional packages are mostly built for one kind of machine; npm leaves out the others'. */
function isForThisMachine({ os = [], cpu = [], libc }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && libc === undefined;
}

function readOr(file, fallback) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}
