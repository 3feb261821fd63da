import { dayIn } from '#kernel/dates.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { viewOf } from '../contract/paper.permissions.ts';
import type { PapersView } from '../contract/paper.shapes.ts';
import type { Paper } from '../rules/paper.ts';
import type { PaperOwner } from '../rules/paper-owner.ts';
import { checklistOf } from './checklist-of.ts';
import { requireOwner } from './owner.repository.ts';
import { presentPapers, type StandingPapers } from './paper.presenter.ts';
import { readPapers } from './paper.repository.ts';
import type { PaperAuthor } from './write-papers.ts';

type Asked = Pick<RequestContext<Actor>, 'actor' | 'now'>;

/** Whoever asks, as somebody who writes papers. */
export function paperAuthor({ actor, now }: Asked): PaperAuthor {
  return { userId: actor.userId, view: viewOf(actor.permissions), today: dayIn(now) };
}

/** Checklist, papers and photo of an owner: what rules and presenter ask for. */
export async function standingPapers(trx: Trx, owner: PaperOwner): Promise<StandingPapers> {
  const record = await requireOwner(trx, owner);
  return {
    slots: await checklistOf(trx, owner.companyId, record),
    papers: await readPapers(trx, owner),
    hasPhoto: record.hasPhoto,
  };
}

/** Everything the details of a driver or a vehicle show of its papers. */
export async function viewPapers(context: RequestContext<Actor>, owner: PaperOwner): Promise<PapersView> {
  const { view, today } = paperAuthor(context);
  return presentPapers(await standingPapers(context.trx, owner), { ...context, view, today });
}

/** What a history tells of papers, in words a reader of it knows. */
export function toldOfPapers(papers: readonly Paper[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    papers.map(({ type, file, number, category, issuedOn, expiresOn }) => [
      type,
      { fileName: file?.name ?? null, number, category, issuedDate: issuedOn, expirationDate: expiresOn },
    ]),
  );
}
