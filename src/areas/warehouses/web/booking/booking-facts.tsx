import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay, showInstant } from '#kernel/dates.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { Facts } from '#ui/record/section.tsx';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { WaitingClock } from '../waiting/waiting-statement.tsx';

const TIMES = ['arrivedAt', 'calledAt', 'dockedAt', 'leftAt'] as const;

/** Times are those of the clock at the warehouse. What is not known is left out. */
export function BookingFacts({ booking }: { readonly booking: BookingView }): ReactNode {
  const { t } = useTranslation();
  const { warehouse, order, dateScheduling, schedule, dock, dueDate, events, waiting, code } = booking;
  const route = order && [order.origin, order.destination].filter(Boolean).join(' → ');
  const values: readonly (readonly [string, ReactNode])[] = [
    [t('lists.scheduling.columns.warehouse'), warehouse.fullName],
    [
      t('lists.scheduling.columns.startsAt'),
      dateScheduling && schedule && `${showDay(dateScheduling)} ${schedule.startTime}–${schedule.endTime}`,
    ],
    [t('lists.scheduling.columns.dock'), dock?.name],
    [t('lists.scheduling.columns.action'), t(`warehouses.actions.${booking.action}`)],
    [t('lists.scheduling.columns.typeOperation'), t(`warehouses.operations.${booking.typeOperation.id}`)],
    [t('lists.scheduling.columns.dueDate'), dueDate && showDay(dueDate)],
    [
      t('lists.scheduling.columns.code'),
      <span key="code">
        {code} <CopyButton value={code} label={code} />
      </span>,
    ],
    [t('lists.scheduling.columns.plate'), booking.plate],
    [t('lists.scheduling.columns.trailerPlate'), booking.trailerPlate],
    [t('lists.scheduling.columns.trucker'), booking.trucker],
    [t('lists.scheduling.columns.transportCompany'), booking.transportCompany],
    [
      t('warehouses.panel.vehicleType'),
      booking.typeTransportUnit && t(`warehouses.types.${booking.typeTransportUnit.id}`),
    ],
    [t('warehouses.panel.route'), route],
    [t('lists.scheduling.columns.orderCodes'), order?.orderCodes.join(', ')],
    [t('lists.scheduling.columns.deliveryCodes'), order?.deliveryCodes.join(', ')],
    ...TIMES.map((time) => {
      const at = events[time];
      return [t(`warehouses.panel.${time}`), at && showInstant(at, warehouse.timeZone)] as const;
    }),
    [t('warehouses.panel.waiting'), waiting && <WaitingClock key="waiting" booking={booking} />],
  ];
  const facts = values.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return <Facts facts={facts} />;
}
