import { z } from 'zod';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';

/** A transport company was changed, enabled or disabled by somebody of the company that works with it. */
export const transportCompanyUpdated = defineEvent(
  'partners.transportCompanyUpdated',
  z.object({
    companyId: idShape,
    partnerId: idShape,
    name: z.string(),
    countryId: z.enum(COUNTRY_CODES),
    /** The people with access to it; with none it concerns everybody who may see it. */
    userIds: z.array(idShape),
  }),
);
