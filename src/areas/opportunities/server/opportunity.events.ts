import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';
import { APPLICANTS, CLOSED_BY } from '../rules/postulation-state.ts';

/** An opportunity for notifications, as it was at the time of the event. */
export const opportunitySummaryShape = z.object({
  opportunityId: idShape,
  companyId: idShape,
  companyName: z.string(),
  code: z.string(),
  origin: z.string(),
  destination: z.string(),
  createdBy: idShape,
  /** Whether mails are sent about it at all. */
  byMail: z.boolean(),
});
export type OpportunitySummary = z.output<typeof opportunitySummaryShape>;

/** An application for notifications. */
export const postulationSummaryShape = z.object({
  postulationId: idShape,
  /** Null for an outside carrier, who is notified of nothing: they look at the page of their link. */
  applicantCompanyId: idShape.nullable(),
  /** The person who applied; null for an outside carrier. */
  userId: idShape.nullable(),
  by: z.enum(APPLICANTS),
  /** The company, or the driver where a trucker applied. */
  applicantName: z.string(),
  /** The last price as people read it: 1200.00 USD. */
  price: z.string(),
});
export type PostulationSummary = z.output<typeof postulationSummaryShape>;

const about = { opportunity: opportunitySummaryShape };
const oneOf = { ...about, postulation: postulationSummaryShape };
const allOf = { ...about, postulations: z.array(postulationSummaryShape) };

/** Published, or the turn of the next company that is asked directly: who is offered it now. */
export const opportunityPublished = defineEvent(
  'opportunities.published',
  z.object({
    ...about,
    readers: z.array(z.object({ companyId: idShape, userIds: z.array(idShape).nullable() })),
    /** Who applied before, when it is published again. */
    earlier: z.array(postulationSummaryShape),
    /** Everybody sees it from now on, so whoever saved its lane is notified. */
    isOpen: z.boolean(),
    vehicleType: z.string(),
  }),
);
/** Price, dates, route or truck changed: the waiting applicants must confirm. */
export const opportunityChanged = defineEvent('opportunities.changed', z.object(allOf));
/** Not published any more, by the clock or because nobody wants it. */
export const opportunityExpired = defineEvent('opportunities.expired', z.object(allOf));
export const opportunityCancelled = defineEvent('opportunities.cancelled', z.object({ ...allOf, reason: z.string() }));
export const postulationCreated = defineEvent('opportunities.applied', z.object(oneOf));
/** A price was named; the other side is notified. */
export const priceOffered = defineEvent(
  'opportunities.offered',
  z.object({ ...oneOf, by: z.enum(['carrier', 'shipper']) }),
);
export const postulationConfirmed = defineEvent('opportunities.confirmed', z.object(oneOf));
export const postulationWithdrawn = defineEvent(
  'opportunities.withdrawn',
  z.object({ ...oneOf, reason: z.string().nullable() }),
);
/** Those who did not get it, with the shipper's reason or what ended it. */
export const postulationsRejected = defineEvent(
  'opportunities.rejected',
  z.object({ ...allOf, reason: z.string().nullable(), closedBy: z.enum(CLOSED_BY).nullable() }),
);
export const postulationAccepted = defineEvent(
  'opportunities.accepted',
  z.object({ ...oneOf, trucks: z.number().int(), operationId: idShape }),
);
/** The carrier gave an award back, or the shipper cancelled its order: a place is free again. */
export const awardEnded = defineEvent(
  'opportunities.awardEnded',
  z.object({ ...oneOf, by: z.enum(['carrier', 'shipper']), reason: z.string().nullable() }),
);
