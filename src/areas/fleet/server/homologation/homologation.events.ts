import { z } from 'zod';
import { checkedRecordShape } from '#areas/fleet/contract/homologation.shapes.ts';
import { MARKETS } from '#areas/fleet/rules/market.ts';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';

/** Every check of a request is answered, by registers or by people. */
export const homologationAnswered = defineEvent(
  'fleet.homologationAnswered',
  z.object({
    companyId: idShape,
    channelId: idShape,
    record: checkedRecordShape,
    market: z.enum(MARKETS),
    /** The driver's name or the vehicle's plate. */
    label: z.string(),
    /** The users who asked. */
    userIds: z.array(idShape),
  }),
);
