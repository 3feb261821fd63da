import { z } from 'zod';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import type { PropertyView } from '#areas/load-orders/contract/order-property.calls.ts';
import { stopProblems } from '#areas/load-orders/rules/multipoint.ts';
import { MAX_STOPS, SPLITS } from '#areas/load-orders/rules/order-limits.ts';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import {
  missingFields,
  missingInOperation,
  type NewOperation,
  sharedShapes,
  sharedValues,
  USUAL_SERVICE,
} from '../form/order-form-shape.ts';
import { newStop, stopFormOf, stopFormShape } from './stop-form.ts';

/** An order with many stops: the first is a pickup, the last a delivery. */
export function multipointShape(properties: readonly PropertyView[], zone: string, makes: NewOperation | null = null) {
  return z
    .object({ ...sharedShapes, stops: z.array(stopFormShape(zone)).min(2).max(MAX_STOPS), split: z.enum(SPLITS) })
    .superRefine((given, context) => {
      for (const [name, problem] of Object.entries(stopProblems(given.stops))) {
        context.addIssue({ code: 'custom', path: name.split('.'), params: problem });
      }
      for (const name of [...missingFields(given, properties), ...missingInOperation(given, makes)]) {
        context.addIssue({ code: 'custom', path: name.split('.'), params: { code: 'required' } });
      }
    });
}
export type MultipointShape = ReturnType<typeof multipointShape>;
export type MultipointFormInput = z.input<MultipointShape>;
export type MultipointForm = z.output<MultipointShape>;

interface FormContext {
  readonly properties: readonly PropertyView[];
  readonly currency: Currency;
  readonly zone: string;
  readonly operatorId?: string | null;
}

/** The starting values: the stored stops, or one pickup and one delivery. */
export function multipointValues(order: OrderView | null, around: FormContext): MultipointFormInput {
  return {
    ...sharedValues(order, around),
    ...(order ? {} : { serviceType: { id: USUAL_SERVICE } }),
    stops: order ? order.stops.map((stop) => stopFormOf(stop, around.zone)) : [newStop('pickup'), newStop('delivery')],
    split: 'one',
  };
}
