import { z } from 'zod';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { OPPORTUNITY_FIELDS } from '#areas/opportunities/contract/opportunity-fields.ts';
import { READERS_MAX } from '#areas/opportunities/rules/opportunity-limits.ts';
import { lateProblems, opportunityProblems } from '#areas/opportunities/rules/opportunity-problems.ts';
import { isForEverybody, namesCompanies } from '#areas/opportunities/rules/publication.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { formBody, formValues } from '#kernel/field-mapping.ts';
import { type FormOutput, formShapes } from '#kernel/fields.ts';
import { idShape } from '#kernel/ids.ts';
import { placeFormOf, placeFormShape, placeOf } from './place-form.ts';

/** When it is published: with saving, not yet, or by itself at a chosen time. */
export const WHEN = ['now', 'draft', 'at'] as const;
export type When = (typeof WHEN)[number];

/** A company chosen by name, and only these people of it where some are named. */
const chosenCompanyShape = z.object({
  companyId: idShape,
  companyName: z.string(),
  users: z.array(z.object({ userId: idShape, fullName: z.string() })),
});
export type ChosenCompany = z.output<typeof chosenCompanyShape>;

const plainShape = z.object({
  ...formShapes(OPPORTUNITY_FIELDS),
  origin: placeFormShape,
  destination: placeFormShape,
  associatedCompanies: z.array(chosenCompanyShape).max(READERS_MAX),
  /** Strangers see it only after the hours for the own companies. */
  ownFirst: z.boolean(),
  when: z.enum(WHEN),
});
export type OpportunityForm = z.output<typeof plainShape>;
export type OpportunityFormInput = z.input<typeof plainShape>;

/** What a stored opportunity says about its time. */
export type Terms = Pick<OpportunityView, 'deadline' | 'publicationDate'>;

/** A filled form, with everything wrong with it said at its field. */
export function opportunityShape(stored: Terms | null) {
  return plainShape.superRefine((form, context) => {
    for (const [path, { code, params }] of Object.entries(formProblems(form, stored, new Date())))
      context.addIssue({ code: 'custom', path: path.split('.'), params: { code, ...(params ? { params } : {}) } });
  });
}

const REQUIRED: FieldProblem = { code: 'required' };

function formProblems(form: OpportunityForm, stored: Terms | null, now: Date): Record<string, FieldProblem> {
  const said = settled(form);
  return {
    ...opportunityProblems({ ...said, associatedCompanies: companiesOf(form).map(({ companyId }) => companyId) }),
    ...lateProblems(newTerms(said, stored, form.when), now),
    ...(form.origin.cityId === null ? { 'origin.cityId': REQUIRED } : {}),
    ...(form.destination.cityId === null ? { 'destination.cityId': REQUIRED } : {}),
    ...(form.ownFirst && form.ownFirstHours === null && isForEverybody(form.publicationType ?? 'private')
      ? { ownFirstHours: REQUIRED }
      : {}),
    ...(form.when === 'at' && form.publicationDate === null ? { publicationDate: REQUIRED } : {}),
  };
}

/** A moment that has passed since it was stored may stay, unless it is published anew. */
function newTerms({ deadline, publicationDate }: Terms, stored: Terms | null, when: When): Terms {
  const isNew = (said: string | null, before: string | null) => Date.parse(said ?? '') !== Date.parse(before ?? '');
  return {
    deadline: when === 'now' || isNew(deadline, stored?.deadline ?? null) ? deadline : null,
    publicationDate: isNew(publicationDate, stored?.publicationDate ?? null) ? publicationDate : null,
  };
}

/** What is filled in, without what the chosen freight, publication and time do not have. */
function settled(form: OpportunityForm): FormOutput<typeof OPPORTUNITY_FIELDS> {
  const { freightOffered: freight, publicationType: type } = form;
  const isPriced = freight.type !== 'toNegotiate';
  const isOpen = type !== null && isForEverybody(type);
  return {
    ...form,
    origin: placeOf(form.origin),
    destination: placeOf(form.destination),
    freightOffered: {
      ...freight,
      value: isPriced ? freight.value : null,
      typeUnitMeasurement: freight.type === 'compound' ? freight.typeUnitMeasurement : null,
    },
    percentAdvance: form.advance ? form.percentAdvance : null,
    firstPriceWins: isPriced && form.firstPriceWins,
    audience: type === 'private' ? form.audience : null,
    ownFirstHours: isOpen && form.ownFirst ? form.ownFirstHours : null,
    answerHours: type === 'direct' ? form.answerHours : null,
    publicationDate: form.when === 'at' ? form.publicationDate : null,
  };
}

/** The companies chosen by name, where the publication names companies at all. */
function companiesOf({ publicationType: type, audience, associatedCompanies }: OpportunityForm) {
  const areNamed = type !== null && namesCompanies(type) && (type === 'direct' || audience === 'chosen');
  return areNamed ? associatedCompanies : [];
}

/** The request of a form. */
export function opportunityBody(form: OpportunityForm) {
  const { freightOffered, ...body } = formBody(OPPORTUNITY_FIELDS, settled(form));
  const companies = companiesOf(form);
  return {
    ...body,
    description: form.description,
    origin: placeOf(form.origin),
    destination: placeOf(form.destination),
    freightOffered: freightOffered ?? {},
    associatedCompanies: companies.map(({ companyId }) => companyId),
    usersCompaniesAssociated: companies.flatMap(({ users }) => users.map(({ userId }) => userId)),
  };
}

/** The starting values of the form of a stored opportunity; a price that the reader does not see is not asked for. */
export function opportunityValues(opportunity: OpportunityView, seesPrices: boolean): OpportunityFormInput {
  const values = formValues(OPPORTUNITY_FIELDS, opportunity);
  return {
    ...values,
    freightOffered: seesPrices ? values.freightOffered : { ...values.freightOffered, type: 'toNegotiate' },
    origin: placeFormOf(opportunity.origin),
    destination: placeFormOf(opportunity.destination),
    associatedCompanies: opportunity.associatedCompanies.map(({ companyId, companyName, users }) => ({
      companyId,
      companyName,
      users: users ?? [],
    })),
    ownFirst: opportunity.ownFirstHours !== null,
    when: opportunity.publicationDate === null ? 'draft' : 'at',
  };
}
