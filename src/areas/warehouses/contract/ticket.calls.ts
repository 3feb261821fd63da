import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { BOOKING_MESSAGES, MESSAGE_RECEIVERS } from '../rules/booking-message.ts';
import { READ_ORDER_BOOKINGS } from './warehouse.permissions.ts';

const access = { permission: READ_ORDER_BOOKINGS } as const;
const params = z.object({ id: idShape });

export const ticketShape = z.object({
  schedulingId: idShape,
  /** The eight characters that are typed where no camera reads. */
  code: z.string(),
  version: z.number().int(),
  /** The content of the QR code: an address that ends with the signed ticket. */
  address: z.string(),
  /** A ready message for whoever drives: place, time, dock and the address of the ticket. */
  text: z.string(),
});
export type TicketView = z.output<typeof ticketShape>;

export const readTicket = defineCall({
  id: 'scheduling.qr',
  method: 'GET',
  path: '/warehouse/schedule/{id}/qr',
  summary: 'The ticket of a booking: its signed QR content, its code, and a message ready to be sent.',
  access,
  params,
  reply: z.object({ ticket: ticketShape }),
});

export const TICKET_FILES = ['pdf', 'ics'] as const;

export const readTicketFile = defineCall({
  id: 'scheduling.ticketFile',
  method: 'GET',
  path: '/warehouse/schedule/{id}/ticket/{format}',
  summary: 'The ticket as a PDF with its QR code, or as an entry for a calendar.',
  access,
  params: params.extend({ format: z.enum(TICKET_FILES) }),
  reply: z.object({ fileName: z.string(), contentType: z.string(), content: z.string().describe('Base64') }),
});

const messageShape = z.object({
  to: z.enum(MESSAGE_RECEIVERS),
  /** Of the driver or of the contact; null for whoever the sender chooses. */
  name: z.string().nullable(),
  /** In the language of the recipient's country. */
  text: z.string(),
  /** Opens the messaging service with the text ready to be sent. */
  url: z.string(),
});
export const bookingMessagesShape = z.object({ about: z.enum(BOOKING_MESSAGES), messages: z.array(messageShape) });
export type BookingMessages = z.output<typeof bookingMessagesShape>;

export const readBookingMessages = defineCall({
  id: 'scheduling.messages',
  method: 'GET',
  path: '/warehouse/schedule/{id}/messages',
  summary: 'A message about what happened last to a booking, ready to be sent to people without an account.',
  access,
  params,
  reply: bookingMessagesShape,
});
