import type { Translation } from '#kernel/phrases.ts';
import type { messagesPtBR } from './pt-BR.ts';

export const messagesEn: Translation<typeof messagesPtBR> = {
  loadOrders: {
    notices: {
      scheduleConfirmed: 'The client confirmed loading {{order}} on {{date}}',
      scheduleProposed: 'The client proposes to load {{order}} on {{date}}',
      reassignmentRequested: 'The client asks for another driver or truck for {{order}}',
      takenFromDriver: 'Trip withdrawn, order {{order}} is no longer yours',
      takenFromCarrier: 'Order withdrawn, order {{order}} is no longer your transport company’s',
    },
    whatsapp: {
      assigned: 'Hello {{name}}, you have a new trip: order {{order}}, truck {{plate}}.',
      takenFromDriver: 'Hello {{name}}, the trip of order {{order}} is no longer yours.',
      given: 'Hello {{name}}, order {{order}} was given to your transport company.',
      takenFromCarrier: 'Hello {{name}}, order {{order}} is no longer your transport company’s.',
      hasTruck: 'Hello {{name}}, order {{order}} has truck {{plate}}.',
      unassigned: 'Hello {{name}}, order {{order}} waits for another truck.',
      dated: 'Hello {{name}}, order {{order}} has a new loading date.',
      taskDone: 'Hello {{name}}, task done on order {{order}}: {{task}}.',
      finished: 'Hello {{name}}, the trip of order {{order}} has ended.',
      documentsReturned: 'Hello {{name}}, the documents of order {{order}} were sent back: {{reason}}',
      paid: 'Hello {{name}}, order {{order}} was paid.',
      cancelled: 'Hello {{name}}, order {{order}} was cancelled: {{reason}}',
      route: 'From {{origin}} to {{destination}}.',
      loading: 'Loading: {{date}}.',
      place: 'Place of loading: {{place}}.',
      link: 'Your trip, step by step: {{link}}',
    },
    clientMail: {
      open: { order: 'Follow the load', form: 'See the answer' },
      scheduleAccepted: {
        subject: 'The date you proposed for load {{order}} was accepted',
        text: 'Your load from {{origin}} to {{destination}} will be picked up on {{date}}. {{answer}}',
      },
      scheduleRefused: {
        subject: 'The date you proposed for load {{order}} was not accepted',
        text: 'Your load from {{origin}} to {{destination}} cannot be picked up on {{date}}. {{answer}}',
      },
      reassignmentAccepted: {
        subject: 'Your request for another driver of load {{order}} was accepted',
        text: 'Another driver or truck will carry your load from {{origin}} to {{destination}}. {{answer}}',
      },
      reassignmentRefused: {
        subject: 'Your request for another driver of load {{order}} was not accepted',
        text: 'The driver and the truck of your load from {{origin}} to {{destination}} stay the same. {{answer}}',
      },
      assigned: {
        subject: 'Your load {{order}} has a truck',
        text: 'Truck {{plate}} will carry your load from {{origin}} to {{destination}}.',
      },
      reassigned: {
        subject: 'Your load {{order}} has another truck',
        text: 'Now truck {{plate}} will carry your load from {{origin}} to {{destination}}.',
      },
      unassigned: {
        subject: 'Your load {{order}} waits for another truck',
        text: 'The truck was taken from your load from {{origin}} to {{destination}}. We will let you know when there is another one.',
      },
      dated: {
        subject: 'Loading date of your load {{order}}',
        text: 'Your load from {{origin}} to {{destination}} will be picked up on {{date}}.',
      },
      finished: {
        subject: 'Your load {{order}} was delivered',
        text: 'The trip from {{origin}} to {{destination}} has ended.',
      },
      cancelled: {
        subject: 'Your load {{order}} was cancelled',
        text: 'The trip from {{origin}} to {{destination}} will not take place. Reason: {{reason}}',
      },
    },
  },
};
