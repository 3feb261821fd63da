import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { addressOf, patternOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';
import { READ_OFFERED } from './opportunity.permissions.ts';

const id = { opportunityId: 'opportunity' } as const;
const TO_MARKETPLACE = { when: ['isMarketplace'], target: patternOf(screens.marketOpportunity, id) } as const;

/** To the company that offers the freight; whoever reads only the marketplace opens it there. */
const ABOUT_OWN = {
  needs: ['opportunity'],
  flags: ['isMarketplace'],
  target: patternOf(screens.opportunity, id),
  otherTargets: [TO_MARKETPLACE],
} as const;

/** To a carrier; without the right to received freight it opens in the marketplace, or among the own applications. */
const ABOUT_OFFERED = {
  needs: ['opportunity'],
  flags: ['isMarketplace', 'isPostulation'],
  target: patternOf(screens.publishedOpportunity, id),
  otherTargets: [TO_MARKETPLACE, { when: ['isPostulation'], target: addressOf(screens.myPostulations) }],
} as const;

/** To a carrier, about its application. */
const ABOUT_APPLICATION = { needs: ['opportunity'], target: addressOf(screens.myPostulations) } as const;

/** A trucker applied. */
export const postulation = defineNotification({
  type: 'postulation',
  icon: 'person',
  tone: 'info',
  ...ABOUT_OWN,
  words: ['applicant', 'opportunity'],
});

/** A company applied. */
export const carrierPostulation = defineNotification({
  type: 'carrierPostulation',
  icon: 'person',
  tone: 'info',
  ...ABOUT_OWN,
  words: ['company', 'opportunity'],
});

/** An applicant names another price. */
export const postulationOffer = defineNotification({
  type: 'postulationOffer',
  icon: 'cash',
  tone: 'info',
  ...ABOUT_OWN,
  words: ['applicant', 'opportunity', 'price'],
});

/** An applicant still wants it after it was changed. */
export const postulationConfirmed = defineNotification({
  type: 'postulationConfirmed',
  icon: 'checks',
  tone: 'active',
  ...ABOUT_OWN,
  words: ['applicant', 'opportunity'],
});

export const postulationWithdrawn = defineNotification({
  type: 'postulationWithdrawn',
  icon: 'person',
  tone: 'warning',
  ...ABOUT_OWN,
  words: ['applicant', 'opportunity', 'reason'],
});

/** Not published any more, by its deadline or because every company that was asked said no. */
export const opportunityExpired = defineNotification({
  type: 'opportunityExpired',
  icon: 'clock',
  tone: 'warning',
  ...ABOUT_OWN,
  words: ['opportunity', 'origin', 'destination', 'reason'],
});

/** A carrier gives an award back: a place is free again. */
export const awardGivenBack = defineNotification({
  type: 'awardGivenBack',
  icon: 'package',
  tone: 'danger',
  ...ABOUT_OWN,
  words: ['applicant', 'opportunity', 'reason'],
});

export const opportunityCreated = defineNotification({
  type: 'opportunityCreated',
  icon: 'speakerphone',
  tone: 'active',
  ...ABOUT_OFFERED,
  words: ['company', 'origin', 'destination'],
  digest: { record: 'opportunity', readers: READ_OFFERED },
});

/** What an applicant applied for is not the same any more. */
export const opportunityChanged = defineNotification({
  type: 'opportunityChanged',
  icon: 'alert',
  tone: 'warning',
  ...ABOUT_OFFERED,
  words: ['company', 'opportunity', 'origin', 'destination'],
});

/** The shipper names another price. */
export const counterOffer = defineNotification({
  type: 'counterOffer',
  icon: 'cash',
  tone: 'info',
  ...ABOUT_OFFERED,
  words: ['company', 'opportunity', 'price'],
});

export const postulationAccepted = defineNotification({
  type: 'postulationAccepted',
  icon: 'checks',
  tone: 'success',
  ...ABOUT_APPLICATION,
  words: ['company', 'opportunity', 'origin', 'destination', 'trucks'],
});

export const postulationRejected = defineNotification({
  type: 'postulationRejected',
  icon: 'clipboard',
  tone: 'neutral',
  ...ABOUT_APPLICATION,
  words: ['company', 'opportunity', 'reason'],
});

export const postulationExpired = defineNotification({
  type: 'postulationExpired',
  icon: 'clock',
  tone: 'neutral',
  ...ABOUT_APPLICATION,
  words: ['company', 'opportunity'],
});

export const opportunityCancelled = defineNotification({
  type: 'opportunityCancelled',
  icon: 'speakerphone',
  tone: 'danger',
  ...ABOUT_APPLICATION,
  words: ['company', 'opportunity', 'reason'],
});

/** The shipper cancels what the carrier had been awarded. */
export const awardCancelled = defineNotification({
  type: 'awardCancelled',
  icon: 'package',
  tone: 'danger',
  ...ABOUT_APPLICATION,
  words: ['company', 'opportunity', 'reason'],
});

export const notifications = [
  postulation,
  carrierPostulation,
  opportunityCreated,
  postulationOffer,
  postulationConfirmed,
  postulationWithdrawn,
  opportunityExpired,
  awardGivenBack,
  opportunityChanged,
  counterOffer,
  postulationAccepted,
  postulationRejected,
  postulationExpired,
  opportunityCancelled,
  awardCancelled,
] as const;
