import type { Translation } from '#kernel/phrases.ts';
import type { lanesPtBR } from './pt-BR.ts';

export const lanesEn: Translation<typeof lanesPtBR> = {
  what: 'the lane',
  none: 'No saved lanes',
  noneText: 'Save a lane to filter the list and be notified of new loads.',
  new: 'New lane',
  save: 'Save lane',
  saved: 'Lane saved',
  alert: 'Alert',
  remove: 'Forget {{name}}',
  anywhere: 'Anywhere',
  givenBack: 'Award given back',
  giveBackText: 'Trips that have not begun are cancelled and their places are free again. It appears in your record.',
  rated: 'Thank you for the rating',
  stars: 'How was it to work for this shipper?',
  since: 'Here since',
  ordersDone: 'Orders done',
  rating: 'Rating by carriers',
  notRated: 'Not rated yet',
  pays: 'Payment',
  fewPayments: 'Too few payments to say',
  paysAfter_one: '{{percent}} paid, usually after {{count}} day',
  paysAfter_other: '{{percent}} paid, usually after {{count}} days',
};
