import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';

/** The props of every form opened over a list or an order. */
export interface TaskFormProps {
  readonly order: OrderView;
  /** Where closing leads when the address was opened directly. */
  readonly backTo: string;
  readonly onDone: () => void;
}
