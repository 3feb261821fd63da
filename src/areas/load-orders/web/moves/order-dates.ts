import { z } from 'zod';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { dateProblems } from '#areas/load-orders/rules/order-problems.ts';
import { dayShape } from '#kernel/date-shapes.ts';

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The dates of an order as a form keeps them. */
export const datesFormShape = z
  .object({
    loadingDate: dayShape.nullable(),
    loadingDateHour: hour.nullable(),
    deliveryDate: dayShape.nullable(),
    deliveryDateHour: hour.nullable(),
    containerReturn: dayShape.nullable(),
  })
  .superRefine(({ loadingDate, loadingDateHour, deliveryDate, deliveryDateHour }, context) => {
    const hours = { loadingHour: loadingDateHour, deliveryHour: deliveryDateHour };
    for (const [name, problem] of Object.entries(dateProblems({ loadingDate, deliveryDate, ...hours }))) {
      context.addIssue({ code: 'custom', path: [name.replace('dates.', '')], params: problem });
    }
  });
export type DatesForm = z.input<typeof datesFormShape>;

export const NO_DATES: DatesForm = {
  loadingDate: null,
  loadingDateHour: null,
  deliveryDate: null,
  deliveryDateHour: null,
  containerReturn: null,
};

export function datesFormOf({ dates }: Pick<OrderView, 'dates'>): DatesForm {
  const { loadingDate, loadingDateHour, deliveryDate, deliveryDateHour, containerReturn } = dates;
  return { loadingDate, loadingDateHour, deliveryDate, deliveryDateHour, containerReturn };
}
