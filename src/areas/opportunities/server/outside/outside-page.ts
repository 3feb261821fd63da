import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import {
  countAccess,
  createAlias,
  hashOf,
  type LinkContext,
  type LinkPage,
  type LinkRecord,
  looksLikeAlias,
  type OpeningContext,
  openLink,
} from '#areas/sharing/server/index.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { findOpportunity, type OpportunityRecord } from '../opportunity.repository.ts';
import { presentOutsideView } from './outside.presenter.ts';
import { findOutsideApplication } from './outside.repository.ts';
import type { OutsideLink } from './outside-link.ts';

/** Says which application of a link is one's own; it is sent to the calls of that link only. */
const COOKIE = 'tropeiro.carrier';

/** A link that stands, whatever became of its opportunity. */
async function find(context: OpeningContext, alias: string): Promise<OutsideLink> {
  const { trx, caller } = context;
  const link = await openLink(context, alias, 'opportunity');
  const opportunity = await findOpportunity(trx, link.opportunity_id!);
  const visitor = caller.cookies[COOKIE];
  const application = visitor ? await findOutsideApplication(trx, link.id, hashOf(visitor)) : undefined;
  return { ...link, opportunity, application };
}

/** Whoever applied still reads what became of it; to everybody else an opportunity that is over is an unknown link. */
async function open(context: OpeningContext, alias: string): Promise<OutsideLink> {
  const link = await find(context, alias);
  if (!link.application && !isPublished(link.opportunity, context.now)) throw linkErrors.linkInvalid();
  return link;
}

/** The same for an application: whoever had the page open while it was published reads why it is too late. */
export async function openToApply(context: LinkContext, alias: string): Promise<OutsideLink> {
  const { cookies } = context.caller;
  return cookies[COOKIE] === undefined ? open(context, alias) : find(context, alias);
}

export function isPublished({ state, ends_at }: OpportunityRecord, now: Date): boolean {
  return state === 'published' && ends_at !== null && ends_at > now;
}

export const outsidePage: LinkPage<OutsideLink> = {
  open,
  show,
};

async function show({ trx, now, services, language }: OpeningContext, link: OutsideLink) {
  const { translate } = await services.catalogueDesk.servicesOfLink(services, trx);
  const { category_load, vehicle_type } = link.opportunity;
  const named = {
    categoryName: category_load && translate(language, dynamicKey('operations.catalogues.categories', category_load)),
    typeTransportUnitName: translate(language, dynamicKey('operations.catalogues.vehicleTypes', vehicle_type)),
  };
  return { opportunity: await presentOutsideView(trx, link, isPublished(link.opportunity, now), named) };
}

/** The page of the link as it is now, after something was written. */
export async function showAgain(context: LinkContext, link: LinkRecord, secretHash: string) {
  const { trx } = context;
  const opportunity = await findOpportunity(trx, link.opportunity_id!);
  const application = await findOutsideApplication(trx, link.id, secretHash);
  return show(context, { ...link, opportunity, application });
}

export async function readOutsideView(context: LinkContext, alias: string, isAgain: boolean) {
  const link = await open(context, alias);
  if (!isAgain) await countAccess(context.trx, link.id, context.now);
  visitorOf(context, alias, link);
  return show(context, link);
}

/** The secret of the visitor: given with the first page, so that a repeated application is known to be theirs. */
export function visitorOf({ now, caller, reply }: LinkContext, alias: string, { expires_at }: LinkRecord): string {
  const known = caller.cookies[COOKIE];
  const secret = known && looksLikeAlias(known) ? known : createAlias();
  reply.setCookie(COOKIE, secret, {
    path: `/api/opportunity-view/${alias}`,
    maxAgeSeconds: Math.floor((expires_at.getTime() - now.getTime()) / 1000),
  });
  return secret;
}
