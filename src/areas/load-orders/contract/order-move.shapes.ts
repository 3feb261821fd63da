import { z } from 'zod';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';

const text = z.string().nullable();

/** The state of an order after a change: enough for a list to show it in the right place. */
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

/** The text for the driver, and the address that opens it in the messaging service. */
export const whatsappShape = z.object({ phone: z.string(), text: z.string(), url: z.string() });
export const assignedReply = orderStateReply.extend({ whatsapp: whatsappShape.nullable() });

/** A truck and its driver; without a driver, the matched one. Its semitrailers come along. */
export const vehicleChoiceShape = z.strictObject({ transportUnitId: idShape, truckerId: idShape.optional() });
export type VehicleChoice = z.output<typeof vehicleChoiceShape>;

export const reasonShape = textShape(500);
