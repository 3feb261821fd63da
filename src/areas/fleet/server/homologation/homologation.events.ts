import { z } from 'zod';
import { checkedRecordShape } from '#areas/fleet/contract/homologation.shapes.ts';
import { MARKETS } from '#areas/fleet/rules/market.ts';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';

/** Everything somebody wanted to know about a driver or a vehicle is answered, by registers or by people. */
export const homologationAnswered = defineEvent(
  'fleet.homologationAnswered',
  z.object({
    companyId: idShape,
    channelId: idShape,
    record: checkedRecordShape,
    market: z.enum(MARKETS),
    /** The driver's name or the vehicle's plate. */
    label: z.string(),
    /** Those who asked. */
    userIds: z.array(idShape),
  }),
);
