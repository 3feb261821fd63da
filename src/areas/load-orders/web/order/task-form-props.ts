import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';

/** What every form that is opened over a list or an order is given. */
export interface TaskFormProps {
  readonly order: OrderView;
  /** Where closing leads when the address was opened directly. */
  readonly backTo: string;
  readonly onDone: () => void;
}
