import { z } from 'zod';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { BENEFIT_CATEGORIES, benefitProblems, PER_PERSON } from '../rules/benefit-terms.ts';
import { CONTENT_COUNTRIES } from '../rules/content-countries.ts';
import * as limits from '../rules/content-limits.ts';
import { BENEFIT_STATES, timeProblems } from '../rules/publication.ts';
import { optionalPlainText, pictureInput, pictureShape, plainText, publicationInput } from './content.shapes.ts';

export const cityShape = z.strictObject({ cityId: z.string().min(1).max(150), cityName: plainText(170) });

/** A page of the partner; nothing but the web. */
export const linkShape = optionalTextShape(limits.LINK_MAX).refine(
  (link) => link === null || /^https:\/\/[^\s/]+\.[^\s]+$/i.test(link),
  { params: { code: 'httpsLink' } },
);

/** The calling code, a blank, and the number. */
const whatsappShape = z
  .string()
  .regex(/^\d{1,4} \d{5,15}$/)
  .nullable();

const positive = { params: { code: 'positive' } };

export const benefitFields = {
  title: plainText(limits.TITLE_MAX),
  partner: plainText(limits.PARTNER_MAX),
  category: z.enum(BENEFIT_CATEGORIES),
  discount: plainText(limits.DISCOUNT_MAX),
  conditions: optionalPlainText(limits.CONDITIONS_MAX),
  code: optionalPlainText(limits.CODE_MAX),
  link: linkShape,
  whatsapp: whatsappShape,
  logo: pictureInput,
  /** Empty: in the whole country. */
  cities: z.array(cityShape).max(limits.CITIES_MAX),
  validFrom: dayShape,
  validUntil: dayShape,
  /** Null: as many as are wanted. */
  quantity: z
    .number()
    .int()
    .refine((count) => count > 0, positive)
    .max(limits.QUANTITY_MAX)
    .nullable(),
  perPerson: z.enum(PER_PERSON),
  ...publicationInput,
};

const plainBenefit = z.strictObject(benefitFields);

function refuseTerms(form: z.output<typeof plainBenefit>, context: z.RefinementCtx): void {
  for (const [field, params] of Object.entries({ ...benefitProblems(form), ...timeProblems(form) }))
    context.addIssue({ code: 'custom', path: [field], params });
}

export const newBenefitShape = plainBenefit.superRefine(refuseTerms);
export const benefitChangeShape = z
  .strictObject({ ...benefitFields, version: z.number().int().min(1) })
  .superRefine(refuseTerms);
export type BenefitInput = z.output<typeof newBenefitShape>;

const text = z.string().nullable();

/** What everybody sees of a benefit before they take it: not its code and not its link. */
const shownFields = {
  _id: idShape,
  title: z.string(),
  partner: z.string(),
  category: z.enum(BENEFIT_CATEGORIES),
  discount: z.string(),
  conditions: text,
  whatsapp: text,
  cities: z.array(z.object({ cityId: z.string(), cityName: z.string() })),
  validFrom: z.string(),
  validUntil: z.string(),
  perPerson: z.enum(PER_PERSON),
};

/** A benefit as those who manage the country see it. */
export const benefitShape = z.object({
  ...shownFields,
  version: z.number().int(),
  state: z.enum(BENEFIT_STATES),
  country: z.enum(CONTENT_COUNTRIES),
  code: text,
  link: text,
  logo: pictureShape,
  quantity: z.number().int().nullable(),
  taken: z.number().int(),
  publishAt: text,
  endsAt: text,
  publishedAt: text,
  everywhere: z.boolean(),
  authorName: z.string().nullable(),
  actions: z.array(z.enum(['update', 'publish', 'archive', 'draft'])),
});
export type BenefitView = z.output<typeof benefitShape>;

/** A benefit as it is offered to a person. */
export const offeredShape = z.object({
  ...shownFields,
  logoUrl: text,
  /** Null: as many as are wanted. */
  left: z.number().int().nullable(),
  /** Why the person cannot take it now; null where they can. */
  refusal: z.enum(['soldOut', 'alreadyTaken', 'takenThisMonth', 'notYet']).nullable(),
});
export type OfferedBenefit = z.output<typeof offeredShape>;

/** A benefit that the person took, with what the partner asks for. */
export const takenShape = z.object({
  takingId: idShape,
  number: z.number().int(),
  takenAt: z.string(),
  code: text,
  link: text,
  logoUrl: text,
  /** Not valid any more. */
  over: z.boolean(),
  ...shownFields,
});
export type TakenBenefit = z.output<typeof takenShape>;
