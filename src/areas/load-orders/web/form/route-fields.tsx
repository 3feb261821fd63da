import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { pathChoice } from '#areas/operations/contract/operation-slots.ts';
import type { UsablePath } from '#areas/routes/contract/plan.calls.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { SlotView } from '#ui/slots/slots.tsx';
import { DatesFields } from '../moves/dates-fields.tsx';
import { PlaceFields } from '../order/place-fields.tsx';
import type { PlaceForm } from '../order/place-form.ts';
import { NewerPath } from '../plan/newer-path.tsx';
import { DistanceField, ExpectedField } from './distance-field.tsx';
import { optionsOf } from './form-catalogue.ts';
import type { StepProps } from './order-form-props.ts';
import type { OrderFormInput, SharedFormInput } from './order-form-shape.ts';

const field = fieldsOf<SharedFormInput>();
const ordinary = fieldsOf<OrderFormInput>();

/** Origin and destination. */
export function RouteFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {(['origin', 'destination'] as const).map((end) => (
        <FormSection key={end} title={t(`loadOrders.screens.fields.${end}`)}>
          <PlaceFields name={ordinary(end)} />
        </FormSection>
      ))}
    </>
  );
}

interface WhenFieldsProps {
  /** Loading and delivery are required where an operation is created with the orders. */
  readonly required: boolean;
  readonly way: readonly Pick<PlaceForm, 'lat' | 'lng'>[];
  /** Null for new orders. */
  readonly order: OrderView | null;
}

/** The path, the dates, and length and time of the way. */
export function WhenFields({ required, way, order }: WhenFieldsProps): ReactNode {
  const { t } = useTranslation();
  const [path, setPath] = useState<UsablePath | null>(null);
  const { routeGeofence, plan } = order ?? {};
  const isStored = path !== null && path.routeGeofenceId === routeGeofence?.routeGeofenceId;
  // An order that stays on its path keeps its version, whose figures may be others than those of the newest.
  const planned = isStored && plan ? { ...path, km: plan.km, minutes: plan.minutes, source: plan.source } : path;
  return (
    <>
      <FormSection title={t('loadOrders.screens.plan.title')}>
        <Suspense>
          <SlotView
            of={pathChoice}
            props={{
              from: positionOf(way[0]),
              to: positionOf(way.at(-1)),
              // Several stops lie on no path between two places, but somebody may know one.
              proposes: order === null && way.length === 2,
              stored:
                routeGeofence && plan
                  ? { id: routeGeofence.routeGeofenceId, name: `${plan.route} · ${plan.path}` }
                  : null,
              onPath: setPath,
            }}
          />
        </Suspense>
        {order && isStored && <NewerPath order={order} />}
      </FormSection>
      <FormSection title={t('loadOrders.screens.dates')}>
        <DatesFields name={field('dates')} required={required} />
        <FieldGrid>
          <DistanceField way={way} path={planned} />
          <ExpectedField path={planned} />
        </FieldGrid>
      </FormSection>
    </>
  );
}

const positionOf = (place: Pick<PlaceForm, 'lat' | 'lng'> | undefined) =>
  place && place.lat !== null && place.lng !== null ? { lat: place.lat, lng: place.lng } : null;

/** The same for an order from one place to another. */
export function OrderWhenFields({ required, order }: Omit<WhenFieldsProps, 'way'>): ReactNode {
  const origin = useFieldValue(ordinary('origin'));
  const destination = useFieldValue(ordinary('destination'));
  return <WhenFields required={required} way={[origin, destination]} order={order} />;
}

/** What only the operation created with the orders needs. */
export function NewOperationFields({ catalogue }: Pick<StepProps, 'catalogue'>): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('loadOrders.screens.fields.operation')}>
      <FieldGrid>
        <SelectField
          name={field('dispatchType')}
          label={t('loadOrders.screens.fields.dispatchType')}
          options={optionsOf(catalogue.dispatchTypes)}
        />
      </FieldGrid>
    </FormSection>
  );
}
