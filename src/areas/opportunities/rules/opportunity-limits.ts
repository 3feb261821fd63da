import type { PublicationType } from './publication.ts';

export const DESCRIPTION_MAX = 200;
export const QUANTITY_MAX = 100;
export const WEIGHT_MAX = 99_999_999;
export const VOLUME_MAX = 999_999;
export const DAYS_MAX = 90;
export const OWN_FIRST_HOURS_MAX = 720;
export const ANSWER_HOURS_MAX = 168;
/** Companies chosen for one opportunity, and people chosen of one company. */
export const READERS_MAX = 200;
export const PEOPLE_MAX = 100;
/** Opportunities changed by one call. */
export const CHANGED_AT_ONCE_MAX = 50;
/** Applicants shown together; more than ever applied for one load. */
export const APPLICANTS_SHOWN = 500;

/** Lanes one person saves. */
export const LANES_MAX = 50;
/** How far from a free truck a load is still near. */
export const NEAR_KM = 200;

/** What a new opportunity starts with. */
export const NEW_OPPORTUNITY = {
  publicationType: 'public' satisfies PublicationType,
  quantityTransportUnit: 1,
  emailNotification: true,
  whatsappNotification: true,
  invoice: true,
  days: 7,
  answerHours: 4,
} as const;
