import type { z } from 'zod';
import type { UsablePath } from '#areas/routes/contract/plan.calls.ts';
import type { Position } from '#kernel/position.ts';
import { defineSlot } from '#kernel/slot.ts';
import type { OperationInput, operationFields } from './operation-input.shapes.ts';

interface OrderMarkProps {
  readonly lateAt: string | null;
}

/** Beside the state of an order in the list of its operation: whether it is late. */
export const operationOrderMark = defineSlot<OrderMarkProps>('operation.orderMark');

export interface PathChoiceProps {
  /** Where the way begins and ends; null while a place has no position. */
  readonly from: Position | null;
  readonly to: Position | null;
  /** Fills in the nearest usual path while nobody chose; otherwise proposals are only offered first. */
  readonly proposes: boolean;
  /** The names of the stored path, which may be archived since. */
  readonly stored: { readonly id: string; readonly name: string } | null;
  /** The chosen path, once it is known. */
  readonly onPath?: (path: UsablePath | null) => void;
}

/** Route, path and supervision in a form with the fields `routeGeofence.routeGeofenceId` and `routeGeofence.type`. */
export const pathChoice = defineSlot<PathChoiceProps>('operation.pathChoice');

/** What is known of an operation before somebody fills in the rest. */
export type StartedOperation = Partial<Omit<OperationInput, 'promisedTn'>>;
export type OperationBody = z.input<typeof operationFields>;

export interface StartedOperationProps {
  readonly start: StartedOperation;
  /** The record it follows, whose changes the open form takes over. */
  readonly recordId: string;
  readonly draft: string;
  readonly backTo: string;
  readonly submitLabel: string;
  /** Nothing can be saved at the moment; the screen around says why. */
  readonly blocked: boolean;
  readonly confirm: () => Promise<boolean>;
  /** Creates the operation by a call of its own and answers with its id. */
  readonly save: (body: OperationBody) => Promise<string>;
  readonly onSaved: (operationId: string) => void;
}

/**
 * The form of a new operation on the screen of a higher area, which agreed the carrier's price and saves it together
 * with something of its own.
 */
export const startedOperationForm = defineSlot<StartedOperationProps>('operation.startedForm');
