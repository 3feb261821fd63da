import { z } from 'zod';
import { clearableText } from '#areas/companies/contract/input.shapes.ts';
import {
  CODE_MAX,
  MAX_STOPS,
  QUANTITY_MAX,
  STOP_ACTIONS,
  STOP_STATUSES,
} from '#areas/load-orders/rules/order-limits.ts';
import { placeShape } from '#areas/operations/contract/place.shapes.ts';
import { WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import { instantShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { NAME_MAX } from '#kernel/text.ts';

const quantity = z.number().min(0).max(QUANTITY_MAX).nullable().optional();

export const stopInputShape = z.strictObject({
  action: z.enum(STOP_ACTIONS),
  place: placeShape,
  customer: clearableText(),
  contactName: clearableText(NAME_MAX),
  contactPhone: clearableText(40),
  orderCode: clearableText(CODE_MAX),
  deliveryCode: clearableText(CODE_MAX),
  plannedAt: instantShape.nullable().optional(),
  quantity,
  quantityUnit: z.enum(WEIGHT_UNITS).nullable().optional(),
});
export type StopInput = z.output<typeof stopInputShape>;

/** Keeps an existing stop and its history; without an id the stop is new. */
export const stopChangeShape = stopInputShape.extend({ _id: idShape.optional() });
export type StopChange = z.output<typeof stopChangeShape>;

export const stopsShape = <S extends z.ZodType>(stop: S) => z.array(stop).min(2).max(MAX_STOPS);

export const stopStatusShape = z.strictObject({
  status: z.enum(STOP_STATUSES),
  quantityDone: quantity,
  note: clearableText(),
});
export type StopStatusInput = z.output<typeof stopStatusShape>;
