import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const IS_WINDOWS = process.platform === 'win32';
/** npm forwards a signal that the terminal has already delivered to all processes; both are one request to end. */
const SAME_REQUEST_MS = 500;
const PARENT_POLL_MS = 250;

const children = new Map();
let lastSignal = 0;

/**
 * From now on a signal that reaches us ends this child, and then us with its exit code. A child in a process group of
 * its own gets Ctrl+C only through us; the others got it from the terminal already.
 */
export function endWithUs(child, { hasOwnGroup = false } = {}) {
  children.set(child, hasOwnGroup);
  for (const end of ['exit', 'error']) child.once(end, () => children.delete(child));
  return child;
}

/** Asks a child to shut down cleanly. On Windows a signal would kill it, but closing the channel to it does not. */
export function requestShutdown(child, signal = 'SIGTERM') {
  if (IS_WINDOWS && child.connected) child.disconnect();
  else child.kill(signal);
}

/** Forwards signals to the children; also when npm is ended, of which we get no signal. */
export function listenToSignals() {
  for (const signal of SIGNALS) process.on(signal, pass);
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    pass('SIGTERM');
  }, PARENT_POLL_MS);
  watch.unref();
}

/** Our parent, and npm behind it where the parent is the shell that npm uses for scripts. */
function ancestors() {
  const parent = process.ppid;
  try {
    const [, name, rest] = readFileSync(`/proc/${parent}/stat`, 'utf8').match(/\((.*)\) (.*)/);
    return name === 'sh' ? `${parent} ${rest.split(' ')[1]}` : `${parent}`;
  } catch {
    // Without /proc the shell's own parent is unknown; on macOS the shell replaces itself by us, so npm is the parent.
    return `${parent}`;
  }
}

export function exitCodeOf(code, signal) {
  return code ?? 128 + constants.signals[signal];
}

function pass(signal) {
  const isSameRequest = Date.now() - lastSignal < SAME_REQUEST_MS;
  lastSignal = Date.now();
  if (isSameRequest) return;
  if (children.size === 0) process.exit(exitCodeOf(null, signal));
  for (const [child, hasOwnGroup] of children) {
    child.once('exit', (code, by) => children.size === 0 && process.exit(exitCodeOf(code, by)));
    // The console of Windows reaches every program itself, and a second request would kill it.
    if (IS_WINDOWS && signal !== 'SIGTERM') continue;
    // A closed terminal is also a reason to shut down cleanly.
    requestShutdown(child, hasOwnGroup && signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
  }
}
