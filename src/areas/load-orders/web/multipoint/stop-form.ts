import { z } from 'zod';
import type { StopView } from '#areas/load-orders/contract/order.shapes.ts';
import type { StopChange } from '#areas/load-orders/contract/order-stop.shapes.ts';
import { CODE_MAX, QUANTITY_MAX, STOP_ACTIONS, type StopAction } from '#areas/load-orders/rules/order-limits.ts';
import { WEIGHT_UNITS, type WeightUnit } from '#areas/operations/rules/catalogues.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { instantIn, showInstant } from '#kernel/dates.ts';
import { NAME_MAX, optionalTextShape } from '#kernel/text.ts';
import { placeFormOf, placeFormShape } from '../order/place-form.ts';

/** A stop in a form, with date and time of the given zone as separate fields. */
export const stopFormShape = (zone: string) =>
  z
    .object({
      _id: z.string().nullable(),
      action: z.enum(STOP_ACTIONS),
      place: placeFormShape,
      customer: optionalTextShape(),
      contactName: optionalTextShape(NAME_MAX),
      contactPhone: optionalTextShape(40),
      orderCode: optionalTextShape(CODE_MAX),
      deliveryCode: optionalTextShape(CODE_MAX),
      plannedDay: dayShape.nullable(),
      plannedHour: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
        .nullable(),
      quantity: z.number().min(0).max(QUANTITY_MAX).nullable(),
      quantityUnit: z.enum(WEIGHT_UNITS).nullable(),
    })
    .superRefine(({ plannedDay, plannedHour }, context) => {
      if (plannedHour && !plannedDay) {
        context.addIssue({ code: 'custom', path: ['plannedDay'], params: { code: 'required' } });
      }
    })
    .transform(
      ({ _id, plannedDay, plannedHour, ...stop }): StopChange => ({
        ...stop,
        ...(_id === null ? {} : { _id }),
        plannedAt: plannedDay === null ? null : instantIn(plannedDay, plannedHour ?? '00:00', zone).toISOString(),
      }),
    );

export type StopForm = z.input<ReturnType<typeof stopFormShape>>;

export function newStop(action: StopAction): StopForm {
  return {
    _id: null,
    action,
    place: placeFormOf(null),
    customer: '',
    contactName: '',
    contactPhone: '',
    orderCode: '',
    deliveryCode: '',
    plannedDay: null,
    plannedHour: null,
    quantity: null,
    quantityUnit: null,
  };
}

export function stopFormOf(stop: StopView, zone: string): StopForm {
  const [day = '', hour = ''] = stop.plannedAt ? showInstant(stop.plannedAt, zone).split(' ') : [];
  return {
    _id: stop._id,
    action: stop.action,
    place: placeFormOf(stop.place),
    customer: stop.customer ?? '',
    contactName: stop.contactName ?? '',
    contactPhone: stop.contactPhone ?? '',
    orderCode: stop.orderCode ?? '',
    deliveryCode: stop.deliveryCode ?? '',
    plannedDay: day === '' ? null : day.split('/').reverse().join('-'),
    plannedHour: hour === '' ? null : hour,
    quantity: stop.quantity,
    quantityUnit: stop.quantityUnit as WeightUnit | null,
  };
}
