import { z } from 'zod';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { AUDIENCE_ROLES, type NewsView, newNewsShape } from '../../contract/news.shapes.ts';
import { CONTENT_COUNTRIES, type ContentCountry } from '../../rules/content-countries.ts';
import { timeProblems } from '../../rules/publication.ts';
import { chosen, pictureField, pictureOf } from '../parts/form-parts.ts';

const { title, summary, body, pinned, publishAt, endsAt } = newNewsShape.shape;

/** The fields of the server, with a picture as the form keeps it and a country that may be missing. */
export const newsFormShape = z
  .object({
    ...{ title, summary, body, pinned, publishAt, endsAt },
    picture: pictureField,
    country: chosen(z.enum(CONTENT_COUNTRIES)),
    roles: z.array(z.enum(AUDIENCE_ROLES as [string, ...string[]])),
  })
  .superRefine((form, context) => {
    for (const [field, params] of Object.entries(timeProblems(form)))
      context.addIssue({ code: 'custom', path: [field], params });
  })
  .transform(({ picture, roles, ...form }) => ({
    ...form,
    roles: roles as NewsView['roles'],
    picture: pictureOf(picture),
  }));
export type NewsForm = z.input<typeof newsFormShape>;

export const newsField = fieldsOf<NewsForm>();

export const blankNews = (country: ContentCountry | null): NewsForm => ({
  ...{ title: '', summary: '', body: '', picture: null, country, roles: [], pinned: false },
  ...{ publishAt: null, endsAt: null },
});

export const formOfNews = ({
  title,
  summary,
  body,
  picture,
  country,
  roles,
  pinned,
  publishAt,
  endsAt,
}: NewsView): NewsForm => ({
  ...{ title, summary, body, picture, country, roles, pinned, publishAt, endsAt },
});
