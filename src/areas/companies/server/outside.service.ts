import type { readOutside } from '#areas/companies/contract/outside.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { readQueueStates } from '#platform/jobs/queue-state.repository.ts';
import { type OutsideServiceRecord, readOutsideServices } from '#platform/net/outside-service.repository.ts';

/** For the people of the platform: what the product depends on, and what waits for it. */
export async function readOutsideState({
  trx,
  services,
  now,
}: Pick<RequestContext, 'trx' | 'services' | 'now'>): Promise<CallReply<typeof readOutside>> {
  const [outside, queues] = await Promise.all([readOutsideServices(trx), readQueueStates(trx, services.queueOf)]);
  return {
    services: outside.map((service) => ({
      name: service.name,
      state: stateOf(service, now),
      failures: service.failures,
      restsUntil: text(service.restsUntil),
      failedAt: text(service.failedAt),
      answeredAt: text(service.answeredAt),
      reason: service.failures > 0 ? service.reason : null,
    })),
    queues: queues.map(({ waitingSince, ...queue }) => ({ ...queue, waitingSince: text(waitingSince) })),
  };
}

function stateOf({ failures, restsUntil }: OutsideServiceRecord, now: Date) {
  if (restsUntil && restsUntil > now) return 'resting';
  return failures > 0 ? 'failing' : 'working';
}

const text = (date: Date | null): string | null => date?.toISOString() ?? null;
