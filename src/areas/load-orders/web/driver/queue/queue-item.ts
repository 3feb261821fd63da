import type { Answers } from '#areas/load-orders/contract/order-task.calls.ts';
import type { Position } from '#kernel/position.ts';

/** A picture or paper as it waits: resized already, kept as it will travel. */
export interface WaitingFile {
  readonly fileName: string;
  /** Data URL. */
  readonly content: string;
}

export interface WaitingTask {
  readonly kind: 'task';
  /** Chosen once: whatever is sent twice counts once. */
  readonly key: string;
  readonly trip: string;
  readonly taskId: string;
  readonly at: string;
  readonly note: string;
  readonly answers: Answers;
  readonly position: Position | null;
  readonly files: readonly WaitingFile[];
  /** Why the server refused it; it waits for the driver, not for the network. */
  readonly refused?: string;
}

export interface WaitingPosition {
  readonly kind: 'position';
  readonly key: string;
  readonly trip: string;
  readonly at: string;
  readonly lat: number;
  readonly lng: number;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
}

export type QueueItem = WaitingTask | WaitingPosition;
