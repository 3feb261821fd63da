import type { Translation } from '#kernel/phrases.ts';
import type { recordsPtBR } from './pt-BR.ts';

export const recordsEn: Translation<typeof recordsPtBR> = {
  fleet: {
    vehicles: {
      detail: {
        facts: 'General data',
        noDriver: 'No driver',
        noTrailer: 'No semitrailer',
        noTruck: 'No truck',
        noPhotos: 'No photos',
        noDocuments: 'No documents',
        updated: 'Last change',
        blocked: 'Cannot be assigned: required documents have expired',
        expiredDocument: '{{plate}}: {{document}} expired on {{date}}',
        photosOf: 'Photos of {{plate}}',
        thePhotos: 'the photos',
        trailers: 'Semitrailers',
      },
      history: {
        title: 'History',
        more: 'See more',
        nobody: 'The system',
        none: 'Nothing has changed since the registration',
        nothing: 'empty',
        change: '{{field}}: {{from}} → {{to}}',
        actions: {
          create: '{{who}} registered it',
          update: '{{who}} changed the data',
          enable: '{{who}} enabled it',
          disable: '{{who}} disabled it',
          matchDriver: '{{who}} assigned the driver',
          unmatchDriver: '{{who}} took the driver off',
          matchTrailers: '{{who}} changed the semitrailers',
          linkDevice: '{{who}} changed the GPS device',
          addPhoto: '{{who}} added a photo',
          removePhoto: '{{who}} removed a photo',
          appropriate: '{{who}} brought it into the own fleet',
          letGo: '{{who}} released it from the own fleet',
          giveAway: '{{who}} gave it to another company',
        },
      },
      notices: {
        claimed: 'Request for a unit, {{company}} asks you to let {{plate}} go',
        accepted: 'Request accepted, {{plate}} is now part of your fleet',
        refused: 'Request refused, {{plate}} stays in the fleet of its owner',
        withdrawn: 'Unit released, {{plate}} left the closed fleet and can be brought into yours',
      },
    },
  },
};
