import { z } from 'zod';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { dayShape, instantShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';

const text = z.string().nullable();

/** How an order stands after something was done to it: enough for a list to put it where it belongs. */
export const orderStateShape = z.object({
  _id: idShape,
  version: z.number().int(),
  kind: z.enum(ORDER_KINDS),
  loadingOrderCode: z.string(),
  loadingOrderStatus: z.number().int(),
  operation: z.object({ operationId: idShape }),
  provider: z.object({ transportCompanyId: idShape, companyName: text }).nullable(),
  assignment: z
    .object({
      transportUnitId: idShape,
      plate: text,
      truckerId: idShape,
      fullName: text,
      companyId: idShape,
      trailerId: idShape.nullable(),
      trailerPlate: text,
      gpsDeviceId: text,
    })
    .nullable(),
});
export type OrderState = z.output<typeof orderStateShape>;

export const orderParams = z.object({ id: idShape });
export const orderStateReply = z.object({ loadingOrder: orderStateShape });

/** The text the driver is sent, and the address that opens it in the messaging service. */
export const whatsappShape = z.object({ phone: z.string(), text: z.string(), url: z.string() });
export const assignedReply = orderStateReply.extend({ whatsapp: whatsappShape.nullable() });

/** A truck, and who drives it: without a driver the one it is matched with. Its semitrailers come along. */
export const vehicleChoiceShape = z.strictObject({ transportUnitId: idShape, truckerId: idShape.optional() });
export type VehicleChoice = z.output<typeof vehicleChoiceShape>;

export const reasonShape = textShape(500);

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const hourShape = z.string().regex(HOUR, { message: 'time' });

/** A date left out stays as it is; null empties it. */
export const orderDatesShape = z.strictObject({
  loadingDate: dayShape.nullable().optional(),
  loadingDateHour: hourShape.nullable().optional(),
  deliveryDate: dayShape.nullable().optional(),
  deliveryDateHour: hourShape.nullable().optional(),
  containerReturn: dayShape.nullable().optional(),
  delayCutoff: instantShape.nullable().optional(),
  delayDate: instantShape.nullable().optional(),
});
export type OrderDatesInput = z.output<typeof orderDatesShape>;
