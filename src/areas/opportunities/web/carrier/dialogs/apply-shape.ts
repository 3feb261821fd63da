import { z } from 'zod';
import { CURRENCIES, type Currency, WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import type { ExternalOpportunity, PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { offeredPriceShape } from '#areas/opportunities/contract/opportunity-input.shapes.ts';
import { problemOf } from '#kernel/field-problem.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';

/** A price while it is typed. */
export const priceFormShape = z.object({
  type: z.enum(['simple', 'compound']),
  value: z.string().nullable(),
  currency: z.enum(CURRENCIES),
  unit: z.enum(WEIGHT_UNITS).nullable(),
});
export type PriceForm = z.output<typeof priceFormShape>;

/** The problems of a typed price, at its fields. */
export function judgePrice(price: PriceForm, path: readonly string[], context: z.RefinementCtx): void {
  const { error } = offeredPriceShape.safeParse(price);
  for (const issue of error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [...path, ...issue.path], params: { ...problemOf(issue) } });
}

const choice = { truckId: idShape.nullable(), driverId: idShape.nullable(), comment: optionalTextShape() };

/** `left` trucks are still asked for. */
const trucksOf = (left: number) =>
  z
    .number()
    .int()
    .min(1)
    .refine((trucks) => trucks <= left, { params: { code: 'tooManyTrucks', params: { count: left } } });

/** An application: at the offered price, which sends none, or at an own one. */
export const applyShapeOf = (left: number) =>
  z
    .object({ trucks: trucksOf(left), at: z.enum(['offered', 'own']), price: priceFormShape, ...choice })
    .superRefine(({ at, price }, context) => {
      if (at === 'own') judgePrice(price, ['price'], context);
    })
    .transform(({ at, price, ...body }) => ({ ...body, price: at === 'own' ? offeredPriceShape.parse(price) : null }));
export type ApplyForm = z.input<ReturnType<typeof applyShapeOf>>;

/** A change names no price: that is a new offer. */
export const changeShapeOf = (left: number) => z.object({ trucks: trucksOf(left), ...choice });
export type ChangeForm = z.input<ReturnType<typeof changeShapeOf>>;

/** Trucks that are still to be found. */
export const trucksLeft = ({
  quantityTransportUnit,
  accepted,
}: Pick<ExternalOpportunity, 'quantityTransportUnit' | 'accepted'>): number =>
  Math.max(1, (quantityTransportUnit ?? 1) - accepted);

/** An own price is of the kind that was asked for; nothing is asked for while it is to be negotiated. */
export function ownPriceOf(offered: ExternalOpportunity['freightOffered'], currency: Currency): PriceForm {
  return {
    type: offered.type === 'compound' ? 'compound' : 'simple',
    value: null,
    currency: offered.typeCurrencyOfferedId ?? currency,
    unit: offered.typeUnitMeasurement ?? null,
  };
}

export function changeFormOf(postulation: PostulationView): ChangeForm {
  const { trucks, truck, driver, comment } = postulation;
  return { trucks, truckId: truck.truckId, driverId: driver.driverId, comment: comment ?? '' };
}
