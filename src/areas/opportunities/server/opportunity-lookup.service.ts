import { associatedCompanies } from '#areas/companies/server/index.ts';
import { findActivePartner, findPartnerNames } from '#areas/partners/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/opportunity.calls.ts';
import { seesPrices } from './opportunity-access.ts';
import { lastFreights } from './opportunity-relations.repository.ts';
import { peopleOf } from './reader.repository.ts';

type Context = RequestContext<Actor>;

const FREIGHTS_SHOWN = 10;
const PEOPLE_SHOWN = 50;

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Favourites first, then by name. */
export async function findAssociates({ trx, actor }: Context, search: string | undefined) {
  const words = folded(search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const associates = (await associatedCompanies(trx, companyOf(actor)))
    .filter(({ companyName }) => words.every((word) => folded(companyName).includes(word)))
    .sort((one, other) => Number(other.favourite) - Number(one.favourite));
  return { associates };
}

export async function findAssociatedUsers({ trx, actor }: Context, companyId: string, search: string | undefined) {
  const known = await associatedCompanies(trx, companyOf(actor));
  if (!known.some((company) => company.companyId === companyId)) throw requestErrors.notFound();
  const people = await peopleOf(trx, [companyId], { search, most: PEOPLE_SHOWN });
  return { users: people.map(({ userId, fullName }) => ({ userId, fullName })) };
}

/** The company's own prices; nobody else's, and none without the right to see them. */
export async function readLanePrices(
  { trx, actor }: Context,
  { origin, destination }: ParsedInput<typeof calls.readLanePrices>['query'],
) {
  if (!seesPrices(actor)) return { freights: [] };
  return { freights: await lastFreights(trx, companyOf(actor), origin, destination, FREIGHTS_SHOWN) };
}

export async function findClients(
  { trx, actor }: Context,
  { search, clientId }: ParsedInput<typeof calls.findOpportunityClients>['query'],
) {
  const companyId = companyOf(actor);
  const named = clientId ? await findActivePartner(trx, companyId, 'client', clientId) : undefined;
  const clients = clientId ? (named ? [named] : []) : await findPartnerNames(trx, companyId, 'client', search);
  return { clients: clients.map(({ id: _id, name }) => ({ _id, name })) };
}
