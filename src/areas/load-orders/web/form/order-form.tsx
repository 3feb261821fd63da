import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TruckOfPlate } from '#areas/load-orders/contract/order-assign.calls.ts';
import { ClientFields, useTaxIdOfClient } from './client-fields.tsx';
import { operationStart } from './operation-start.ts';
import type { OrderFormProps } from './order-form-props.ts';
import { orderShape, orderValues, USUAL_SERVICE } from './order-form-shape.ts';
import { OrderTimeFields } from './order-time-fields.tsx';
import { OrderWizard } from './order-wizard.tsx';
import { NewOperationFields, OrderWhenFields, RouteFields } from './route-fields.tsx';
import { CARGO_NAMES, FREIGHT_NAMES, MORE_NAMES, propertyNames, ROUTE_NAMES } from './step-names.ts';
import { useOrderTimes } from './use-order-times.ts';
import { useOrderWriter, useSelfAsOperator } from './use-order-writer.ts';
import { useSaveOrder } from './use-save-order.ts';
import { WayFields } from './way-fields.tsx';

interface OrdinaryFormProps extends OrderFormProps {
  /** The operation of new orders; with null one is created for them. */
  readonly operationId: string | null;
  /** The truck of a new order. */
  readonly truck?: TruckOfPlate | null;
}

const NAMES = {
  1: [...ROUTE_NAMES, 'origin', 'destination', 'dispatchType'],
  2: [...CARGO_NAMES, 'deliveryCodes'],
  3: FREIGHT_NAMES,
  4: ['way', 'numLoadingOrders', 'programs', 'transportUnitId', 'documents', ...MORE_NAMES],
} as const;

/** One form for creating and changing ordinary orders, from one place to another. */
export function OrderForm(props: OrdinaryFormProps): ReactNode {
  const { catalogue, order, operationId, operation = null, truck = null } = props;
  const { properties } = catalogue;
  const { t } = useTranslation();
  const writer = useOrderWriter();
  const { currency } = writer;
  const operatorId = useSelfAsOperator()?.userId ?? null;
  const times = useOrderTimes();
  const taxIdOfClient = useTaxIdOfClient(order);
  const { seesFreights } = writer;
  const makesOperation = order === null && operationId === null;
  const shape = useMemo(
    () => orderShape(properties, order === null, makesOperation ? { seesFreights } : null),
    [properties, order, makesOperation, seesFreights],
  );
  return (
    <OrderWizard
      {...props}
      makesOperation={makesOperation}
      label={t(`loadOrders.screens.form.${order ? 'edit' : 'new'}`)}
      shape={shape}
      defaults={{
        ...orderValues(order, { properties, currency, operatorId }),
        ...(makesOperation ? { serviceType: { id: USUAL_SERVICE } } : {}),
        ...(operation ? operationStart(operation, currency) : {}),
        ...(truck ? { way: 'express' as const, transportUnitId: truck.transportUnit._id } : {}),
      }}
      draft={`loadOrder.${order ? `update.${order._id}` : `create.${operationId ?? 'new'}`}`}
      writer={writer}
      save={times.watch(useSaveOrder(order, operationId, writer, times))}
      names={(step) => [...NAMES[step], ...propertyNames(properties, step)]}
      way={{
        id: 'route',
        fields: (
          <>
            <ClientFields {...{ catalogue, order, operation, taxIdOfClient }} />
            <RouteFields />
            <OrderWhenFields required={makesOperation} order={order} />
            {makesOperation && <NewOperationFields catalogue={catalogue} />}
          </>
        ),
      }}
      withDeliveryCodes
      extra={
        !order && (
          <>
            <WayFields truck={truck} />
            <OrderTimeFields times={times} />
          </>
        )
      }
    />
  );
}
