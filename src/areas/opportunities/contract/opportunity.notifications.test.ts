import { expect, it } from 'vitest';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import * as kinds from './opportunity.notifications.ts';

const DATA = { opportunity: 'o-1' };
const MARKETPLACE = '/opportunityMarket/show/o-1';
const APPLICATIONS = '/opportunity/myPostulations';

it.each([
  kinds.postulation,
  kinds.carrierPostulation,
  kinds.postulationOffer,
  kinds.postulationConfirmed,
  kinds.postulationWithdrawn,
  kinds.opportunityExpired,
  kinds.awardGivenBack,
])('$type leads the shipper to its opportunity', (kind) => {
  expect(targetOf(kind, DATA)).toBe('/opportunity/show/o-1');
  expect(targetOf(kind, { ...DATA, isMarketplace: true })).toBe(MARKETPLACE);
});

it.each([kinds.opportunityCreated, kinds.opportunityChanged, kinds.counterOffer])(
  '$type leads a carrier to what it is offered',
  (kind) => {
    expect(targetOf(kind, DATA)).toBe('/opportunity/published/show/o-1');
    expect(targetOf(kind, { ...DATA, isMarketplace: true })).toBe(MARKETPLACE);
    expect(targetOf(kind, { ...DATA, isPostulation: true })).toBe(APPLICATIONS);
  },
);

it.each([
  kinds.postulationAccepted,
  kinds.postulationRejected,
  kinds.postulationExpired,
  kinds.opportunityCancelled,
  kinds.awardCancelled,
])('$type leads a carrier to its applications', (kind) => {
  expect(targetOf(kind, DATA)).toBe(APPLICATIONS);
});
