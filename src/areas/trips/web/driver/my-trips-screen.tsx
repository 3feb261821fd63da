import { Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import { screens } from '#areas/trips/area.ts';
import type { MyTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { showDay } from '#kernel/dates.ts';
import { addressOf } from '#kernel/screens.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './my-trips-screen.module.css';
import { useMyTrips } from './use-my-trips.ts';

/** The trips of the signed-in driver. */
export default function MyTripsScreen(): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { trips, keptAt, isError, refetch } = useMyTrips();
  return (
    <Stack maw="44rem" mx="auto" w="100%" gap="md">
      <Title order={1} size="h2">
        {t('trips.driver.trips')}
      </Title>
      {keptAt && <Text size="sm">{t('trips.driver.tripsKept', { at: showInstant(keptAt) })}</Text>}
      {!trips && (isError ? <QueryError onRetry={() => void refetch()} /> : <CardsSkeleton />)}
      {trips?.length === 0 && <EmptyState title={t('trips.driver.tripsNone')} text={t('trips.driver.tripsText')} />}
      {trips?.map((trip) => (
        <TripCard key={trip._id} trip={trip} />
      ))}
    </Stack>
  );
}

function TripCard({ trip }: { readonly trip: MyTrip }): ReactNode {
  const { t } = useTranslation();
  const { tasksDone: done, tasksTotal: total, dates } = trip;
  const status = statusName(trip.loadingOrderStatus);
  return (
    <Link className={classes.card} to={addressOf(screens.myTrip, { loadOrderId: trip._id })}>
      <Group justify="space-between">
        <Text fw={650}>{trip.loadingOrderCode}</Text>
        <StatusChip tone={ORDER_TONES[status]} label={t(`loadOrders.status.${status}`)} />
      </Group>
      <Text size="sm">{trip.companyName}</Text>
      <Text>{`${trip.origin} → ${trip.destination}`}</Text>
      <Text size="sm" c="dimmed">
        {[dates.loadingDate && showDay(dates.loadingDate), trip.plate].filter(Boolean).join(' · ')}
      </Text>
      {total > 0 && (
        <>
          <Progress value={(done / total) * 100} mt="xs" aria-hidden />
          <Text size="sm">{t('trips.driver.tasksDone', { done, count: total })}</Text>
        </>
      )}
    </Link>
  );
}
