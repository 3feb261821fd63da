import { z } from 'zod';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';

/** A user of the company changed, enabled or disabled one of its transport companies. */
export const transportCompanyUpdated = defineEvent(
  'partners.transportCompanyUpdated',
  z.object({
    companyId: idShape,
    partnerId: idShape,
    name: z.string(),
    countryId: z.enum(COUNTRY_CODES),
    /** The people with access to it; without any, everybody who may see it is notified. */
    userIds: z.array(idShape),
  }),
);
