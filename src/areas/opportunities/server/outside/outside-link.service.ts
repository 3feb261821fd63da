import { linkState } from '#areas/sharing/rules/public-link.ts';
import {
  endLink,
  findOpportunityLink,
  type ListedLink,
  opportunityLinks,
  searchOf,
  storeLink,
} from '#areas/sharing/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import type { Language } from '#kernel/language.ts';
import { addressOf } from '#kernel/screens.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { screens } from '../../area.ts';
import type * as calls from '../../contract/share.calls.ts';
import type { OpportunityLink } from '../../contract/share.calls.ts';
import { OUTCOME_DAYS } from '../../rules/outside-carrier.ts';
import { insertEvents, type OpportunityRecord } from '../opportunity.repository.ts';
import { lockSeen, readOwn } from '../opportunity-access.ts';
import { requirePublished } from '../postulation-access.ts';
import { applicationsByLink } from './outside.repository.ts';
import { isPublished } from './outside-page.ts';

type Context = RequestContext<Actor>;

const DAY_MS = 86_400_000;

interface Recipient {
  readonly recipient: string | null;
  readonly language: Language | null;
}

/**
 * Strangers open it while the opportunity is published, and not a moment longer; whoever applied by it still reads what
 * became of that, so the link itself ends some days later.
 */
export async function issueOpportunityLink(context: Context, record: OpportunityRecord, to: Recipient) {
  const { trx, actor, caller } = context;
  requirePublished(context, record);
  const { id, alias } = await storeLink(trx, {
    companyId: record.company_id,
    purpose: 'opportunity',
    opportunity_id: record.id,
    ...to,
    expiresAt: new Date(record.ends_at!.getTime() + OUTCOME_DAYS * DAY_MS),
    userId: actor.userId,
  });
  const url = `${caller.origin}${addressOf(screens.outsideView, { alias })}${searchOf({ lang: to.language })}`;
  await audit(trx, context, {
    action: 'publicLinks.linkShared',
    entity: 'publicLink',
    entityId: id,
    after: { purpose: 'opportunity', opportunity: record.code, recipient: to.recipient },
  });
  return { id, url };
}

export async function createLink(
  context: Context,
  id: string,
  { recipient, language = null }: ParsedInput<typeof calls.createOpportunityLink>['body'],
) {
  const { trx, actor } = context;
  const record = await lockSeen(context, id);
  const made = await issueOpportunityLink(context, record, { recipient, language });
  await insertEvents(trx, record, [{ type: 'linkShared', userId: actor.userId, details: { recipient } }]);
  return { link: await present(context, record, await findOpportunityLink(trx, id, made.id)), url: made.url };
}

export async function listLinks(context: Context, id: string) {
  const record = await readOwn(context, id);
  const links = await opportunityLinks(context.trx, id);
  const applied = await applicationsByLink(
    context.trx,
    links.map((link) => link.id),
  );
  return { links: links.map((link) => presentLink(context, record, link, applied.get(link.id)?.all ?? 0)) };
}

export async function revokeLink(context: Context, id: string, linkId: string) {
  const { trx, actor, now } = context;
  const record = await lockSeen(context, id);
  const link = await findOpportunityLink(trx, id, linkId);
  if (!link.revoked_at) {
    await endLink(trx, linkId, { userId: actor.userId, at: now });
    const entry = {
      entity: 'publicLink',
      entityId: linkId,
      after: { purpose: 'opportunity', opportunity: record.code },
    };
    await audit(trx, context, { action: 'publicLinks.linkRevoked', ...entry });
    const details = { recipient: link.recipient };
    await insertEvents(trx, record, [{ type: 'linkRevoked', userId: actor.userId, details }]);
  }
  return { link: await present(context, record, await findOpportunityLink(trx, id, linkId)) };
}

async function present(context: Context, record: OpportunityRecord, link: ListedLink): Promise<OpportunityLink> {
  const applied = await applicationsByLink(context.trx, [link.id]);
  return presentLink(context, record, link, applied.get(link.id)?.all ?? 0);
}

function presentLink({ now }: Context, record: OpportunityRecord, link: ListedLink, applications: number) {
  const { revoked_at: revokedAt, expires_at: expiresAt } = link;
  const isOver = !isPublished(record, now);
  const state = linkState({ expiresAt: isOver ? now : expiresAt, revokedAt }, now);
  return {
    _id: link.id,
    recipient: link.recipient,
    language: link.language,
    state,
    expiresAt: isOver ? null : record.ends_at!.toISOString(),
    accessCount: link.access_count,
    lastAccessAt: link.last_access_at?.toISOString() ?? null,
    applications,
    createdBy: link.created_by === null ? null : { _id: link.created_by, name: link.created_by_name ?? '' },
    createdAt: link.created_at.toISOString(),
  };
}
