import { BrowserQueueStorage, type WaitingEntry } from '#ui/queue/queue-storage.ts';
import type { VisitMove } from '../../contract/visit.calls.ts';
import type { DockAction } from '../../rules/free-times.ts';

interface Waiting extends WaitingEntry {
  /** Whose gate of which warehouse. */
  readonly gate: string;
  /** How the guard knows the truck. */
  readonly truck: string;
}

/** A truck was let in with what it showed. */
export interface WaitingArrival extends Waiting {
  readonly kind: 'arrival';
  readonly warehouseId: string;
  readonly bookingId: string;
  readonly shown: string;
  readonly plate: string | null;
  /** Why, where the verdict was not to enter. */
  readonly why: string | null;
}

export interface WaitingMove extends Waiting {
  readonly kind: 'move';
  readonly bookingId: string;
  readonly move: Exclude<VisitMove, 'arrive' | 'takeIn'>;
  readonly why: string | null;
}

/** A truck without a booking came. */
export interface WaitingWalkIn extends Waiting {
  readonly kind: 'walkIn';
  readonly warehouseId: string;
  readonly plate: string;
  readonly driver: string;
  readonly carrier: string;
  readonly action: DockAction;
}

export type GateItem = WaitingArrival | WaitingMove | WaitingWalkIn;

/** Everything of a gate is deleted from the device when the guard signs out. */
const GATES = 'gate ';
export const gateName = (userId: string, warehouseId = ''): string => `${GATES}${userId} ${warehouseId}`;

export const storage = new BrowserQueueStorage<GateItem>({ database: 'tropeiro.gate', index: 'gate', pages: 'days' });

export const forgetGates = (): Promise<void> => storage.forget(GATES);
/** What would be lost with that. */
export const unsentOfGates = (): Promise<number> => storage.count(GATES);
