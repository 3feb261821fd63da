import type { Actor } from '#platform/actor.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { OpportunityView } from '../contract/opportunity.shapes.ts';
import { opportunityActions } from '../contract/opportunity-actions.ts';
import type { OpportunityRecord } from './opportunity.repository.ts';
import { seesPrices } from './opportunity-access.ts';
import { replyOf } from './opportunity-columns.ts';
import { readOpportunityRelations } from './opportunity-relations.repository.ts';
import { readReaders } from './reader.repository.ts';

type Context = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'now'>;

export const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What every reader of an opportunity sees. */
export function presentState(record: OpportunityRecord, companyName: string) {
  return {
    _id: record.id,
    version: record.version,
    code: record.code,
    state: record.state,
    companyId: record.company_id,
    companyName,
    publishedAt: moment(record.published_at),
    endsAt: moment(record.ends_at),
    endedBy: record.ended_by,
    cancelReason: record.cancel_reason,
    applicants: record.applicants,
    accepted: record.accepted,
    createdAt: record.created_at.toISOString(),
  };
}

/** An opportunity as its own company sees it; prices only with the right to see them. */
export async function presentOwn({ trx, actor, now }: Context, record: OpportunityRecord): Promise<OpportunityView> {
  const { companyName, clientName, createdByName, orders } = await readOpportunityRelations(trx, record);
  const reply = replyOf(record);
  const { freightOffered } = reply;
  return {
    ...presentState(record, companyName),
    ...reply,
    freightOffered: seesPrices(actor) ? freightOffered : { ...freightOffered, value: null },
    clientName,
    associatedCompanies: await withPlatformScope(trx, () => readReaders(trx, record)),
    opensAt: moment(record.opens_at),
    isOpen: record.is_open,
    isScheduled: record.publish_at !== null && record.publish_at > now && record.state !== 'published',
    createdBy: { userId: record.created_by, fullName: createdByName },
    orders,
    actions: opportunityActions(record.state, actor.permissions),
  };
}
