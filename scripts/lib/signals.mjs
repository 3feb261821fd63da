import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** npm passes a signal on that the terminal has already delivered to everyone; both are one wish. */
const SAME_SIGNAL_MS = 500;
const PARENT_POLL_MS = 250;

const children = new Map();
let lastSignal = 0;

/**
 * From now on a signal that reaches us ends this child, and then us with its exit code. A child in a
 * process group of its own hears of Ctrl+C only through us and gets the signal itself; the others have
 * heard already.
 */
export function endWithUs(child, { hasOwnGroup = false } = {}) {
  children.set(child, hasOwnGroup);
  for (const end of ['exit', 'error']) child.once(end, () => children.delete(child));
  return child;
}

/** Passes signals on to the children; also when npm is ended, which tells us nothing. */
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

/** Our parent, and npm behind it where the parent is the shell that npm runs scripts with. */
function ancestors() {
  const parent = process.ppid;
  try {
    const [, name, rest] = readFileSync(`/proc/${parent}/stat`, 'utf8').match(/\((.*)\) (.*)/);
    return name === 'sh' ? `${parent} ${rest.split(' ')[1]}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}

export function exitCodeOf(code, signal) {
  return code ?? 128 + constants.signals[signal];
}

function pass(signal) {
  const isSameSignal = Date.now() - lastSignal < SAME_SIGNAL_MS;
  lastSignal = Date.now();
  if (isSameSignal) return;
  if (children.size === 0) process.exit(exitCodeOf(null, signal));
  for (const [child, hasOwnGroup] of children) {
    child.once('exit', (code, by) => children.size === 0 && process.exit(exitCodeOf(code, by)));
    // A closed terminal is a reason to end in order, too.
    child.kill(hasOwnGroup && signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
  }
}
