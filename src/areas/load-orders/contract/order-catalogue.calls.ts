import { z } from 'zod';
import { DOCK_ACTIONS } from '#areas/fleet/rules/vehicle-category.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { NAME_MAX, textShape } from '#kernel/text.ts';
import { ORDER_PATH } from './order.calls.ts';
import { WRITE_ANY_ORDER } from './order.permissions.ts';
import { propertyShape } from './order-property.calls.ts';

const writing = { permission: WRITE_ANY_ORDER } as const;
const option = z.object({ id: z.string(), name: z.string() });
const measure = option.extend({ abbreviation: z.string() });

export const readOrderCatalogues = defineCall({
  id: 'loadingOrder.catalogues',
  method: 'GET',
  path: `${ORDER_PATH}/catalogues`,
  summary: 'Everything the form of a load order offers, named in the language of the reader.',
  access: writing,
  reply: z.object({
    categories: z.array(option),
    weightUnits: z.array(measure),
    boardingModes: z.array(option),
    serviceTypes: z.array(option),
    dispatchTypes: z.array(option),
    containerTypes: z.array(option),
    currencies: z.array(measure),
    freightTypes: z.array(option),
    typeTransportUnits: z.array(option),
    typeOperations: z.array(option.extend({ action: option.extend({ id: z.enum(DOCK_ACTIONS) }) })),
    documentTypes: z.array(option),
    /** The custom properties the form asks for, without disabled ones; the assignment number comes second. */
    properties: z.array(propertyShape),
    /** Custom properties are sent by key, together with an assignment company. */
    keyedAttributes: z.boolean(),
    defaults: z.object({
      numLoadingOrders: z.number().int(),
      originWithReference: z.boolean(),
      destinationWithReference: z.boolean(),
    }),
  }),
});

const lookup = z.object({ search: textShape(NAME_MAX).optional() });

export const searchOrderClients = defineCall({
  id: 'loadingOrder.clients',
  method: 'GET',
  path: `${ORDER_PATH}/clients`,
  summary: 'Clients an order can be for, by words of their name or their tax id in any spelling, at most twenty.',
  access: writing,
  query: lookup,
  reply: z.object({
    clients: z.array(z.object({ _id: idShape, name: z.string(), taxId: z.string().nullable(), countryId: z.string() })),
  }),
});

export const searchOrderOperators = defineCall({
  id: 'loadingOrder.operators',
  method: 'GET',
  path: `${ORDER_PATH}/operators`,
  summary: 'Members of the own company who can look after an order, by the letters of their name, at most twenty.',
  access: writing,
  query: lookup,
  reply: z.object({ operators: z.array(z.object({ userId: idShape, fullName: z.string() })) }),
});

export const checkBillOfLading = defineCall({
  id: 'loadingOrder.checkBill',
  method: 'GET',
  path: `${ORDER_PATH}/checkBill`,
  summary: 'Whether another order of the own company carries this bill of lading already.',
  access: writing,
  query: z.object({ billOfLadingNumber: textShape(NAME_MAX), exceptId: idShape.optional() }),
  reply: z.object({
    hasRepeatedBL: z.boolean(),
    /** One of the other orders, where the reader may see it. */
    order: z.object({ _id: idShape, loadingOrderCode: z.string() }).nullable(),
  }),
});
