import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { CURRENCIES, WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { fieldMapping } from '#kernel/field-mapping.ts';
import { newShapes } from '#kernel/fields.ts';
import { idShape } from '#kernel/ids.ts';
import { PEOPLE_MAX, READERS_MAX } from '../rules/opportunity-limits.ts';
import { type JudgedOpportunity, opportunityProblems } from '../rules/opportunity-problems.ts';
import { OPPORTUNITY_FIELDS } from './opportunity-fields.ts';

/** Decimal text, at most two decimals. */
export const priceShape = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/);

/** The currency has two names on the wire; it is read under both and written under the first. */
const freightOfferedShape = z
  .strictObject({
    type: z.enum(FREIGHT_TYPES).nullish(),
    value: priceShape.nullish(),
    typeCurrencyOfferedId: z.enum(CURRENCIES).nullish(),
    typeCurrencyFreightId: z.enum(CURRENCIES).nullish(),
    typeUnitMeasurement: z.enum(WEIGHT_UNITS).nullish(),
    invoice: z.boolean().optional(),
  })
  .transform(({ typeCurrencyFreightId, typeCurrencyOfferedId, ...freight }) => ({
    ...freight,
    typeCurrencyOfferedId: typeCurrencyOfferedId ?? typeCurrencyFreightId ?? null,
  }));

const fields = {
  ...newShapes(OPPORTUNITY_FIELDS),
  freightOffered: freightOfferedShape,
  /** The companies it is offered to, in the order in which they are asked where it is direct. */
  associatedCompanies: z.array(idShape).max(READERS_MAX).default([]),
  /** Only these people of them; a company none of whose people is named is offered it as a whole. */
  usersCompaniesAssociated: z
    .array(idShape)
    .max(READERS_MAX * PEOPLE_MAX)
    .default([]),
};

const mapping = fieldMapping(OPPORTUNITY_FIELDS);

/** Checks that involve several fields, and what is required. */
function judge(said: object, context: z.RefinementCtx): void {
  const whole = mapping.over(null, said as never) as unknown as JudgedOpportunity;
  const { associatedCompanies } = said as Pick<JudgedOpportunity, 'associatedCompanies'>;
  for (const [path, { code, params }] of Object.entries(opportunityProblems({ ...whole, associatedCompanies })))
    context.addIssue({ code: 'custom', path: path.split('.'), params: { code, ...(params ? { params } : {}) } });
}

export const newOpportunityShape = z.strictObject(fields).superRefine(judge);
export type OpportunityInput = z.output<typeof newOpportunityShape>;
export const opportunityChangeShape = z.strictObject({ ...fields, version: versionShape }).superRefine(judge);

/** A price that one side offers the other. */
export const offeredPriceShape = z
  .strictObject({
    type: z.enum(['simple', 'compound']),
    value: priceShape.refine((text) => Number(text) > 0, { params: { code: 'positive' } }),
    currency: z.enum(CURRENCIES),
    unit: z.enum(WEIGHT_UNITS).nullable().default(null),
  })
  .refine(({ type, unit }) => type === 'simple' || unit !== null, { path: ['unit'], params: { code: 'required' } });
export type OfferedPrice = z.output<typeof offeredPriceShape>;
