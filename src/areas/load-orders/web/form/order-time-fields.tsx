import { type ReactNode, Suspense } from 'react';
import { orderTimes, type TimedPlace } from '#areas/load-orders/contract/order-slots.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { SlotView } from '#ui/slots/slots.tsx';
import type { PlaceForm } from '../order/place-form.ts';
import type { OrderFormInput, SharedFormInput } from './order-form-shape.ts';
import type { OrderTimes } from './use-order-times.ts';

const shared = fieldsOf<SharedFormInput>();
const ordinary = fieldsOf<OrderFormInput>();

type Place = Omit<TimedPlace, 'warehouseId' | 'title'> & { readonly at: PlaceForm };

interface TimeFieldsProps {
  readonly times: OrderTimes;
  readonly places: readonly Place[];
  readonly isSingle: boolean;
  readonly transportUnitId: string | null;
}

/** When the truck of a new order is expected at the docks of its places. */
export function TimeFields({ times, places, isSingle, transportUnitId }: TimeFieldsProps): ReactNode {
  const typeOperation = useFieldValue(shared('typeOperation.id'));
  const typeTransportUnit = useFieldValue(shared('typeTransportUnit.typeTransportUnitId'));
  const known = places.flatMap(({ at, ...place }) => {
    const { warehouseId, address, cityName } = at;
    return warehouseId ? [{ ...place, warehouseId, title: [address, cityName].filter(Boolean).join(', ') }] : [];
  });
  if (known.length === 0) return null;
  const { refused, onChange } = times;
  return (
    <Suspense>
      <SlotView
        of={orderTimes}
        props={{ places: known, typeOperation, typeTransportUnit, transportUnitId, isSingle, refused, onChange }}
      />
    </Suspense>
  );
}

/** The same for an order from one place to another. */
export function OrderTimeFields({ times }: Pick<TimeFieldsProps, 'times'>): ReactNode {
  const origin = useFieldValue(ordinary('origin'));
  const destination = useFieldValue(ordinary('destination'));
  const { loadingDate, deliveryDate } = useFieldValue(ordinary('dates'));
  const way = useFieldValue(ordinary('way'));
  const count = useFieldValue(ordinary('numLoadingOrders'));
  const programs = useFieldValue(ordinary('programs'));
  const truckId = useFieldValue(ordinary('transportUnitId'));
  const orders = { multiple: count, program: 1 + programs.length, express: 1 }[way];
  return (
    <TimeFields
      times={times}
      isSingle={orders === 1}
      transportUnitId={way === 'express' ? truckId : null}
      places={[
        { place: 'origin', action: 'load', at: origin, dueDate: loadingDate || null },
        { place: 'destination', action: 'unload', at: destination, dueDate: deliveryDate || null },
      ]}
    />
  );
}
