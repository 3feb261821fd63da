import type { Translation } from '#kernel/phrases.ts';
import type { ratingPtBR } from './pt-BR.ts';

export const ratingEn: Translation<typeof ratingPtBR> = {
  rating: {
    title: 'How was the trip?',
    text: 'From 1 to 5 stars. Rate what you like.',
    facility: 'Place of loading and unloading',
    driver: 'Driver',
    company: 'Transport company',
    stars: '{{count}} of 5 stars',
    comment: 'Comment',
    name: 'Your name',
    send: 'Send rating',
    atLeastOne: 'Give stars to at least one',
    notYet: {
      title: 'The trip is not over yet',
      text: 'Come back to this link after the delivery.',
    },
    thanks: {
      title: 'Thank you for rating',
      text: 'Your opinion was recorded and can no longer be changed.',
    },
    reply: 'Reply of {{company}}',
    section: 'Ratings',
    none: 'Nobody has rated this trip yet',
    anonymous: 'Without a name',
    answer: 'Reply',
    answerHint: 'Whoever rated reads the reply behind the same link. It is sent once.',
    answered: 'Reply sent',
  },
};
