import { usualZone } from '#countries/country.ts';
import { dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { Actor } from '#platform/actor.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { OfferedBenefit, TakenBenefit } from '../contract/benefit.shapes.ts';
import { contentErrors } from '../contract/content.errors.ts';
import { type BenefitCategory, leftOf, type PerPerson, periodOf } from '../rules/benefit-terms.ts';
import { OFFERED_MAX } from '../rules/content-limits.ts';
import * as repository from './benefit-reader.repository.ts';

type Context = RequestContext<Actor>;

/** Validity is a matter of days in the country of the benefit, which is the reader's. */
export const takerOf = ({ actor, now }: Pick<Context, 'actor' | 'now'>): repository.Taker => ({
  userId: actor.userId,
  now,
  today: dayIn(now, usualZone(actor.country)),
});

export async function readOffered(context: Context): Promise<{ benefits: OfferedBenefit[]; more: number }> {
  const { trx, actor } = context;
  if (actor.companyId === null) return { benefits: [], more: 0 };
  const taker = takerOf(context);
  const rows = await repository.findOffered(trx, taker);
  const more = rows.length < OFFERED_MAX ? 0 : (await repository.countOffered(trx, taker)) - rows.length;
  return { benefits: rows.map((row) => presentOffered(context, row)), more };
}

export async function readTaken(context: Context): Promise<{ benefits: TakenBenefit[]; more: number }> {
  const { trx, actor } = context;
  const rows = await repository.findTaken(trx, actor.userId);
  const more = rows.length < OFFERED_MAX ? 0 : (await repository.countTaken(trx, actor.userId)) - rows.length;
  return { benefits: rows.map((row) => presentTaken(context, row)), more };
}

export async function takeBenefit(context: Context, id: string): Promise<{ benefit: TakenBenefit }> {
  const { trx, actor } = context;
  const taker = takerOf(context);
  const [offered] = actor.companyId === null ? [] : await repository.findOffered(trx, taker, id);
  if (!offered) throw contentErrors.notOffered();
  if (offered.valid_from > taker.today) throw contentErrors.notYet();
  const takingId = createId();
  await repository.insertTaking(trx, {
    id: takingId,
    company_id: offered.company_id,
    benefit_id: id,
    user_id: actor.userId,
    period: periodOf(offered.per_person as PerPerson, taker.today, takingId),
  });
  const [taken] = await repository.findTaken(trx, actor.userId, takingId);
  return { benefit: presentTaken(context, taken!) };
}

function presentShown(row: repository.ShownBenefit) {
  return {
    _id: row.id,
    title: row.title,
    partner: row.partner,
    category: row.category as BenefitCategory,
    discount: row.discount,
    conditions: row.conditions,
    whatsapp: row.whatsapp,
    cities: [...row.cities],
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    perPerson: row.per_person as PerPerson,
  };
}

const logoOf = ({ services, now }: Context, { logo_file_id: file }: repository.ShownBenefit): string | null =>
  file && signedUrl(services.config, file, now);

function presentOffered(context: Context, row: repository.Offered): OfferedBenefit {
  const left = leftOf(row.quantity, row.taken);
  return {
    ...presentShown(row),
    logoUrl: logoOf(context, row),
    left,
    refusal: refusalOf(row, left, takerOf(context).today),
  };
}

function refusalOf(
  { per_person, periods, valid_from }: repository.Offered,
  left: number | null,
  today: string,
): OfferedBenefit['refusal'] {
  if (valid_from > today) return 'notYet';
  if (per_person !== 'unlimited' && periods.length > 0)
    return per_person === 'once' ? 'alreadyTaken' : 'takenThisMonth';
  return left === 0 ? 'soldOut' : null;
}

function presentTaken(context: Context, row: repository.Taken): TakenBenefit {
  return {
    ...presentShown(row),
    takingId: row.takingId,
    number: row.number,
    takenAt: row.takenAt.toISOString(),
    code: row.code,
    link: row.link,
    logoUrl: logoOf(context, row),
    over: row.valid_until < takerOf(context).today,
  };
}
