import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';

/** What every form about a part of an order is given. */
export interface PartFormProps {
  readonly order: OrderView;
  /** Which part: the id of a stop, a task, a paper, or of the order itself. */
  readonly id: string;
  /** Where closing leads when the address was opened directly. */
  readonly backTo: string;
  readonly onDone: () => void;
}
