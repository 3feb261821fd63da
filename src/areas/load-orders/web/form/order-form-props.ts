import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import type { FormCatalogue } from './form-catalogue.ts';
import type { Saved } from './use-save-order.ts';

/** The props of every step of an order form. */
export interface StepProps {
  readonly catalogue: FormCatalogue;
  /** Null for new orders. */
  readonly order: OrderView | null;
  /** The operation of new orders, if the reader may see it. */
  readonly operation?: OperationView | null;
  /** An operation is created with the orders and needs some of their fields. */
  readonly makesOperation?: boolean;
}

/** The props of every order form. */
export interface OrderFormProps extends StepProps {
  readonly backTo: string;
  readonly onSaved: (saved: Saved) => void;
  readonly onReload?: () => void;
}
