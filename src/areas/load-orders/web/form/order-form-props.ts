import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import type { FormCatalogue } from './form-catalogue.ts';
import type { Saved } from './use-save-order.ts';

/** What every step of a form of an order is given. */
export interface StepProps {
  readonly catalogue: FormCatalogue;
  /** Null where new ones are made. */
  readonly order: OrderView | null;
  /** What new ones belong to, where the reader may see it. */
  readonly operation?: OperationView | null;
}

/** What every form of an order is given. */
export interface OrderFormProps extends StepProps {
  readonly backTo: string;
  readonly onSaved: (saved: Saved) => void;
  readonly onReload?: () => void;
}
