import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type * as calls from '../../contract/rating.calls.ts';
import { facilityRatingErrors } from '../../contract/rating.errors.ts';
import * as repository from './rating.repository.ts';

type Context = RequestContext<Actor>;

const presentAverages = ({ stars, count, waiting, turn }: repository.Averages) => ({
  stars,
  count,
  waitingMinutes: waiting,
  turnMinutes: turn,
});

export async function readFacilities(
  { trx, actor }: Context,
  wanted: ParsedInput<typeof calls.readFacilities>['query'],
) {
  const companyId = companyOf(actor);
  const facilities = await repository.facilityAverages(trx, companyId, wanted);
  const months = await repository.monthlyAverages(trx, companyId, wanted);
  return {
    facilities: facilities.map((one) => ({ _id: one.id, fullName: one.full_name, ...presentAverages(one) })),
    months: months.map((one) => ({ month: one.month, ...presentAverages(one) })),
  };
}

export async function readRatings(
  { trx, actor }: Context,
  { page, ...wanted }: ParsedInput<typeof calls.listFacilityRatings>['query'],
) {
  const rows = await repository.listRatings(trx, companyOf(actor), wanted, page);
  return { ratings: rows.map(presentRating), total: rows[0]?.total ?? 0 };
}

export async function replyTo({ trx, actor }: Context, id: string, reply: string) {
  const companyId = companyOf(actor);
  const found = await repository.findRating(trx, companyId, id);
  if (!found) throw requestErrors.notFound();
  if (!(await repository.insertReply(trx, id, reply, actor.userId))) throw facilityRatingErrors.replied();
  return { rating: presentRating((await repository.findRating(trx, companyId, id))!) };
}

const presentRating = (rating: repository.RatingRecord): calls.FacilityRating => ({
  _id: rating.id,
  warehouse: { _id: rating.warehouse_id, fullName: rating.full_name },
  by: rating.by,
  stars: rating.stars,
  comment: rating.comment,
  ratedBy: rating.rated_by,
  createdAt: rating.created_at.toISOString(),
  reply: rating.reply,
  repliedBy: rating.replied_by,
  repliedAt: rating.replied_at?.toISOString() ?? null,
});
