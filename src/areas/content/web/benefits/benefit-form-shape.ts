import { z } from 'zod';
import { dayShape } from '#kernel/date-shapes.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { type BenefitView, benefitFields } from '../../contract/benefit.shapes.ts';
import { BENEFIT_CATEGORIES, benefitProblems, PER_PERSON } from '../../rules/benefit-terms.ts';
import { CONTENT_COUNTRIES, type ContentCountry } from '../../rules/content-countries.ts';
import { timeProblems } from '../../rules/publication.ts';
import { chosen, pictureField, pictureOf } from '../parts/form-parts.ts';

const { title, partner, discount, conditions, code, link, cities, quantity, publishAt, endsAt } = benefitFields;

/** The fields of the server, as the form keeps them until they are chosen. */
export const benefitFormShape = z
  .object({
    ...{ title, partner, discount, conditions, code, link, cities, quantity, publishAt, endsAt },
    category: chosen(z.enum(BENEFIT_CATEGORIES)),
    country: chosen(z.enum(CONTENT_COUNTRIES)),
    perPerson: z.enum(PER_PERSON),
    validFrom: chosen(dayShape),
    validUntil: chosen(dayShape),
    logo: pictureField,
    /** The city that is being looked for; chosen ones are in the list. */
    addCity: z.string().nullable(),
    whatsapp: z.object({ code: z.string().nullable(), number: z.string() }),
  })
  .superRefine((form, context) => {
    for (const [field, params] of Object.entries({ ...benefitProblems(form), ...timeProblems(form) }))
      context.addIssue({ code: 'custom', path: [field], params });
  })
  .transform(({ addCity: _, whatsapp, logo, ...form }) => ({
    ...form,
    logo: pictureOf(logo),
    whatsapp: whatsapp.number === '' ? null : `${whatsapp.code ?? ''} ${whatsapp.number}`.trim(),
  }));
export type BenefitForm = z.input<typeof benefitFormShape>;

export const benefitField = fieldsOf<BenefitForm>();

interface Beginning {
  readonly country: ContentCountry | null;
  readonly callingCode: string;
  readonly today: string;
}

export const blankBenefit = ({ country, callingCode, today }: Beginning): BenefitForm => ({
  ...{ title: '', partner: '', discount: '', conditions: '', code: '', link: '', cities: [], quantity: null },
  ...{ publishAt: null, endsAt: null, category: null, country, perPerson: 'once' as const, logo: null, addCity: null },
  ...{ validFrom: today, validUntil: null, whatsapp: { code: callingCode, number: '' } },
});

export function formOfBenefit(benefit: BenefitView, callingCode: string): BenefitForm {
  const [code = callingCode, number = ''] = benefit.whatsapp?.split(' ') ?? [];
  return {
    ...{ title: benefit.title, partner: benefit.partner, discount: benefit.discount, cities: benefit.cities },
    ...{ conditions: benefit.conditions ?? '', code: benefit.code ?? '', link: benefit.link ?? '' },
    ...{ quantity: benefit.quantity, publishAt: benefit.publishAt, endsAt: benefit.endsAt },
    ...{ category: benefit.category, country: benefit.country, perPerson: benefit.perPerson, logo: benefit.logo },
    ...{ validFrom: benefit.validFrom, validUntil: benefit.validUntil, addCity: null, whatsapp: { code, number } },
  };
}
