import { defineSlot } from '#kernel/slot.ts';

export interface WebFormBookingsProps {
  readonly alias: string;
  /** The form asks for another truck: bookings are shown, not made. */
  readonly isReassignment: boolean;
  /** Whether the loading is booked here; otherwise its date is proposed. */
  readonly onKnown: (isBooked: boolean) => void;
}

/** The times at the docks of an order's places, chosen by the holder of the form. */
export const webFormBookings = defineSlot<WebFormBookingsProps>('webForm.bookings');
