import type { FastifyInstance } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';
import type { Services } from '../services.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For the machines that watch the product: alive, ready, and figures. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    try {
      await services.database.pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'database away' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    const { METRICS_TOKEN } = services.config;
    const allowed = METRICS_TOKEN
      ? request.headers.authorization === `Bearer ${METRICS_TOKEN}`
      : LOOPBACK.has(request.ip);
    if (!allowed) throw requestErrors.forbidden();
    services.metrics.streams.set(services.realtime.clients);
    services.metrics.poolWaiting.set(services.database.pool.waitingCount);
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });
}
