import { z } from 'zod';
import { callingCodeShape } from '#areas/companies/contract/company.calls.ts';
import { countryIdShape } from '#areas/companies/contract/input.shapes.ts';
import { DEFAULT_COUNTRY } from '#countries/country.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';
import { CHOOSE_OWNERS, READ_ANY_DRIVER } from './driver.permissions.ts';
import { foundDriverShape, openDriverShape } from './driver.shapes.ts';

const LOOK_UPS_PER_MINUTE = 30;
const NUMBER_MAX = 60;

/** Only complete numbers are searched; of other companies' drivers the reply shows only that one exists. */
const lookUp = {
  method: 'GET',
  access: { permission: READ_ANY_DRIVER },
  rateLimit: { max: LOOK_UPS_PER_MINUTE, seconds: 60, by: 'user' },
  reply: z.object({
    truckers: z.array(foundDriverShape),
    /** Another company has registered the same person. */
    knownElsewhere: z.boolean(),
  }),
} as const;

const country = countryIdShape.default(DEFAULT_COUNTRY);

export const searchDriver = defineCall({
  ...lookUp,
  id: 'drivers.search',
  path: '/carrier/search',
  summary: 'The driver with exactly this identity document.',
  query: z.object({ country, documentId: textShape(NUMBER_MAX), typeDocumentId: textShape(NUMBER_MAX).optional() }),
});

export const searchDriverByPhone = defineCall({
  ...lookUp,
  id: 'drivers.searchByPhone',
  path: '/carrier/search/phone',
  summary: 'The driver with exactly this phone.',
  query: z.object({ country, countryCode: callingCodeShape, phone: textShape(NUMBER_MAX) }),
});

export const searchDriverByLicence = defineCall({
  ...lookUp,
  id: 'drivers.searchByLicence',
  path: '/carrier/search/driverLicense',
  summary: 'The driver with exactly this licence.',
  query: z.object({ country, driverLicense: textShape(NUMBER_MAX) }),
});

export const openDriver = defineCall({
  id: 'drivers.open',
  method: 'GET',
  path: '/carrierOpen/{id}',
  summary: 'What anybody who looks for drivers may know of one, whichever company registered it.',
  access: { permission: READ_ANY_DRIVER },
  rateLimit: { max: LOOK_UPS_PER_MINUTE, seconds: 60, by: 'user' },
  params: z.object({ id: idShape }),
  reply: z.object({ trucker: openDriverShape }),
});

export const listOwners = defineCall({
  id: 'drivers.owners',
  method: 'GET',
  path: '/ownerTransportUnit/owners',
  summary:
    'Who a driver works for or a vehicle belongs to: the own company and its transport companies, by name or tax id.',
  access: { permission: CHOOSE_OWNERS },
  query: z.object({ search: z.string().trim().max(100).optional() }),
  reply: z.object({
    owners: z.array(
      z.object({
        /** Null for the own company. */
        _id: idShape.nullable(),
        name: z.string(),
        taxId: z.string().nullable(),
        countryId: countryIdShape,
      }),
    ),
  }),
});
