import { defineSlot } from '#kernel/slot.ts';

interface OrderMarkProps {
  readonly lateAt: string | null;
}

/** Beside the state of an order in the list of its operation: whether it is late. */
export const operationOrderMark = defineSlot<OrderMarkProps>('operation.orderMark');
