import type { OperationKind } from '#areas/operations/rules/operation-state.ts';

/** Every operation screen serves both kinds, chosen by its address. */
export interface OperationScreenProps {
  readonly kind: OperationKind;
}
