import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';

/** Canceled or finalized: it is only looked at. */
export const isClosed = ({ canceledAt, finalizedAt }: OperationView): boolean =>
  canceledAt !== null || finalizedAt !== null;
