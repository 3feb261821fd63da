import { z } from 'zod';
import { requestErrors } from '#kernel/errors.ts';
import { createId, idShape } from '#kernel/ids.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { closePlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { defineJob, enqueue } from '#platform/jobs/job.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import type { SessionUser } from '../contract/session-user.shape.ts';
import { after, STEP_IN_MS } from '../rules/lifetimes.ts';
import { readCurrentUser, workElsewhere } from './session-user.service.ts';
import { steppedIn } from './step-in.events.ts';
import { expireStepIn, findVisited, insertStepIn, leaveStepIn } from './step-in.repository.ts';

/** With platform scope, until the session itself is read again as that of somebody in the company. */
export async function stepIn(
  context: RequestContext<Actor>,
  { companyId, reason }: { readonly companyId: string; readonly reason: string },
): Promise<SessionUser> {
  const { actor, trx, now } = context;
  const visited = await findVisited(trx, companyId);
  if (!visited) throw requestErrors.notFound();
  if (visited.isMember) throw sessionErrors.alreadyMember();
  const id = createId();
  const expiresAt = after(now, STEP_IN_MS);
  await insertStepIn(trx, actor, { id, companyId, reason, startedAt: now, expiresAt });
  const until = expiresAt.toISOString();
  await audit(trx, context, {
    action: 'session.stepIn',
    entity: 'stepIn',
    entityId: id,
    companyId,
    before: null,
    after: { reason, until },
  });
  const name = `${actor.firstName} ${actor.lastName}`.trim();
  await emit(trx, steppedIn, { companyId, actorId: actor.userId }, { companyId, name, reason, until });
  await enqueue(trx, endStepInJob, { stepInId: id }, { runAt: expiresAt });
  await closePlatformScope(trx);
  return workElsewhere(context);
}

/** Back in the own company; who is not inside another one stays where they are. */
export async function stepOut(context: RequestContext<Actor>): Promise<SessionUser> {
  const { actor, trx, now } = context;
  if (!actor.stepIn) return readCurrentUser(context);
  await leaveStepIn(trx, actor, now);
  return workElsewhere(context);
}

/** When the time is over: access ends by itself with the next call, here the open streams end too. */
export const endStepInJob = defineJob({
  name: 'session.endStepIn',
  queue: 'housekeeping',
  payload: z.object({ stepInId: idShape }),
  run: ({ stepInId }, { database, realtime, now }) =>
    database.asPlatform(async (trx) => {
      const sessionId = await expireStepIn(trx, stepInId, now());
      if (sessionId) await realtime.closeSessions(trx, { sessionId });
    }),
});
