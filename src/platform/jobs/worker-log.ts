import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/**
 * The queue's own log lines, in our log. Those about single jobs are left out, because our own lines describe them
 * without the payload, and so is everything it attaches.
 */
export function workerLog(log: FastifyBaseLogger): Logger {
  return new Logger((scope) => (level, message, meta) => {
    if (meta && ('job' in meta || 'jobs' in meta)) return;
    const line = { worker: scope.workerId };
    if (level === 'error' || level === 'warning') log.warn(line, message);
    else log.debug(line, message);
  });
}
