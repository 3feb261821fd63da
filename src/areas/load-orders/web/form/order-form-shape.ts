import { z } from 'zod';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { FORM_FIELDS, ORDER_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { OrderDocumentInput, OrderForm as SentForm } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { PropertyView } from '#areas/load-orders/contract/order-property.calls.ts';
import { missingForOperation } from '#areas/load-orders/rules/new-operation.ts';
import {
  FORM_DEFAULTS,
  MAX_ORDERS_AT_ONCE,
  ORDER_DOCUMENT_TYPES,
  type OrderDocumentType,
} from '#areas/load-orders/rules/order-limits.ts';
import { type Currency, DISPATCH_TYPES } from '#areas/operations/rules/catalogues.ts';
import { formBody, formValues } from '#kernel/field-mapping.ts';
import { fieldsWithout, formShapes } from '#kernel/fields.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import type { FileItem } from '#ui/upload/file-value.ts';
import { datesFormShape } from '../moves/order-dates.ts';
import { placeFormOf, placeFormShape } from '../order/place-form.ts';
import { freightFormShape, pricedBy, transportFreightShape } from './freight-form.ts';
import { propertyProblems, propertyValues } from './property-form.ts';

/** The fields of every order form; the route is added as two places, or as stops. */
const FIELDS = fieldsWithout(FORM_FIELDS, 'ofStops');
const CODES = { deliveryCodes: ORDER_FIELDS.deliveryCodes };
const chosen = z.string().nullable();
const file = z.custom<FileItem>((item) => typeof item === 'object' && item !== null && 'url' in item);

export const sharedShapes = {
  ...formShapes(FIELDS),
  dates: datesFormShape,
  clientFreight: freightFormShape,
  carrierFreight: freightFormShape,
  transportFreight: transportFreightShape,
  /** Of the operation created with the orders. */
  dispatchType: z.enum(DISPATCH_TYPES),
  propertiesOc: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
  documents: z.record(z.enum(ORDER_DOCUMENT_TYPES), z.array(file)),
};
type SharedForm = z.output<z.ZodObject<typeof sharedShapes>>;
export type SharedFormInput = z.input<z.ZodObject<typeof sharedShapes>>;

/** What the form of an operation starts with too. */
export const USUAL_SERVICE = 'national';

/** How new orders are created: several equal ones, one for each set of dates, or one that is assigned at once. */
export const WAYS = ['multiple', 'program', 'express'] as const;
export type Way = (typeof WAYS)[number];

/** The missing fields: a weight needs its unit, and the company requires some custom properties. */
export function missingFields(
  { weightUnit, propertiesOc }: Pick<SharedForm, 'weightUnit' | 'propertiesOc'>,
  properties: readonly PropertyView[],
): string[] {
  const unit = weightUnit.value !== null && weightUnit.weightUnitId === null ? ['weightUnit.weightUnitId'] : [];
  return [...unit, ...propertyProblems(properties, propertiesOc)];
}

/** What a new operation needs of the order and its dates; nothing where the order joins an operation. */
export function missingInOperation(
  { dispatchType, serviceType, dates, clientFreight, carrierFreight }: SharedForm,
  makes: NewOperation | null,
): string[] {
  if (!makes) return [];
  const { loadingDate, deliveryDate } = dates;
  const types = { clientFreight: clientFreight.type, carrierFreight: carrierFreight.type };
  const given = { dispatchType, serviceType: serviceType.id, loadingDate, deliveryDate, ...types };
  return missingForOperation(given, makes.seesFreights);
}

/** An operation is created with the orders; its freights are asked of people who see prices. */
export interface NewOperation {
  readonly seesFreights: boolean;
}

export function orderShape(properties: readonly PropertyView[], isNew: boolean, makes: NewOperation | null = null) {
  return z
    .object({
      ...sharedShapes,
      ...formShapes(CODES),
      origin: placeFormShape,
      destination: placeFormShape,
      way: z.enum(WAYS),
      numLoadingOrders: z.number().int().min(1).max(MAX_ORDERS_AT_ONCE),
      programs: z.array(datesFormShape).max(MAX_ORDERS_AT_ONCE),
      transportUnitId: chosen,
    })
    .superRefine((given, context) => {
      const truck = isNew && given.way === 'express' && !given.transportUnitId ? ['transportUnitId'] : [];
      for (const name of [...missingFields(given, properties), ...missingInOperation(given, makes), ...truck]) {
        context.addIssue({ code: 'custom', path: name.split('.'), params: { code: 'required' } });
      }
    });
}
export type OrderShape = ReturnType<typeof orderShape>;
export type OrderForm = z.output<OrderShape>;
export type OrderFormInput = z.input<OrderShape>;

interface Context {
  readonly properties: readonly PropertyView[];
  /** The currency of the own country. */
  readonly currency: Currency;
  /** Of a new order; nobody where it is left out. */
  readonly operatorId?: string | null;
}

/** The starting values of every order form: a stored order, or empty fields. */
export function sharedValues(order: OrderView | null, { properties, currency, operatorId = null }: Context) {
  const values = formValues(FIELDS, order);
  const priced = <F extends { currency: { measurementId: Currency | null } }>(freight: F) => ({
    ...freight,
    currency: { measurementId: freight.currency.measurementId ?? currency },
  });
  return {
    ...values,
    ...(order === null ? { operator: { userId: operatorId } } : {}),
    clientFreight: priced(values.clientFreight),
    carrierFreight: priced(values.carrierFreight),
    transportFreight: priced(values.transportFreight),
    dispatchType: 'direct' as const,
    propertiesOc: propertyValues(properties, order?.propertiesOc),
    documents: Object.fromEntries(
      ORDER_DOCUMENT_TYPES.map((type) => [type, []]),
    ) as unknown as OrderFormInput['documents'],
  };
}

/** The starting values of an ordinary order: two orders, both places with a reference. */
export function orderValues(order: OrderView | null, context: Context): OrderFormInput {
  return {
    ...sharedValues(order, context),
    ...formValues(CODES, order),
    origin: placeFormOf(order?.origin ?? null),
    destination: placeFormOf(order?.destination ?? null),
    way: 'multiple',
    numLoadingOrders: FORM_DEFAULTS.numLoadingOrders,
    programs: [],
    transportUnitId: null,
  };
}

export interface Writer {
  /** Only people who see prices may set them. */
  readonly seesFreights: boolean;
  /** Custom properties are sent by key, together with an assignment company. */
  readonly keyed: boolean;
}

/** The request of a form without its places, its number of orders and its documents. */
export function orderBody(form: SharedForm, { seesFreights, keyed }: Writer): SentForm {
  const { clientFreight, carrierFreight, transportFreight, hideTruckerFreight, assignmentCompany, ...body } = formBody(
    FIELDS,
    form,
  );
  const prices = { clientFreight: pricedBy(clientFreight), carrierFreight: pricedBy(carrierFreight) };
  return {
    ...body,
    ...(seesFreights ? { ...prices, transportFreight, hideTruckerFreight } : {}),
    ...(keyed ? { assignmentCompany } : {}),
    propertiesOc: Object.fromEntries(
      Object.entries(form.propertiesOc).map(([key, value]) => [key, value === '' ? null : value]),
    ),
  };
}

/** The uploaded files with their types. */
export function documentsOf(documents: SharedForm['documents']): OrderDocumentInput[] {
  const typed = Object.entries(documents) as [OrderDocumentType, readonly FileItem[] | undefined][];
  return typed.flatMap(([type, files = []]) =>
    files.flatMap(({ url, editedFileName }) => {
      const fileId = storedFileId(url);
      return fileId ? [{ fileId, type, ...(editedFileName ? { editedFileName } : {}) }] : [];
    }),
  );
}
