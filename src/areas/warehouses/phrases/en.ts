import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  warehouses: {
    states: {
      pending: 'Pending',
      scheduled: 'Scheduled',
      arrived: 'On site',
      inDock: 'At the dock',
      completed: 'Completed',
      cancelled: 'Cancelled',
      noShow: 'No-show',
    },
  },
  errors: {
    warehouses: {
      registered: 'The address is a warehouse already.',
      leavesBookings: '{{count}} bookings would lose their place: {{codes}}.',
      hasBookings: 'There are {{count}} open bookings: {{codes}}. Move or cancel them first.',
      tooManyCategories: 'Limit reached! At most {{count}} categories.',
      categoryLocked: 'The category has bookings and does not change while they exist.',
    },
    bookings: {
      wrongState: 'The booking has changed meanwhile and no longer allows this.',
      taken: 'This time has just been taken.',
      holdOver: 'The time to confirm is over. Choose the time again.',
      invalidDate: 'Invalid date',
      nothingFree: 'There are no docks or times available',
      notBookable: 'This warehouse does not take bookings of your company.',
      bookingOver: 'It is too late to book this time.',
      cancellingOver: 'It is too late to cancel or move. Talk to the warehouse.',
      orderOver: 'The load order is over.',
      noSuchTime: 'The warehouse has no such time on this day.',
      closed: 'The dock is closed then, or its shift ends before.',
      tooManyHolds: 'You hold too many times at once already.',
      notBooked: 'This type of truck is not booked here.',
      wrongDock: 'The dock does not take this truck or this operation.',
    },
    gate: {
      refused: 'Entry was refused.',
      used: 'The ticket has been used already.',
    },
  },
  validation: {
    dockWithoutShift: 'No shift includes this dock',
    shiftWithoutLength: 'The shift has no length',
    shiftOverlaps: 'Overlaps another shift',
    longerThanShift: 'The pause is longer than a shift',
    beforeStart: 'Cannot be before the start',
    past: 'Is over already',
  },
};
