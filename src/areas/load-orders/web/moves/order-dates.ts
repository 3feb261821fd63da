import { z } from 'zod';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { FORM_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import { dateProblems } from '#areas/load-orders/rules/order-problems.ts';
import { formValues } from '#kernel/field-mapping.ts';
import { formShapes, inside } from '#kernel/fields.ts';

const DATE_FIELDS = inside(FORM_FIELDS, 'dates');

/** The dates of an order in a form. */
export const datesFormShape = z.object(formShapes(DATE_FIELDS)).superRefine((dates, context) => {
  for (const [name, problem] of Object.entries(dateProblems(dates))) {
    context.addIssue({ code: 'custom', path: [name.replace('dates.', '')], params: problem });
  }
});
export type DatesForm = z.input<typeof datesFormShape>;

export const NO_DATES: DatesForm = formValues(DATE_FIELDS, null);

export function datesFormOf({ dates }: Pick<OrderView, 'dates'>): DatesForm {
  return formValues(DATE_FIELDS, dates);
}
