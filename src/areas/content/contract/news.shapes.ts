import { z } from 'zod';
import { SHIPPED_ROLES } from '#kernel/area.ts';
import { idShape } from '#kernel/ids.ts';
import { bodyProblem } from '../rules/article-body.ts';
import { CONTENT_COUNTRIES } from '../rules/content-countries.ts';
import { BODY_MAX, SUMMARY_MAX, TITLE_MAX } from '../rules/content-limits.ts';
import { NEWS_STATES, timeProblems } from '../rules/publication.ts';
import { pictureInput, pictureShape, plainText, publicationInput } from './content.shapes.ts';

/** Roles an article is written for, by the key they are shipped with. */
export const AUDIENCE_ROLES = SHIPPED_ROLES.filter((role) => role !== 'super-administrator');
const roleShape = z.enum(AUDIENCE_ROLES as [(typeof AUDIENCE_ROLES)[number], ...typeof AUDIENCE_ROLES]);

const bodyShape = z
  .string()
  .trim()
  .min(1)
  .max(BODY_MAX)
  .superRefine((body, context) => {
    const problem = bodyProblem(body);
    if (problem) context.addIssue({ code: 'custom', params: problem });
  });

const newsFields = {
  title: plainText(TITLE_MAX),
  summary: plainText(SUMMARY_MAX),
  body: bodyShape,
  picture: pictureInput,
  /** Empty: everybody. */
  roles: z.array(roleShape).max(AUDIENCE_ROLES.length),
  pinned: z.boolean(),
  ...publicationInput,
};

function refuseTimes(times: z.output<typeof plainNews>, context: z.RefinementCtx): void {
  for (const [field, params] of Object.entries(timeProblems(times)))
    context.addIssue({ code: 'custom', path: [field], params });
}

const plainNews = z.strictObject(newsFields);
export const newNewsShape = plainNews.superRefine(refuseTimes);
export const newsChangeShape = z
  .strictObject({ ...newsFields, version: z.number().int().min(1) })
  .superRefine(refuseTimes);
export type NewsInput = z.output<typeof newNewsShape>;

/** An article as those who manage the country see it. */
export const newsShape = z.object({
  _id: idShape,
  version: z.number().int(),
  state: z.enum(NEWS_STATES),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  picture: pictureShape,
  country: z.enum(CONTENT_COUNTRIES),
  roles: z.array(roleShape),
  pinned: z.boolean(),
  publishAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** Written by the platform's company, for everybody in the country. */
  everywhere: z.boolean(),
  authorName: z.string().nullable(),
  reached: z.number().int(),
  opened: z.number().int(),
  actions: z.array(z.enum(['update', 'publish', 'archive', 'draft'])),
});
export type NewsView = z.output<typeof newsShape>;

/** An article as its readers see it. */
export const newsCardShape = z.object({
  _id: idShape,
  title: z.string(),
  summary: z.string(),
  picture: z.string().nullable(),
  companyName: z.string(),
  publishedAt: z.string(),
  pinned: z.boolean(),
  /** Whether the reader was reached by it, and whether they opened it. */
  reached: z.boolean(),
  opened: z.boolean(),
});
export type NewsCard = z.output<typeof newsCardShape>;
export const newsArticleShape = newsCardShape.extend({ body: z.string() });
export type NewsArticle = z.output<typeof newsArticleShape>;
