import type { Answers } from '#areas/trips/contract/order-task.calls.ts';
import type { TroubleType } from '#areas/trips/rules/trouble.ts';
import type { Position } from '#kernel/position.ts';
import type { WaitingEntry } from '#ui/queue/queue-storage.ts';

/** A queued picture or document, already resized and in the format it is sent in. */
export interface WaitingFile {
  readonly fileName: string;
  /** Data URL. */
  readonly content: string;
}

interface Waiting extends WaitingEntry {
  readonly trip: string;
}

/** The driver accepts the trip and gives the consent. */
export interface WaitingAcceptance extends Waiting {
  readonly kind: 'acceptance';
}

/** The driver withdraws the consent or gives it again. */
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

/** The driver answers where they are, or declines. */
export interface WaitingLocation extends Waiting {
  readonly kind: 'location';
  readonly requestId: string;
  readonly position: Position | null;
}

/** A call for help, or something that went wrong. */
export interface WaitingTrouble extends Waiting {
  readonly kind: 'trouble';
  readonly type: TroubleType;
  readonly note: string;
  readonly position: Position | null;
  readonly files: readonly WaitingFile[];
}

/** The driver ends the trip. */
export interface WaitingClosing extends Waiting {
  readonly kind: 'closing';
}

/** Where a task was done, found after the driver had completed it. */
export interface WaitingTaskPosition extends Waiting {
  readonly kind: 'taskPosition';
  readonly taskId: string;
  /** The key of the completed task, which has to be sent first. */
  readonly taskKey: string;
  readonly position: Position;
}

export interface WaitingPosition extends Waiting {
  readonly kind: 'position';
  readonly lat: number;
  readonly lng: number;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
}

/** Entries made by the driver; the phone adds positions by itself. */
export type WaitingAction =
  | WaitingAcceptance
  | WaitingConsent
  | WaitingTask
  | WaitingClosing
  | WaitingLocation
  | WaitingTrouble;
export type QueueItem = WaitingAction | WaitingTaskPosition | WaitingPosition;

export const isAction = (item: QueueItem): item is WaitingAction =>
  item.kind !== 'position' && item.kind !== 'taskPosition';
