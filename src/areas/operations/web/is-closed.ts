import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';

/** Canceled or finalized: read-only. */
export const isClosed = ({ canceledAt, finalizedAt }: OperationView): boolean =>
  canceledAt !== null || finalizedAt !== null;
