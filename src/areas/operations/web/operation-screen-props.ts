import type { OperationKind } from '#areas/operations/rules/operation-state.ts';

/** Every screen of the operations serves both kinds; its address says which. */
export interface OperationScreenProps {
  readonly kind: OperationKind;
}
