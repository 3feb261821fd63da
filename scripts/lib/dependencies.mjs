import { readFileSync, writeFileSync } from 'node:fs';
import { isFor, isNative, thisMachine } from './machine.mjs';
import { hashOf } from './native-builds.mjs';
import { npmCommand, run, StepFailed } from './run.mjs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';
const MARKER = 'node_modules/.tropeiro-installed';

/** Installs the packages when there are none or the lock file has changed, and checks that their native parts work. */
export async function ensureDependencies() {
  const text = readFileSync(LOCK, 'utf8');
  const machine = thisMachine();
  const wanted = `${hashOf(text)} ${machine.name}`;
  if (readOr(MARKER, '') === wanted) return;
  const lock = JSON.parse(text);
  if (!isInstalled(lock.packages, JSON.parse(readOr(INSTALLED, '{}')).packages, machine)) await install();
  // Loaded only now: usually the marker exists and none of it is needed.
  const { findBrokenNatives } = await import('./native-modules.mjs');
  const broken = await findBrokenNatives(lock, machine);
  if (broken.length > 0) throw new StepFailed(broken.join('\n'));
  writeFileSync(MARKER, wanted);
}

async function install() {
  console.log('Installing packages (only the first time, or when they change) …');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, rest, options] = npmCommand(args);
  const { code } = await run(command, rest, { ...options, stream: true });
  if (code !== 0) throw new StepFailed('npm ci failed, see above');
}

/** Whether npm's own record of node_modules has every package of the lock file in its version. */
export function isInstalled(wanted, present = {}, machine = thisMachine()) {
  return Object.entries(wanted).every(([path, entry]) => {
    // npm drops an optional package silently; the builds for this machine are required.
    const isNeeded = !entry.optional || (isNative(entry) && isFor(entry, machine));
    const mayBeAbsent = path === '' || entry.link || !isNeeded;
    return present[path] === undefined ? mayBeAbsent : present[path].version === entry.version;
  });
}

function readOr(file, fallback) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}
