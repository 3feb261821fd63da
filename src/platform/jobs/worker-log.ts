import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/**
 * What the queue says about itself, in our log. Its remarks about single jobs are left out, because our own lines
 * tell them without the payload, and so is everything it attaches.
 */
export function workerLog(log: FastifyBaseLogger): Logger {
  return new Logger((scope) => (level, message, meta) => {
    if (meta && ('job' in meta || 'jobs' in meta)) return;
    const line = { worker: scope.workerId };
    if (level === 'error' || level === 'warning') log.warn(line, message);
    else log.debug(line, message);
  });
}
