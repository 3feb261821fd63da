import { associatedCompanies } from '#areas/companies/server/index.ts';
import { fieldKeyProblems } from '#areas/master-data/server/index.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { withCityPosition } from '#platform/places/place-position.ts';
import { OPPORTUNITY_FIELDS } from '../contract/opportunity-fields.ts';
import type { OpportunityInput } from '../contract/opportunity-input.shapes.ts';
import { lateProblems } from '../rules/opportunity-problems.ts';
import { isForEverybody, namesCompanies, type PublicationType } from '../rules/publication.ts';
import type { OpportunityRecord } from './opportunity.repository.ts';
import { columnsOf, type OpportunityValues } from './opportunity-columns.ts';
import { type NewReader, peopleOf } from './reader.repository.ts';

type Context = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'now'>;
type Problems = Record<string, FieldProblem>;

export interface ReadOpportunity {
  readonly values: OpportunityValues;
  readonly readers: readonly NewReader[];
}

/** Applies a form, whose shape has judged what needs no database, and checks the rest against what is stored. */
export async function readOpportunity(
  context: Context,
  { associatedCompanies: companies, usersCompaniesAssociated: people, ...form }: OpportunityInput,
  before: OpportunityRecord | null,
): Promise<ReadOpportunity> {
  const values = await completed(context, form);
  const audience = await readAudience(context, values, { companies, people });
  const fields: Problems = {
    ...changedLateProblems(context, form, before),
    ...(await clientProblem(context, values, before)),
    ...(await fieldKeyProblems(context.trx, companyOf(context.actor), OPPORTUNITY_FIELDS, {
      said: values,
      stored: before,
    })),
    ...audience.problems,
  };
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  return { values, readers: audience.readers };
}

/** What does not belong to the chosen kind of freight, dates or publication is left empty. */
async function completed({ trx }: Context, form: object): Promise<OpportunityValues> {
  const said = columnsOf(form as never) as OpportunityValues;
  const negotiated = said.freight_type === 'toNegotiate';
  const type = said.publication_type as PublicationType;
  return {
    ...BLANK,
    ...said,
    origin: await withCityPosition(trx, said.origin),
    destination: await withCityPosition(trx, said.destination),
    freight: negotiated ? null : said.freight,
    freight_unit: said.freight_type === 'compound' ? said.freight_unit : null,
    advance_percent: said.advance ? said.advance_percent : null,
    audience: type === 'private' ? (said.audience ?? 'chosen') : 'chosen',
    own_first_hours: isForEverybody(type) ? (said.own_first_hours ?? null) : null,
    answer_hours: type === 'direct' ? said.answer_hours : null,
  };
}

/** What a request may leave out. */
const BLANK = {
  client_id: null,
  category_load: null,
  special_notes: null,
  comment: null,
  freight: null,
  freight_unit: null,
  invoice: true,
  advance: false,
  advance_percent: null,
  first_price_wins: false,
  deadline: null,
  publish_at: null,
  own_first_hours: null,
  answer_hours: null,
  email_notification: true,
  whatsapp_notification: true,
} as const;

/** A moment that has passed since it was stored may stay; a new one may not be over already. */
function changedLateProblems({ now }: Context, form: object, before: OpportunityRecord | null): Problems {
  const { deadline = null, publicationDate = null } = form as { deadline?: string; publicationDate?: string };
  const changed = (said: string | null, stored: Date | null | undefined) =>
    said !== null && Date.parse(said) !== stored?.getTime() ? said : null;
  return lateProblems(
    { deadline: changed(deadline, before?.deadline), publicationDate: changed(publicationDate, before?.publish_at) },
    now,
  );
}

async function clientProblem(
  { trx, actor }: Context,
  { client_id: id }: OpportunityValues,
  before: OpportunityRecord | null,
): Promise<Problems> {
  if (id === null || id === before?.client_id) return {};
  const client = await findActivePartner(trx, companyOf(actor), 'client', id);
  return client ? {} : { 'clientCompany._id': { code: 'choice' } };
}

interface ChosenAudience {
  readonly companies: readonly string[];
  readonly people: readonly string[];
}

/** Chosen companies must be associated, and chosen people must belong to one of them. */
async function readAudience({ trx, actor }: Context, values: OpportunityValues, { companies, people }: ChosenAudience) {
  const type = values.publication_type as PublicationType;
  if (!namesCompanies(type) || (type === 'private' && values.audience !== 'chosen'))
    return { readers: [], problems: {} };
  const chosen = [...new Set(companies)];
  const associates = new Set((await associatedCompanies(trx, companyOf(actor))).map(({ companyId }) => companyId));
  const problems: Problems = {};
  if (chosen.some((id) => !associates.has(id))) problems.associatedCompanies = { code: 'notAssociated' };
  const known = people.length > 0 ? await peopleOf(trx, chosen, { userIds: people }) : [];
  const found = new Set(known.map(({ userId }) => userId));
  if (people.some((id) => !found.has(id))) problems.usersCompaniesAssociated = { code: 'choice' };
  const readers = chosen.map((companyId): NewReader => {
    const own = known.filter((person) => person.companyId === companyId).map(({ userId }) => userId);
    return { companyId, userIds: own.length > 0 ? own : null };
  });
  return { readers, problems };
}
