import type { Translation } from '#kernel/phrases.ts';
import type { coursePtBR } from './pt-BR.ts';

export const courseEn: Translation<typeof coursePtBR> = {
  audiences: {
    chosen: 'Chosen companies',
    all: 'All associated companies',
    favourites: 'Favourite companies',
  },
  refusals: {
    noTruck: 'No truck that day',
    noCapacity: 'No capacity',
    price: 'Price',
    other: 'Other reason',
  },
  turns: {
    waiting: 'Waiting for its turn',
    asked: 'Asked',
    refused: 'Refused',
    silent: 'Did not answer',
  },
  applicantKinds: {
    company: 'Transport company',
    trucker: 'Driver',
    outside: 'External',
  },
  sides: {
    carrier: 'Carrier',
    shipper: 'Shipper',
  },
  changedSince: 'Changed since the application',
  events: {
    created: 'Created',
    updated: 'Changed',
    published: 'Published',
    notPublished: 'Not published: {{problem}}',
    opened: 'Opened to everybody',
    unpublished: 'Unpublished',
    expired: 'Deadline passed',
    filled: 'All trucks were accepted',
    cancelled: 'Cancelled',
    asked: '{{company}} was asked',
    refused: '{{company}} refused: {{refusal}}',
    silent: '{{company}} did not answer in time',
    applied: '{{company}} applied',
    offered: 'New price of {{company}}: {{price}}',
    countered: 'Counter-offer to {{company}}: {{price}}',
    confirmed: '{{company}} confirmed after the change',
    withdrawn: '{{company}} withdrew the application',
    rejected: 'Application of {{company}} rejected',
    awarded: 'Awarded to {{company}}: {{trucks}} × {{price}}',
    givenBack: '{{company}} gave the award back',
    awardCancelled: 'Award of {{company}} cancelled',
    linkShared: 'Link for carriers without an account created',
    linkRevoked: 'Link for carriers without an account ended',
    truckerRegistered: '{{name}} registered as an eventual driver, plate {{plate}}',
    truckerIncomplete:
      '{{name}}, plate {{plate}}: the eventual driver is to be completed (document, licence and date of birth)',
  },
};
