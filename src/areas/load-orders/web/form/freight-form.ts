import { z } from 'zod';
import type { FreightView } from '#areas/load-orders/contract/order.shapes.ts';
import type { FreightInput } from '#areas/load-orders/contract/order-input.shapes.ts';
import { CURRENCIES, type Currency, WEIGHT_UNITS, type WeightUnit } from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES, type FreightProblem, freightProblems } from '#areas/operations/rules/freight.ts';

const price = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

const FIELD_OF: Readonly<Record<FreightProblem, string>> = {
  valueRequired: 'value',
  currencyRequired: 'currency',
  unitRequired: 'unit',
};

/** A price as a form keeps it; without a type there is none yet. */
export const freightFormShape = z
  .object({
    type: z.enum(FREIGHT_TYPES).nullable(),
    value: price.nullable(),
    currency: z.enum(CURRENCIES),
    unit: z.enum(WEIGHT_UNITS).nullable(),
    invoice: z.boolean(),
    advance: price.nullable(),
  })
  .superRefine(({ type, value, currency, unit }, context) => {
    if (type === null) return;
    for (const problem of freightProblems({ type, value, currency, unit })) {
      context.addIssue({ code: 'custom', path: [FIELD_OF[problem]], params: { code: 'required' } });
    }
  });
export type FreightForm = z.output<typeof freightFormShape>;

export function freightFormOf(freight: FreightView | null, currency: Currency): FreightForm {
  return {
    type: freight?.type ?? null,
    value: freight?.value ?? null,
    currency: (freight?.currency?.measurementId as Currency | undefined) ?? currency,
    unit: (freight?.unit?.measurementId as WeightUnit | undefined) ?? null,
    invoice: freight?.invoice ?? false,
    advance: freight?.advance ?? null,
  };
}

/** Nothing about a price or a unit that the kind of freight does not have. */
export function freightOf({ type, value, currency, unit, invoice, advance }: FreightForm): FreightInput | null {
  if (type === null) return null;
  if (type === 'toNegotiate') return { type, invoice };
  return {
    type,
    value,
    currency: { measurementId: currency },
    unit: type === 'compound' && unit ? { measurementId: unit } : null,
    invoice,
    advance,
  };
}
