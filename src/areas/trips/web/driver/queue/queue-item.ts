import type { Answers } from '#areas/trips/contract/order-task.calls.ts';
import type { Position } from '#kernel/position.ts';

/** A picture or document as it waits: resized already, kept as it will travel. */
export interface WaitingFile {
  readonly fileName: string;
  /** Data URL. */
  readonly content: string;
}

interface Waiting {
  /** Chosen once: whatever is sent twice counts once. */
  readonly key: string;
  readonly trip: string;
  /** When it happened. */
  readonly at: string;
  /** Why the server refused it; it waits for the driver, not for the network. */
  readonly refused?: string;
  /** The same in the server's words. */
  readonly reason?: string;
}

/** The driver takes the trip, and agrees to be seen. */
export interface WaitingAcceptance extends Waiting {
  readonly kind: 'acceptance';
}

/** The driver withdraws the consent to be seen, or gives it again. */
export interface WaitingConsent extends Waiting {
  readonly kind: 'consent';
  readonly shared: boolean;
}

export interface WaitingTask extends Waiting {
  readonly kind: 'task';
  readonly taskId: string;
  readonly note: string;
  readonly answers: Answers;
  readonly position: Position | null;
  readonly files: readonly WaitingFile[];
}

export interface WaitingPosition extends Waiting {
  readonly kind: 'position';
  readonly lat: number;
  readonly lng: number;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
}

/** What a driver says or does; the phone sees the positions by itself. */
export type WaitingAction = WaitingAcceptance | WaitingConsent | WaitingTask;
export type QueueItem = WaitingAction | WaitingPosition;
