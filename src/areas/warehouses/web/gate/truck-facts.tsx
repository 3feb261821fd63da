import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as orders } from '#areas/load-orders/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Facts } from '#ui/record/section.tsx';
import { readBooking } from '../../contract/booking.calls.ts';
import type { GateEntry } from '../../rules/gate-day.ts';
import type { Gate } from './use-gate.ts';

/** What the guard compares with the truck in front of the gate. */
export function TruckFacts({ entry, gate }: { readonly entry: GateEntry; readonly gate: Gate }): ReactNode {
  const { t } = useTranslation();
  const facts = [
    { label: t('warehouses.gate.facts.time'), value: gate.showTime(entry.startsAt) },
    { label: t('warehouses.gate.facts.dock'), value: entry.dock },
    { label: t('warehouses.gate.facts.plate'), value: entry.plate },
    { label: t('warehouses.gate.facts.trailer'), value: entry.trailerPlate },
    { label: t('warehouses.gate.facts.driver'), value: entry.driver },
    { label: t('warehouses.gate.facts.carrier'), value: entry.carrier },
    { label: t('warehouses.gate.facts.order'), value: entry.orderCode },
    { label: t('warehouses.gate.facts.action'), value: t(`warehouses.actions.${entry.action}`) },
    { label: t('warehouses.gate.facts.state'), value: t(`warehouses.states.${entry.state}`) },
  ];
  return (
    <>
      <Facts facts={facts.filter(({ value }) => value)} />
      {entry.orderId && <SecurityTasks bookingId={entry.id} />}
    </>
  );
}

/** The tasks of the order that security does, with their photos, on the order's own page. */
function SecurityTasks({ bookingId }: { readonly bookingId: string }): ReactNode {
  const { t } = useTranslation();
  const { data } = useCall(readBooking, { params: { id: bookingId } });
  const order = data?.scheduling.order;
  if (!order) return null;
  const address = addressOf(orders.order, { operationId: order.operationId, loadOrderId: order._id });
  return (
    <Anchor component={Link} to={`${address}?tab=tasks`}>
      {t('warehouses.gate.tasks')}
    </Anchor>
  );
}
