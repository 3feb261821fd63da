/**
 * A booking is pending until it has a time, then scheduled; at the gate it arrives, goes to its dock and is completed
 * when the truck leaves. Cancelled and missed ones are over: their place of the order gets a new pending one. The
 * history keeps every step; nothing else changes the state.
 */
export const BOOKING_STATES = [
  'pending',
  'scheduled',
  'arrived',
  'inDock',
  'completed',
  'cancelled',
  'noShow',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** The truck has still to come, or is there. */
export const LIVE_STATES = ['pending', 'scheduled', 'arrived', 'inDock'] as const satisfies readonly BookingState[];
/** It occupies a lane of a dock. */
export const PLACED_STATES = ['scheduled', 'arrived', 'inDock'] as const satisfies readonly BookingState[];

/**
 * Who makes a move: people of the warehouse (staff with the right to book, guards at the gate), whoever books from
 * outside (the order's company, its carrier, the holder of a link), the clock, and the order itself.
 */
export type BookingMover = 'staff' | 'gate' | 'booker' | 'clock' | 'order';

interface Move {
  readonly from: readonly BookingState[];
  readonly to: BookingState;
  readonly by: readonly BookingMover[];
}

/** Every move there is: the server runs this table, whoever asks. */
// biome-ignore format: one line for each move
export const BOOKING_MOVES = {
  book: { from: ['pending'], to: 'scheduled', by: ['staff', 'booker'] },
  move: { from: ['scheduled'], to: 'scheduled', by: ['staff', 'booker'] },
  cancel: { from: ['scheduled'], to: 'cancelled', by: ['staff', 'booker', 'order'] },
  // A truck that came without a time waits until it gets a dock; that makes it scheduled and arrived in one step.
  takeIn: { from: ['pending'], to: 'pending', by: ['gate', 'staff'] },
  place: { from: ['pending'], to: 'arrived', by: ['staff'] },
  turnAway: { from: ['pending', 'arrived'], to: 'cancelled', by: ['gate', 'staff', 'order'] },
  arrive: { from: ['scheduled'], to: 'arrived', by: ['gate', 'staff'] },
  changeDock: { from: ['arrived'], to: 'arrived', by: ['staff'] },
  call: { from: ['arrived'], to: 'arrived', by: ['gate', 'staff'] },
  dock: { from: ['arrived'], to: 'inDock', by: ['gate', 'staff'] },
  leave: { from: ['arrived', 'inDock'], to: 'completed', by: ['gate', 'staff', 'order'] },
  miss: { from: ['scheduled'], to: 'noShow', by: ['clock'] },
} as const satisfies Readonly<Record<string, Move>>;
export type BookingMove = keyof typeof BOOKING_MOVES;

export function mayMove(state: BookingState, move: BookingMove, mover: BookingMover): boolean {
  const { from, by }: Move = BOOKING_MOVES[move];
  return from.includes(state) && by.includes(mover);
}
