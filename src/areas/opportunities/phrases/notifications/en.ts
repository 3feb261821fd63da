import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      postulation: 'Driver application',
      carrierPostulation: 'Transport company application',
      opportunityCreated: 'New opportunity',
      postulationOffer: 'New price of an applicant',
      postulationConfirmed: 'Application confirmed',
      postulationWithdrawn: 'Application withdrawn',
      opportunityExpired: 'Publication ended',
      awardGivenBack: 'Load given back',
      opportunityChanged: 'Opportunity changed',
      counterOffer: 'Counter-offer of the shipper',
      postulationAccepted: 'Application accepted',
      postulationRejected: 'Application not accepted',
      postulationExpired: 'Application expired',
      opportunityCancelled: 'Opportunity cancelled',
      awardCancelled: 'Award cancelled',
    },
    messages: {
      postulation: 'New application, {{applicant}} wants to carry opportunity {{opportunity}}',
      carrierPostulation: 'New transport company application, {{company}} wants to carry opportunity {{opportunity}}',
      opportunityCreated: 'New opportunity, {{company}} offers freight from {{origin}} to {{destination}}',
      postulationOffer: 'New price, {{applicant}} asks {{price}} for opportunity {{opportunity}}',
      postulationConfirmed:
        'Application confirmed, {{applicant}} stays with opportunity {{opportunity}} after its change',
      postulationWithdrawn:
        'Application withdrawn, {{applicant}} no longer carries opportunity {{opportunity}}: {{reason}}',
      opportunityExpired:
        'Publication ended, opportunity {{opportunity}} from {{origin}} to {{destination}} is no longer published: {{reason}}',
      awardGivenBack: 'Load given back, {{applicant}} gave opportunity {{opportunity}} back: {{reason}}',
      opportunityChanged:
        'Opportunity changed, confirm the application for {{opportunity}} of {{company}}: {{origin}} to {{destination}}',
      counterOffer: 'Counter-offer, {{company}} offers {{price}} for opportunity {{opportunity}}',
      postulationAccepted:
        'Application accepted, {{company}} confirmed {{opportunity}} from {{origin}} to {{destination}}. Trucks: {{trucks}}',
      postulationRejected:
        'Application not accepted, {{company}} thanks you for applying for {{opportunity}}: {{reason}}',
      postulationExpired: 'Application expired, the time of {{opportunity}} of {{company}} ended without an answer',
      opportunityCancelled: 'Opportunity cancelled, {{company}} cancelled {{opportunity}}: {{reason}}',
      awardCancelled: 'Award cancelled, {{company}} cancelled the award of {{opportunity}}: {{reason}}',
    },
  },
  opportunities: {
    notices: {
      publishedAgain: 'Published again, {{company}} offers freight from {{origin}} to {{destination}} once more',
      offerWithoutPrice: 'New price, {{applicant}} made another offer for opportunity {{opportunity}}',
      withoutReason: 'no reason given',
    },
    /** The mail with several new opportunities. */
    digest: {
      subject_one: '{{count}} new opportunity for you',
      subject_other: '{{count}} new opportunities for you',
      intro: 'What was published since the last digest and is still open:',
      offeredBy: 'Offered by {{company}}',
      more_one: 'And {{count}} more in the list.',
      more_other: 'And {{count}} more in the list.',
      open: 'See opportunities',
    },
  },
};
