import { Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldTime } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { OrderTimesProps } from '#areas/load-orders/contract/order-slots.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { findBookable } from '../../contract/express-booking.calls.ts';
import { BOOK } from '../../contract/warehouse.permissions.ts';
import { PlaceTime } from './place-time.tsx';

/** Time and dock of each place of a new order that is a warehouse; nothing for people who do not book. */
export default function OrderTimes(props: OrderTimesProps): ReactNode {
  const { places, isSingle, onChange } = props;
  const { t } = useTranslation();
  const ids = [...new Set(places.map(({ warehouseId }) => warehouseId))].sort();
  const isAsked = useHolds(BOOK) && ids.length > 0;
  const found = useCall(findBookable, { query: { warehouseIds: ids.join(',') } }, { enabled: isAsked });
  const held = useRef(new Map<HeldTime['place'], string>());
  const bookable = places.filter(({ warehouseId }) => found.data?.warehouseIds.includes(warehouseId));
  if (!isAsked || (bookable.length === 0 && !found.isError)) return null;
  const keep = (place: HeldTime['place'], holdKey: string | null) => {
    if (holdKey) held.current.set(place, holdKey);
    else held.current.delete(place);
    onChange([...held.current].map(([at, key]) => ({ place: at, holdKey: key })));
  };
  return (
    <FormSection title={t('warehouses.express.title')} text={t('warehouses.express.text')}>
      {found.isError && !found.data && <QueryError onRetry={() => void found.refetch()} />}
      {isSingle ? (
        bookable.map((place) => (
          <PlaceTime
            // Another truck or day looks for other times.
            key={[place.place, place.warehouseId, place.dueDate, props.typeTransportUnit, props.transportUnitId].join(
              ' ',
            )}
            {...props}
            place={place}
            onHeld={(holdKey) => keep(place.place, holdKey)}
          />
        ))
      ) : (
        <Text c="dimmed">{t('warehouses.express.several')}</Text>
      )}
    </FormSection>
  );
}
