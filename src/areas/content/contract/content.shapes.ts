import { z } from 'zod';
import { instantShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import { hasHtml } from '../rules/article-body.ts';
import { CONTENT_COUNTRIES } from '../rules/content-countries.ts';

const NO_HTML = { params: { code: 'htmlNotAllowed' } };

/** Texts are shown as they are typed; HTML among them is a mistake, or worse. */
export const plainText = (max: number) => textShape(max).refine((text) => !hasHtml(text), NO_HTML);
export const optionalPlainText = (max: number) =>
  optionalTextShape(max).refine((text) => text === null || !hasHtml(text), NO_HTML);

/** The picture: the id of an upload. */
export const pictureInput = z.strictObject({ fileId: idShape }).nullable();
export const pictureShape = z.object({ fileId: idShape, fileName: z.string(), url: z.string() }).nullable();

/** What news and benefits share in a form. */
export const publicationInput = {
  country: z.enum(CONTENT_COUNTRIES),
  publishAt: instantShape.nullable(),
  endsAt: instantShape.nullable(),
};
