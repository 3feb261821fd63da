import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { instantShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { BOOKING_STATES } from '../rules/booking-state.ts';
import { DOCK_ACTIONS } from '../rules/free-times.ts';
import { PACKED_LENGTH, type PackedEntry } from '../rules/gate-day.ts';
import { GATE_VERDICTS } from '../rules/gate-verdict.ts';
import { TICKET_MAX } from '../rules/ticket.ts';
import { PLATE_MAX } from '../rules/warehouse-limits.ts';
import { VALIDATE_TICKETS } from './warehouse.permissions.ts';

const access = { permission: VALIDATE_TICKETS } as const;
const text = z.string().nullable();
const moment = z.number().int().nullable();

export const gateEntryShape = z.object({
  id: idShape,
  code: z.string(),
  state: z.enum(BOOKING_STATES),
  ticketVersion: z.number().int(),
  action: z.enum(DOCK_ACTIONS),
  /** Milliseconds since 1970, as every time here. */
  startsAt: moment,
  endsAt: moment,
  dock: text,
  plate: text,
  trailerPlate: text,
  driver: text,
  carrier: text,
  orderId: idShape.nullable(),
  orderCode: text,
  documentsExpired: z.boolean(),
  arrivedAt: moment,
  calledAt: moment,
  dockedAt: moment,
  leftAt: moment,
  letInBy: text,
});

export const gateCheckShape = z.object({
  verdict: z.enum(GATE_VERDICTS),
  /** The truck is in: its arrival is recorded. */
  entered: z.boolean(),
  /** The warehouse of the own company that the ticket is for, where it is another one. */
  warehouse: text,
  booking: gateEntryShape.nullable(),
  /** Further bookings of the same plate. */
  others: z.array(gateEntryShape),
});
export type GateCheck = z.output<typeof gateCheckShape>;

export const validateTicket = defineCall({
  id: 'gate.validate',
  method: 'POST',
  path: '/warehouse/validate',
  summary:
    'Judges what a truck shows at the gate: a ticket, its code, the QR code of an order sheet, or a plate. With `enter` it also records the arrival, once.',
  access,
  rateLimit: { max: 120, seconds: 60, by: 'user' },
  body: z.strictObject({
    warehouseId: idShape,
    shown: z.string().trim().min(1).max(TICKET_MAX),
    /** The plate the guard sees. */
    plate: z.string().trim().max(PLATE_MAX).optional(),
    /** When it was shown, because without network it is sent later. */
    at: instantShape.optional(),
    enter: z
      .strictObject({
        /** Makes a repeat harmless. */
        key: idShape,
        /** Why the truck is let in where the verdict is not `enter`. */
        reason: optionalTextShape(),
        /** The phone said `enter` and the truck is in; what the server knew better is then only noted. */
        believed: z.boolean().default(false),
      })
      .optional(),
  }),
  reply: z.object({ check: gateCheckShape }),
});

/** See `rules/gate-day.ts`. */
const packedEntryShape = z
  .array(z.union([z.string(), z.number().int()]))
  .length(PACKED_LENGTH) as unknown as z.ZodType<PackedEntry>;

export const gateDayShape = z.object({
  readAt: z.iso.datetime(),
  warehouse: z.object({
    _id: idShape,
    fullName: z.string(),
    timeZone: z.string(),
    earlyMinutes: z.number().int(),
    lateMinutes: z.number().int(),
  }),
  /** The public halves of the keys that tickets are signed with: the uncompressed point of P-256, base64url. */
  keys: z.array(z.object({ id: z.number().int(), publicKey: z.string() })),
  from: z.number().int(),
  names: z.array(z.string()),
  bookings: z.array(packedEntryShape),
});
export type GateDay = z.output<typeof gateDayShape>;

export const readGateDay = defineCall({
  id: 'gate.day',
  method: 'GET',
  path: '/warehouse/gate/{id}',
  summary: 'What a gate needs without network: the bookings of today and tomorrow in few bytes, and the public keys.',
  access,
  params: z.object({ id: idShape }),
  reply: z.object({ day: gateDayShape }),
});

export const listGates = defineCall({
  id: 'gate.list',
  method: 'GET',
  path: '/warehouse/gate',
  summary: 'The warehouses of the own company, to choose a gate.',
  access,
  reply: z.object({ warehouses: z.array(z.object({ _id: idShape, fullName: z.string() })) }),
});
