import { usualZone } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { dayIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { currentCities } from '#platform/places/current-cities.ts';
import type * as calls from '../contract/benefit.calls.ts';
import type { BenefitInput, BenefitView } from '../contract/benefit.shapes.ts';
import { contentErrors } from '../contract/content.errors.ts';
import type { BenefitCategory, PerPerson } from '../rules/benefit-terms.ts';
import { type BenefitState, contentActions, isChangeable, type Step } from '../rules/publication.ts';
import * as repository from './benefit.repository.ts';
import {
  countryIn,
  requireManager,
  requireOwnCountry,
  requireTimes,
  requireVersion,
  requireWriter,
  stateAfter,
  writerOf,
} from './content-access.ts';
import { forgetPicture, receivePicture } from './picture.ts';
import { isOfPlatform } from './publication.repository.ts';

type Context = RequestContext<Actor>;

export async function createBenefit(context: Context, input: BenefitInput) {
  const { trx, actor } = context;
  await checkCountry(context, input);
  await checkCities(context, input, []);
  const id = createId();
  const logo = await receivePicture(context, 'logo', input.logo, null);
  const made = { id, company_id: companyOf(actor), created_by: actor.userId };
  await repository.insertBenefit(trx, { ...valuesOf(input, logo), ...made });
  return recordChange(context, 'content.createBenefit', null, id);
}

export async function updateBenefit(
  context: Context,
  id: string,
  { version, ...input }: ParsedInput<typeof calls.updateBenefit>['body'],
) {
  const { trx, actor, now } = context;
  const before = await lockManaged(context, id);
  requireWriter(actor, 'benefits', countryIn(before));
  if (!isChangeable(before.state as BenefitState)) throw contentErrors.wrongState();
  requireVersion(before, version);
  requireTimes(before, input, now);
  if (input.quantity !== null && input.quantity < before.taken) {
    throw requestErrors.invalid({ fields: { quantity: { code: 'belowTaken', params: { count: before.taken } } } });
  }
  // Whoever took one did so by the terms of then: another limit would count for some and not for others.
  if (input.perPerson !== before.per_person && before.taken > 0) {
    throw requestErrors.invalid({ fields: { perPerson: { code: 'fixedByTaken' } } });
  }
  await checkCountry(context, input);
  await checkCities(context, input, before.cities);
  const logo = await receivePicture(context, 'logo', input.logo, before.logo_file_id);
  await repository.updateBenefitRow(trx, id, valuesOf(input, logo));
  await forgetPicture(context, before.logo_file_id, logo);
  return recordChange(context, 'content.updateBenefit', before, id);
}

/** Publishes, archives, or makes a draft again. */
export async function moveBenefit(context: Context, id: string, step: Step, version: number) {
  const { trx, actor, now } = context;
  const before = await lockManaged(context, id);
  requireWriter(actor, 'benefits', countryIn(before));
  requireVersion(before, version);
  const state = stateAfter(before, step, writerOf(actor, 'benefits', before), now);
  const isOver = before.valid_until < dayIn(now, usualZone(before.country_code));
  if (step === 'publish' && isOver) throw contentErrors.over();
  await repository.updateBenefitRow(trx, id, { state, ...(state === 'published' ? { published_at: now } : {}) });
  return recordChange(context, `content.${step}Benefit`, before, id);
}

export async function readBenefitView(context: Context, id: string): Promise<{ benefit: BenefitView }> {
  const record = await repository.findBenefit(context.trx, companyOf(context.actor), id);
  requireManager(context.actor, 'benefits', record);
  return { benefit: present(context, record) };
}

async function lockManaged({ trx, actor }: Context, id: string): Promise<repository.BenefitRecord> {
  const record = await repository.lockBenefit(trx, companyOf(actor), id);
  requireManager(actor, 'benefits', record);
  return record;
}

async function checkCountry({ trx, actor }: Context, { country }: Pick<BenefitInput, 'country'>): Promise<void> {
  requireWriter(actor, 'benefits', country);
  requireOwnCountry(country, actor.country, await isOfPlatform(trx, companyOf(actor)));
}

/** Towns of the country, as the platform has them today; those that are stored stay. */
async function checkCities(
  { trx }: Context,
  { cities, country }: Pick<BenefitInput, 'cities' | 'country'>,
  stored: readonly repository.City[],
): Promise<void> {
  const { byId } = await currentCities(trx);
  const kept = new Set(stored.map(({ cityId }) => cityId));
  const wrong = cities.flatMap(({ cityId }, at) =>
    byId(cityId)?.country === country || (kept.has(cityId) && !byId(cityId)) ? [] : [`cities.${at}`],
  );
  if (wrong.length === 0) return;
  throw requestErrors.invalid({ fields: Object.fromEntries(wrong.map((field) => [field, { code: 'cityOfCountry' }])) });
}

const valuesOf = (input: BenefitInput, logo: string | null): repository.BenefitValues => ({
  country_code: input.country,
  title: input.title,
  partner: input.partner,
  category: input.category,
  discount: input.discount,
  conditions: input.conditions,
  code: input.code,
  link: input.link,
  whatsapp: input.whatsapp,
  logo_file_id: logo,
  cities: JSON.stringify(input.cities),
  valid_from: input.validFrom,
  valid_until: input.validUntil,
  quantity: input.quantity,
  per_person: input.perPerson,
  publish_at: input.publishAt,
  ends_at: input.endsAt,
});

async function recordChange(context: Context, action: string, before: repository.BenefitRecord | null, id: string) {
  const after = await repository.findBenefit(context.trx, companyOf(context.actor), id);
  await audit(context.trx, context, {
    action,
    entity: 'benefit',
    entityId: id,
    before: before && auditOf(before),
    after: auditOf(after),
  });
  return { benefit: present(context, after) };
}

const auditOf = (record: repository.BenefitRecord) => ({
  ...{ title: record.title, partner: record.partner, category: record.category, discount: record.discount },
  ...{ conditions: record.conditions, code: record.code, link: record.link, whatsapp: record.whatsapp },
  ...{ state: record.state, country: record.country_code, quantity: record.quantity, perPerson: record.per_person },
  cities: record.cities.map(({ cityName }) => cityName).join(', '),
  validFrom: record.valid_from,
  validUntil: record.valid_until,
  publishAt: record.publish_at?.toISOString() ?? null,
  endsAt: record.ends_at?.toISOString() ?? null,
});

function present({ actor, services, now }: Context, record: repository.NamedBenefit): BenefitView {
  const { logo_file_id: fileId, logoName } = record;
  return {
    _id: record.id,
    version: record.version,
    state: record.state as BenefitState,
    country: countryIn(record),
    title: record.title,
    partner: record.partner,
    category: record.category as BenefitCategory,
    discount: record.discount,
    conditions: record.conditions,
    code: record.code,
    link: record.link,
    whatsapp: record.whatsapp,
    logo: fileId === null ? null : { fileId, fileName: logoName ?? '', url: signedUrl(services.config, fileId, now) },
    cities: [...record.cities],
    validFrom: record.valid_from,
    validUntil: record.valid_until,
    quantity: record.quantity,
    taken: record.taken,
    perPerson: record.per_person as PerPerson,
    publishAt: record.publish_at?.toISOString() ?? null,
    endsAt: record.ends_at?.toISOString() ?? null,
    publishedAt: record.published_at?.toISOString() ?? null,
    everywhere: record.everywhere,
    authorName: record.authorName,
    actions: contentActions(record.state as BenefitState, writerOf(actor, 'benefits', record)),
  };
}
