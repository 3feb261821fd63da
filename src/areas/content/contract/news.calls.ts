import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { CARDS_MAX } from '../rules/content-limits.ts';
import { MANAGE_NEWS, WRITE_NEWS } from './content.permissions.ts';
import { newNewsShape, newsArticleShape, newsCardShape, newsChangeShape, newsShape } from './news.shapes.ts';

const PATH = '/news';
const params = z.object({ id: idShape });
const reading = { permission: MANAGE_NEWS } as const;
const writing = { permission: WRITE_NEWS } as const;
/** The text that was read. */
const stepBody = z.strictObject({ version: z.number().int().min(1) });
const reply = z.object({ news: newsShape });

export const createNews = defineCall({
  id: 'news.create',
  method: 'POST',
  path: PATH,
  summary: 'Writes an article for a country, as a draft; it is published by its own call.',
  access: writing,
  status: 201,
  idempotent: true,
  body: newNewsShape,
  reply,
});

export const readNews = defineCall({
  id: 'news.read',
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'An article of the own company, with whom it reached.',
  access: reading,
  params,
  reply,
});

export const updateNews = defineCall({
  id: 'news.update',
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Changes an article that is not archived; its readers see the new text at once.',
  access: writing,
  params,
  body: newsChangeShape,
  reply,
});

export const publishNews = defineCall({
  id: 'news.publish',
  method: 'PUT',
  path: `${PATH}/{id}/publish`,
  summary: 'Publishes an article now, or schedules it where its time of publication is still to come.',
  access: writing,
  params,
  body: stepBody,
  reply,
});

export const archiveNews = defineCall({
  id: 'news.archive',
  method: 'PUT',
  path: `${PATH}/{id}/archive`,
  summary: 'Takes an article away from its readers and puts it among the old ones.',
  access: writing,
  params,
  body: stepBody,
  reply,
});

export const redraftNews = defineCall({
  id: 'news.draft',
  method: 'PUT',
  path: `${PATH}/{id}/draft`,
  summary: 'Makes an article a draft again, by its author only.',
  access: writing,
  params,
  body: stepBody,
  reply,
});

export const readCards = defineCall({
  id: 'news.cards',
  method: 'GET',
  path: `${PATH}/cards`,
  summary:
    'The newest of what is published for the caller, a few pinned articles first, and how many benefits are offered to them.',
  access: 'signed-in',
  reply: z.object({ cards: z.array(newsCardShape), benefits: z.number().int() }),
});

export const readArticle = defineCall({
  id: 'news.article',
  method: 'GET',
  path: `${PATH}/{id}/article`,
  summary: 'One published article with its text.',
  access: 'signed-in',
  params,
  reply: z.object({ article: newsArticleShape }),
});

export const markReached = defineCall({
  id: 'news.markReached',
  method: 'PUT',
  path: `${PATH}/reached`,
  summary: 'The cards of these articles were shown to the caller; counted once for each person.',
  access: 'signed-in',
  body: z.strictObject({ ids: z.array(idShape).min(1).max(CARDS_MAX) }),
  reply: z.object({ reached: z.number().int() }),
});

export const markOpened = defineCall({
  id: 'news.markOpened',
  method: 'PUT',
  path: `${PATH}/{id}/opened`,
  summary: 'The caller opened the article; counted once for each person.',
  access: 'signed-in',
  params,
  reply: z.object({ opened: z.boolean() }),
});
