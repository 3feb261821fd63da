import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';
import type { Services } from '../services.ts';
import { measureBackground } from './background-metrics.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** A database that does not reply within this time counts as away. */
const READY_PATIENCE_MS = 3_000;

/** For monitoring: alive, ready, and metrics. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (await isDatabaseReachable(services)) return { status: 'ready' };
    return reply.code(503).header('retry-after', '2').send({ status: 'database away' });
  });

  app.get('/metrics', async (request, reply) => {
    const { METRICS_TOKEN } = services.config;
    if (!(METRICS_TOKEN ? hasToken(request, METRICS_TOKEN) : isFromThisMachine(request)))
      throw requestErrors.forbidden();
    services.metrics.streams.set(services.realtime.clients);
    await measureBackground(services);
    services.metrics.poolWaiting.set(services.database.pool.waitingCount);
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });
}

async function isDatabaseReachable({ database }: Services): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, READY_PATIENCE_MS, false);
  });
  const answer = database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

function hasToken(request: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** A request through a proxy on this machine comes from elsewhere, whatever its address. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return LOOPBACK.has(socket.remoteAddress ?? '') && !isPassedOn;
}
