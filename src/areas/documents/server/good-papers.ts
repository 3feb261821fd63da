import { dayIn, showDay } from '#kernel/dates.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { documentErrors } from '../contract/paper.errors.ts';
import { expiredPapers } from '../rules/expiry.ts';
import { ownerName } from '../rules/owner-name.ts';
import type { PaperOwner } from '../rules/paper-owner.ts';
import { requireOwner } from './owner.repository.ts';
import { standingPapers } from './whole-papers.ts';

type Context = Pick<RequestContext<unknown>, 'trx' | 'services' | 'language' | 'now'>;

/** Whoever is assigned has no required paper that has run out; otherwise the refusal says which, and since when. */
export async function requireGoodPapers({ trx, services, language, now }: Context, owner: PaperOwner): Promise<void> {
  const standing = await standingPapers(trx, owner);
  const expired = expiredPapers(standing.slots, standing.papers, dayIn(now));
  if (expired.length === 0) return;
  const name = ownerName(await requireOwner(trx, owner));
  const dated = expired.map(({ type, expiresOn }) => ({ type, date: showDay(expiresOn) }));
  const papers = dated.map(({ type, date }) => `${services.translate(language, `documents.types.${type}`)} (${date})`);
  throw documentErrors.expired({
    params: { name, papers: papers.join(', ') },
    fields: Object.fromEntries(
      dated.map(({ type, date }) => [`documents.${type}`, { code: 'expired', params: { date } }]),
    ),
  });
}
