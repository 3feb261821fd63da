import type { Translation } from '#kernel/phrases.ts';
import type { viewPtBR } from './pt-BR.ts';

/** The phrases for driver and client about a trip in progress. */
export const viewEn: Translation<typeof viewPtBR> = {
  view: {
    progress: {
      programmed: 'Planned',
      assigned: 'Truck assigned',
      inProgress: 'On the way',
      finished: 'Delivered',
      toPay: 'Documents accepted',
      paid: 'Settled',
      cancelled: 'Cancelled',
    },
    route: 'Route',
    from: 'From',
    to: 'To',
    loading: 'Loading',
    delivery: 'Delivery',
    noDate: 'To be agreed',
    plate: 'Plate',
    after: 'After: {{task}}',
  },
};
