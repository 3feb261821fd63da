import type { FastifyInstance } from 'fastify';
import { requestErrors } from '#kernel/errors.ts';
import { type Config, isLoopback } from '../config.ts';

/** Asked by load balancers, which know only the address of the machine; their replies contain no link. */
const FOR_MONITORING = new Set(['/healthz', '/readyz', '/metrics']);

/** Whether a name, in small letters, is ours. */
export function hostTest(config: Config): (name: string) => boolean {
  const names = new Set(config.ALLOWED_HOSTS ?? []);
  if (config.PUBLIC_URL) names.add(new URL(config.PUBLIC_URL).hostname);
  const isOpenToLoopback = isLoopback(config.HOST);
  return (name) => names.has(name) || (isOpenToLoopback && isLoopback(name));
}

/**
 * Serves only requests for names that are ours. Whoever could choose the name would choose where links in mails lead, and
 * a page of another site could pose as ours by pointing its name at this machine.
 */
export function refuseForeignHosts(app: FastifyInstance, config: Config): void {
  const isOurs = hostTest(config);
  app.addHook('onRequest', (request, _reply, done) => {
    const name = (request.host ? request.hostname : '').toLowerCase().replace(/\.$/, '');
    if (isOurs(name) || FOR_MONITORING.has(request.routeOptions.url ?? '')) done();
    else done(requestErrors.misdirected());
  });
}
