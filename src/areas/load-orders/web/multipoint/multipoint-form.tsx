import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SPLITS } from '#areas/load-orders/rules/order-limits.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FormSection } from '#ui/form/layout.tsx';
import { useZone } from '#ui/session/zone.ts';
import { ClientFields, useTaxIdOfClient } from '../form/client-fields.tsx';
import type { OrderFormProps } from '../form/order-form-props.ts';
import { TimeFields } from '../form/order-time-fields.tsx';
import { OrderWizard } from '../form/order-wizard.tsx';
import { NewOperationFields, WhenFields } from '../form/route-fields.tsx';
import { CARGO_NAMES, FREIGHT_NAMES, MORE_NAMES, propertyNames, ROUTE_NAMES } from '../form/step-names.ts';
import { type OrderTimes, useOrderTimes } from '../form/use-order-times.ts';
import { useOrderWriter, useSelfAsOperator } from '../form/use-order-writer.ts';
import { type MultipointFormInput, multipointShape, multipointValues } from './multipoint-shape.ts';
import { StopsFields } from './stops-fields.tsx';
import { useSaveMultipoint } from './use-save-multipoint.ts';

const field = fieldsOf<MultipointFormInput>();

const STOPS_NAMES = [
  'stops',
  'dates',
  'routeGeofence',
  'distanceTravel',
  'distanceEstimated',
  'expectedMinutes',
  'dispatchType',
] as const;
/** The client is asked for in the last step. */
const LATE_NAMES = ROUTE_NAMES.filter((name) => !(STOPS_NAMES as readonly string[]).includes(name));
const MORE = ['split', 'documents', ...LATE_NAMES, ...MORE_NAMES] as const;
const NAMES = { 1: STOPS_NAMES, 2: CARGO_NAMES, 3: FREIGHT_NAMES, 4: MORE } as const;

interface MultipointFormProps extends OrderFormProps {
  /** The truck of a new order; with a truck, all stops become one order. */
  readonly truckId?: string | undefined;
}

/** One form for creating and changing orders with many stops. */
export function MultipointForm(props: MultipointFormProps): ReactNode {
  const { catalogue, order, truckId } = props;
  const { properties } = catalogue;
  const { t } = useTranslation();
  const writer = useOrderWriter();
  const zone = useZone();
  const operatorId = useSelfAsOperator()?.userId ?? null;
  const times = useOrderTimes();
  const taxIdOfClient = useTaxIdOfClient(order);
  const { seesFreights } = writer;
  const isNew = order === null;
  const shape = useMemo(
    () => multipointShape(properties, zone, isNew ? { seesFreights } : null),
    [properties, zone, isNew, seesFreights],
  );
  const splits = SPLITS.map((value) => ({ value, label: t(`loadOrders.screens.form.splits.${value}`) }));
  return (
    <OrderWizard
      {...props}
      makesOperation={isNew}
      label={t(`loadOrders.screens.form.${order ? 'editMultipoint' : 'newMultipoint'}`)}
      shape={shape}
      defaults={multipointValues(order, { properties, currency: writer.currency, zone, operatorId })}
      draft={`multipoint.${order ? `update.${order._id}` : 'create'}`}
      writer={writer}
      save={times.watch(useSaveMultipoint(order, writer, times, truckId))}
      names={(step) => [...NAMES[step], ...propertyNames(properties, step)]}
      way={{
        id: 'stops',
        fields: (
          <>
            <StopsFields />
            <StopsWhenFields required={isNew} order={order} />
            {isNew && <NewOperationFields catalogue={catalogue} />}
          </>
        ),
      }}
      withDeliveryCodes={false}
      extra={
        <>
          {!order && truckId === undefined && (
            <FormSection title={t('loadOrders.screens.form.split')}>
              <SelectField name={field('split')} label={t('loadOrders.screens.form.split')} options={splits} required />
            </FormSection>
          )}
          {!order && <StopTimeFields times={times} truckId={truckId} />}
          <ClientFields {...{ catalogue, order, taxIdOfClient }} />
        </>
      }
    />
  );
}

function StopsWhenFields({
  required,
  order,
}: Pick<OrderFormProps, 'order'> & { readonly required: boolean }): ReactNode {
  const stops = useFieldValue(field('stops'));
  return <WhenFields required={required} way={stops.map(({ place }) => place)} order={order} />;
}

interface StopTimeFieldsProps {
  readonly times: OrderTimes;
  readonly truckId: string | undefined;
}

function StopTimeFields({ times, truckId }: StopTimeFieldsProps): ReactNode {
  const stops = useFieldValue(field('stops'));
  const split = useFieldValue(field('split'));
  return (
    <TimeFields
      times={times}
      isSingle={truckId !== undefined || split === 'one'}
      transportUnitId={truckId ?? null}
      places={stops.map(({ action, place, plannedDay }, at) => ({
        place: at,
        action: action === 'pickup' ? 'load' : 'unload',
        at: place,
        dueDate: plannedDay || null,
      }))}
    />
  );
}
