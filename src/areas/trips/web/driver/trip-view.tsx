import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { isOpen, statusName } from '#areas/load-orders/rules/order-status.ts';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { showDay } from '#kernel/dates.ts';
import { isPlace } from '#kernel/position.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { AcceptCard } from './accept-card.tsx';
import classes from './driver.module.css';
import { QueueBar } from './queue-bar.tsx';
import { type Proof, TaskCard } from './task-card.tsx';
import type { TripApi } from './trip-api.ts';
import { type Sharing, usePositionSharing } from './use-position-sharing.ts';
import type { TripState } from './use-trip.ts';

const COLORS: Readonly<Record<Sharing['state'], string>> = { on: 'teal', denied: 'yellow', off: 'gray' };

interface TripViewProps {
  readonly tripApi: TripApi;
  readonly state: TripState;
  readonly trip: DriverTrip;
}

/** A trip on its driver's phone: the next tasks, and the entries still to be sent. */
export function TripView({ tripApi, state, trip }: TripViewProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { queue, waiting, keptAt } = state;
  const isUnderWay = isOpen(trip.loadingOrderStatus);
  const isTaken = isUnderWay && trip.acceptedAt !== null;
  const sharing = usePositionSharing(isTaken && trip.sharingSince !== null, (seen) => {
    void queue.add({ kind: 'position', key: `${tripApi.key} ${seen.at}`, trip: tripApi.key, ...seen });
  });
  const action = () => ({ key: crypto.randomUUID(), trip: tripApi.key, at: new Date().toISOString() });
  const perform = async (taskId: string, proof: Proof) => {
    const done = action();
    await queue.add({ ...done, kind: 'task', taskId, position: await sharing.here(), ...proof });
  };
  const waitingTask = (taskId: string) =>
    waiting.items.filter((item) => item.kind === 'task').find((item) => item.taskId === taskId);
  const name = statusName(trip.loadingOrderStatus);
  return (
    <>
      <QueueBar waiting={waiting} queue={queue} />
      {keptAt && <Text size="sm">{t('trips.driver.kept', { at: showInstant(keptAt) })}</Text>}
      <Group justify="space-between" gap="xs">
        <Title order={1} size="h2">
          {trip.loadingOrderCode}
        </Title>
        <StatusChip tone={ORDER_TONES[name]} label={t(`trips.view.progress.${name}`)} />
      </Group>
      {isUnderWay && !trip.acceptedAt && (
        <AcceptCard company={trip.company.name} onAccept={() => queue.add({ ...action(), kind: 'acceptance' })} />
      )}
      {isTaken && (
        <SharingCard
          state={sharing.state}
          onChange={(shared) => void queue.add({ ...action(), kind: 'consent', shared })}
        />
      )}
      {!isUnderWay && <EmptyState compact title={t('trips.driver.over.title')} text={t('trips.driver.over.text')} />}
      <TripRoute trip={trip} />
      {trip.stages.map((stage, at) => (
        <Section key={stage.tasks[0]?._id ?? at} title={stage.name}>
          <ul className={classes.tasks}>
            {stage.tasks.map((task) => (
              <TaskCard
                key={task._id}
                task={task}
                waiting={waitingTask(task._id)}
                onDone={(proof) => perform(task._id, proof)}
                queue={queue}
              />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function TripRoute({ trip }: { readonly trip: DriverTrip }): ReactNode {
  const { t } = useTranslation();
  const { origin, destination, dates, plate, trailerPlate } = trip;
  const when = (day: string | null, hour: string | null) =>
    day ? [showDay(day), hour?.slice(0, 5)].filter(Boolean).join(' ') : t('trips.view.noDate');
  const facts = [
    { label: t('trips.view.from'), value: <Where place={origin} /> },
    { label: t('trips.view.to'), value: <Where place={destination} /> },
    { label: t('trips.view.loading'), value: when(dates.loadingDate, dates.loadingHour) },
    { label: t('trips.view.delivery'), value: when(dates.deliveryDate, dates.deliveryHour) },
    { label: t('trips.view.plate'), value: [plate, trailerPlate].filter(Boolean).join(' / ') },
  ];
  return (
    <Section title={t('trips.view.route')}>
      <Facts facts={facts} />
    </Section>
  );
}

function Where({ place }: { readonly place: DriverTrip['origin'] }): ReactNode {
  const { t } = useTranslation();
  const at = { lat: place.lat ?? 0, lng: place.lng ?? 0 };
  return (
    <Stack gap={0}>
      <span>{[place.cityName, place.address, place.reference].filter(Boolean).join(', ')}</span>
      {isPlace(at) && (
        <Anchor href={`geo:${at.lat},${at.lng}?q=${at.lat},${at.lng}`}>{t('trips.driver.directions')}</Anchor>
      )}
    </Stack>
  );
}

interface SharingCardProps {
  readonly state: Sharing['state'];
  readonly onChange: (shared: boolean) => void;
}

/** Whether the position is shared, and the switch to change it at any time. */
function SharingCard({ state, onChange }: SharingCardProps): ReactNode {
  const { t } = useTranslation();
  const isOff = state === 'off';
  return (
    <Alert color={COLORS[state]} role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 10rem">
          {t(`trips.driver.sharing.${state}`)}
        </Text>
        <Button size="compact-sm" variant="default" onClick={() => onChange(isOff)}>
          {t(`trips.driver.sharing.${isOff ? 'resume' : 'withdraw'}`)}
        </Button>
      </Group>
    </Alert>
  );
}
