import { z } from 'zod';
import { DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import type { PropertyView } from '#areas/load-orders/contract/order-property.calls.ts';
import {
  CODE_MAX,
  DISTANCE_MAX_KM,
  MAX_CODES,
  MAX_LOADS,
  MAX_ORDERS_AT_ONCE,
  ORDER_DOCUMENT_TYPES,
  QUANTITY_MAX,
} from '#areas/load-orders/rules/order-limits.ts';
import {
  BOARDING_MODES,
  CONTAINER_TYPES,
  CURRENCIES,
  LOAD_CATEGORIES,
  SERVICE_TYPES,
  WEIGHT_UNITS,
} from '#areas/operations/rules/catalogues.ts';
import { emailShape, NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';
import type { FileItem } from '#ui/upload/file-value.ts';
import { datesFormShape } from '../moves/order-dates.ts';
import { placeFormShape } from '../order/place-form.ts';
import { freightFormShape } from './freight-form.ts';
import { propertyProblems } from './property-form.ts';

const code = optionalTextShape(CODE_MAX);
const quantity = z.number().min(0).max(QUANTITY_MAX);
const chosen = z.string().nullable();
const file = z.custom<FileItem>((item) => typeof item === 'object' && item !== null && 'url' in item);

/** Several codes in one line, separated as people separate them. */
const codes = z
  .string()
  .transform((text) => [...new Set(text.split(/[\n,;]/).map((part) => part.trim()))].filter((part) => part !== ''))
  .pipe(z.array(textShape(CODE_MAX)).max(MAX_CODES));

/** What every form of an order has. */
export const orderFields = {
  clientId: chosen,
  clientTaxDocument: optionalTextShape(50),
  operatorId: chosen,
  analystId: chosen,
  notificationClient: z.object({
    mail: z.union([z.literal('').transform(() => null), emailShape]).nullable(),
    firstName: optionalTextShape(NAME_MAX),
    lastName: optionalTextShape(NAME_MAX),
  }),
  dates: datesFormShape,
  distanceTravel: z.number().min(0).max(DISTANCE_MAX_KM).nullable(),
  categoryLoad: z.enum(LOAD_CATEGORIES).nullable(),
  weight: quantity.nullable(),
  weightUnit: z.enum(WEIGHT_UNITS).nullable(),
  boardingMode: z.enum(BOARDING_MODES).nullable(),
  typeTransportUnit: z.enum(TRUCK_TYPES).nullable(),
  typeOperation: z.enum(DOCK_OPERATION_NAMES).nullable(),
  serviceType: z.enum(SERVICE_TYPES).nullable(),
  loads: z.array(z.object({ categoryId: z.enum(LOAD_CATEGORIES), value: quantity })).max(MAX_LOADS),
  clientFreight: freightFormShape,
  carrierFreight: freightFormShape,
  transportFreight: z.object({
    value: z
      .string()
      .regex(/^\d{1,12}(\.\d{1,2})?$/)
      .nullable(),
    currency: z.enum(CURRENCIES),
  }),
  hideTruckerFreight: z.boolean(),
  orderCodes: codes,
  deliveryCodes: codes,
  billOfLadingNumber: code,
  billOfLadingNumberFourkites: code,
  carrierBookingNumber: code,
  equipmentNumber: code,
  containerType: z.enum(CONTAINER_TYPES).nullable(),
  vessel: code,
  crt: code,
  invoiceNumber: code,
  comment: optionalTextShape(),
  propertiesOc: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
  assignmentCompanyId: chosen,
  documents: z.record(z.enum(ORDER_DOCUMENT_TYPES), z.array(file)),
};

/** How new orders come to be: some equal ones, one for each set of dates, or one that gets its truck at once. */
export const WAYS = ['multiple', 'program', 'express'] as const;
export type Way = (typeof WAYS)[number];

/** A weight is counted in something. */
function weightProblems(given: { readonly weight: number | null; readonly weightUnit: string | null }): string[] {
  return given.weight !== null && given.weightUnit === null ? ['weightUnit'] : [];
}

export function orderShape(properties: readonly PropertyView[], isNew: boolean) {
  return z
    .object({
      ...orderFields,
      origin: placeFormShape,
      destination: placeFormShape,
      way: z.enum(WAYS),
      numLoadingOrders: z.number().int().min(1).max(MAX_ORDERS_AT_ONCE),
      programs: z.array(datesFormShape).max(MAX_ORDERS_AT_ONCE),
      transportUnitId: chosen,
    })
    .superRefine((given, context) => {
      const missing = [
        ...weightProblems(given),
        ...(isNew && given.way === 'express' && !given.transportUnitId ? ['transportUnitId'] : []),
        ...propertyProblems(properties, given.propertiesOc),
      ];
      for (const name of missing) {
        context.addIssue({ code: 'custom', path: name.split('.'), params: { code: 'required' } });
      }
    });
}
export type OrderShape = ReturnType<typeof orderShape>;
export type OrderForm = z.output<OrderShape>;
export type OrderFormInput = z.input<OrderShape>;
