import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { NewsArticle, NewsCard } from '../contract/news.shapes.ts';
import { countOffered } from './benefit-reader.repository.ts';
import { takerOf } from './benefit-reader.service.ts';
import * as repository from './news.repository.ts';
import { roleKeysOf } from './publication.repository.ts';

type Context = RequestContext<Actor>;

/** Somebody who works nowhere yet has no country, and so nothing to read. */
async function readerOf({ trx, actor, now }: Context): Promise<repository.Reader | undefined> {
  const { companyId, userId } = actor;
  return companyId === null ? undefined : { userId, now, roles: await roleKeysOf(trx, companyId, userId) };
}

export async function readCards(context: Context) {
  const reader = await readerOf(context);
  if (!reader) return { cards: [], benefits: 0 };
  const rows = await repository.readCardRows(context.trx, reader);
  const benefits = await countOffered(context.trx, takerOf(context));
  return { cards: rows.map((row) => presentCard(context, row)), benefits };
}

export async function readArticle(context: Context, id: string): Promise<{ article: NewsArticle }> {
  const found = await findOne(context, id);
  return { article: { ...presentCard(context, found), body: found.body } };
}

export async function markReached(context: Context, ids: readonly string[]) {
  const reader = await readerOf(context);
  const found = reader && isCounted(context) ? await repository.publishedAmong(context.trx, reader, ids) : [];
  return { reached: await repository.insertReadings(context.trx, context.actor.userId, found) };
}

export async function markOpened(context: Context, id: string) {
  const found = await findOne(context, id);
  if (!isCounted(context)) return { opened: false };
  const { trx, actor } = context;
  await repository.insertReadings(trx, actor.userId, [found]);
  await repository.markOpenedRow(trx, actor.userId, id);
  return { opened: true };
}

/** A super administrator who looks into a company is none of its readers. */
const isCounted = ({ actor }: Context): boolean => actor.stepIn === null;

async function findOne(context: Context, id: string): Promise<repository.PublishedNews> {
  const reader = await readerOf(context);
  if (!reader) throw requestErrors.notFound();
  return repository.findPublished(context.trx, reader, id);
}

function presentCard({ services, now }: Context, row: repository.PublishedNews): NewsCard {
  return {
    _id: row.id,
    title: row.title,
    summary: row.summary,
    picture: row.picture_file_id && signedUrl(services.config, row.picture_file_id, now),
    companyName: row.companyName,
    publishedAt: row.published_at.toISOString(),
    pinned: row.pinned,
    reached: row.isReached,
    opened: row.isOpened,
  };
}
