import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { SheetSection } from '#ui/record/sheet-section.tsx';
import { readOrderBookings } from '../../contract/booking.calls.ts';

/** Time, dock and ticket code of an order on its printed sheet; nothing where nothing is booked. */
export default function SheetTimes({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const { data } = useCall(readOrderBookings, { params: { id: order._id } });
  const facts = (data?.schedulings ?? []).flatMap(
    ({ action, warehouse, schedule, dateScheduling, dock, code, schedulingStatus }) => {
      if (!schedule || !dateScheduling || schedulingStatus === 'cancelled') return [];
      const when = `${showDay(dateScheduling)} ${schedule.startTime}–${schedule.endTime}`;
      return [
        {
          label: `${t(`warehouses.actions.${action}`)} · ${warehouse.fullName}`,
          value: [when, dock?.name, code].filter(Boolean).join(' · '),
          wide: true,
        },
      ];
    },
  );
  if (facts.length === 0) return null;
  return <SheetSection title={t('warehouses.booking.title')} facts={facts} />;
}
