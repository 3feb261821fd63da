import { requestErrors } from '#kernel/errors.ts';
import { type Actor, enter } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { COMPANY_CHOICES } from '../contract/profile.calls.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import type { CompanyChoice, SessionUser } from '../contract/session-user.shape.ts';
import { setSessionCompany } from './session.repository.ts';
import { type Link, presentChoice, presentSessionUser } from './session-user.presenter.ts';
import { findSelectableCompanies, readSessionUser, worksIn } from './session-user.repository.ts';
import { leaveStepIn } from './step-in.repository.ts';

type SignedIn = RequestContext<Actor>;

export async function readCurrentUser(context: SignedIn): Promise<SessionUser> {
  const { actor } = context;
  const row = await readSessionUser(context);
  if (!row) throw requestErrors.signInRequired();
  const services = await context.services.catalogueDesk.servicesFor(context.services, context.trx, actor);
  return presentSessionUser({ actor, services }, row, linker(context));
}

/** The same user after a change, or in another company. */
export async function readAgain(context: SignedIn): Promise<SessionUser> {
  const actor = await enter(context.trx, context.actor.sessionId);
  if (!actor) throw requestErrors.signInRequired();
  return readCurrentUser({ ...context, actor });
}

export async function listSelectableCompanies(
  context: SignedIn,
  search: string | undefined,
): Promise<{ companies: CompanyChoice[] }> {
  const rows = await findSelectableCompanies(context.trx, { search: search ?? null, limit: COMPANY_CHOICES });
  return { companies: rows.map((row) => presentChoice(row, linker(context))) };
}

/** One of the person's own companies; who is inside another one leaves it. */
export async function selectCompany(context: SignedIn, companyId: string): Promise<SessionUser> {
  const { actor, trx } = context;
  if (!(await worksIn(trx, companyId))) throw sessionErrors.companyNotAllowed();
  if (actor.stepIn) await leaveStepIn(trx, actor, context.now);
  await setSessionCompany(trx, actor, companyId);
  await audit(trx, context, {
    action: 'session.selectCompany',
    entity: 'user',
    entityId: actor.userId,
    before: { companyId: actor.companyId },
    after: { companyId },
  });
  return workElsewhere(context);
}

/** Open streams belong to the company they were opened in, so they end and are opened again. */
export async function workElsewhere(context: SignedIn): Promise<SessionUser> {
  const { actor, trx, services } = context;
  await services.realtime.closeSessions(trx, { sessionId: actor.sessionId });
  return readAgain(context);
}

export function linker({ services, now }: Pick<RequestContext, 'services' | 'now'>): Link {
  return (fileId) => (fileId ? signedUrl(services.config, fileId, now) : null);
}
