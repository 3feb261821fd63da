import { z } from 'zod';
import { FORM_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { OrderForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import { missingIn } from '#areas/load-orders/rules/order-problems.ts';
import { CURRENCIES } from '#areas/operations/rules/catalogues.ts';
import { formShapes, inside } from '#kernel/fields.ts';

/** A form always has a currency chosen. */
const currency = z.object({ measurementId: z.enum(CURRENCIES) });

/** A freight in a form; without a type there is none yet. */
export const freightFormShape = z
  .object({ ...formShapes(inside(FORM_FIELDS, 'clientFreight')), currency })
  .superRefine((freight, context) => {
    for (const part of missingIn(freight)) {
      const path = part === 'value' ? [part] : [part, 'measurementId'];
      context.addIssue({ code: 'custom', path, params: { code: 'required' } });
    }
  });
export type FreightForm = z.input<typeof freightFormShape>;

export const transportFreightShape = z.object({ ...formShapes(inside(FORM_FIELDS, 'transportFreight')), currency });

type Freight = OrderForm['clientFreight'];

/** Leaves out the price or unit that the freight type does not have. */
export function pricedBy(freight: Freight): Freight {
  if (freight?.type === 'toNegotiate') return { type: freight.type, invoice: freight.invoice };
  return freight?.type === 'simple' ? { ...freight, unit: null } : freight;
}
