import { installFromDebian, isProgram, onPath } from './programs.mjs';

/** Debian puts it where programs of the administrator are, which is not on everybody's PATH. */
const BESIDES = ['/usr/sbin', '/usr/local/sbin'];

/** The NATS server for the tests: on the PATH, in its usual place, or undefined. */
export function findNatsServer() {
  return onPath(['nats-server'], process, BESIDES).find(isProgram);
}

/** Finds it, or installs it where that is possible without interaction. Without it the tests about it are skipped. */
export async function ensureNatsServer() {
  if (findNatsServer()) return;
  // Without it a few tests are skipped, which is no reason to run none.
  await installFromDebian('a NATS server for the tests', ['nats-server']).catch(() => undefined);
  if (!findNatsServer()) console.log('There is no nats-server: the tests of changes over NATS are skipped.');
}
