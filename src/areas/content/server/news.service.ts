import type { ParsedInput } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { contentErrors } from '../contract/content.errors.ts';
import type * as calls from '../contract/news.calls.ts';
import type { NewsInput, NewsView } from '../contract/news.shapes.ts';
import { contentActions, isChangeable, type NewsState, type Step } from '../rules/publication.ts';
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
import * as repository from './news.repository.ts';
import { forgetPicture, receivePicture } from './picture.ts';
import { isOfPlatform } from './publication.repository.ts';

type Context = RequestContext<Actor>;

export async function createNews(context: Context, input: NewsInput) {
  const { trx, actor } = context;
  await checkCountry(context, input);
  const id = createId();
  const picture = await receivePicture(context, 'picture', input.picture, null);
  await repository.insertNews(trx, {
    ...valuesOf(input, picture),
    id,
    company_id: companyOf(actor),
    created_by: actor.userId,
  });
  return recordChange(context, 'content.createNews', null, id);
}

export async function updateNews(
  context: Context,
  id: string,
  { version, ...input }: ParsedInput<typeof calls.updateNews>['body'],
) {
  const { trx, actor, now } = context;
  const before = await lockManaged(context, id);
  requireWriter(actor, 'news', countryIn(before));
  if (!isChangeable(before.state as NewsState)) throw contentErrors.wrongState();
  requireVersion(before, version);
  requireTimes(before, input, now);
  await checkCountry(context, input);
  const picture = await receivePicture(context, 'picture', input.picture, before.picture_file_id);
  await repository.updateNewsRow(trx, id, valuesOf(input, picture));
  await forgetPicture(context, before.picture_file_id, picture);
  return recordChange(context, 'content.updateNews', before, id);
}

/** Publishes, archives, or makes a draft again. */
export async function moveNews(context: Context, id: string, step: Step, version: number) {
  const { trx, actor, now } = context;
  const before = await lockManaged(context, id);
  requireWriter(actor, 'news', countryIn(before));
  requireVersion(before, version);
  const state = stateAfter(before, step, writerOf(actor, 'news', before), now);
  await repository.updateNewsRow(trx, id, { state, ...(state === 'published' ? { published_at: now } : {}) });
  return recordChange(context, `content.${step}News`, before, id);
}

export async function readNewsView(context: Context, id: string): Promise<{ news: NewsView }> {
  const record = await repository.findNews(context.trx, companyOf(context.actor), id);
  requireManager(context.actor, 'news', record);
  return { news: present(context, record) };
}

async function lockManaged({ trx, actor }: Context, id: string): Promise<repository.NewsRecord> {
  const record = await repository.lockNews(trx, companyOf(actor), id);
  requireManager(actor, 'news', record);
  return record;
}

async function checkCountry({ trx, actor }: Context, { country }: Pick<NewsInput, 'country'>): Promise<void> {
  requireWriter(actor, 'news', country);
  requireOwnCountry(country, actor.country, await isOfPlatform(trx, companyOf(actor)));
}

const valuesOf = (input: NewsInput, picture: string | null): repository.NewsValues => ({
  country_code: input.country,
  title: input.title,
  summary: input.summary,
  body: input.body,
  picture_file_id: picture,
  roles: input.roles,
  pinned: input.pinned,
  publish_at: input.publishAt,
  ends_at: input.endsAt,
});

async function recordChange(context: Context, action: string, before: repository.NewsRecord | null, id: string) {
  const after = await repository.findNews(context.trx, companyOf(context.actor), id);
  await audit(context.trx, context, {
    action,
    entity: 'article',
    entityId: id,
    before: before && auditOf(before),
    after: auditOf(after),
  });
  return { news: present(context, after) };
}

const auditOf = ({
  title,
  summary,
  body,
  state,
  country_code,
  roles,
  pinned,
  publish_at,
  ends_at,
}: repository.NewsRecord) => ({
  ...{ title, summary, body, state, country: country_code, roles, pinned },
  publishAt: publish_at?.toISOString() ?? null,
  endsAt: ends_at?.toISOString() ?? null,
});

function present({ actor, services, now }: Context, record: repository.CountedNews): NewsView {
  const { picture_file_id: fileId, pictureName } = record;
  return {
    _id: record.id,
    version: record.version,
    state: record.state as NewsState,
    title: record.title,
    summary: record.summary,
    body: record.body,
    picture:
      fileId === null ? null : { fileId, fileName: pictureName ?? '', url: signedUrl(services.config, fileId, now) },
    country: countryIn(record),
    roles: record.roles as NewsView['roles'],
    pinned: record.pinned,
    publishAt: record.publish_at?.toISOString() ?? null,
    endsAt: record.ends_at?.toISOString() ?? null,
    publishedAt: record.published_at?.toISOString() ?? null,
    everywhere: record.everywhere,
    authorName: record.authorName,
    reached: record.reached,
    opened: record.opened,
    actions: contentActions(record.state as NewsState, writerOf(actor, 'news', record)),
  };
}
