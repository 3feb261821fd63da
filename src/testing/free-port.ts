import { freePort as anyFreePort } from '../../scripts/lib/free-port.mjs';

/** Of this machine; nobody else knows it, so it stays free until it is used, and again after a restart. */
export const freePort = (): Promise<number> => anyFreePort();
