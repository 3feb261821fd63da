import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPath } from '#areas/load-orders/contract/order-slots.ts';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { isOpen, statusName } from '#areas/load-orders/rules/order-status.ts';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { showDay } from '#kernel/dates.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { SlotView } from '#ui/slots/slots.tsx';
import { AcceptCard } from './accept-card.tsx';
import classes from './driver.module.css';
import { HelpSection } from './help-section.tsx';
import { LocationCard } from './location-card.tsx';
import { NextStep } from './next-step.tsx';
import { QueueBar } from './queue-bar.tsx';
import { ReturnedCard } from './returned-card.tsx';
import { SharingLine } from './sharing-line.tsx';
import { type Proof, TaskCard } from './task-card.tsx';
import type { TripApi } from './trip-api.ts';
import { TripContact } from './trip-contact.tsx';
import { TripDocks } from './trip-docks.tsx';
import { nextPlace, type PhoneTask, planOf } from './trip-now.ts';
import { TripViewers } from './trip-viewers.tsx';
import { TripVisits } from './trip-visits.tsx';
import { usePositionSharing } from './use-position-sharing.ts';
import type { TripState } from './use-trip.ts';

interface TripViewProps {
  readonly tripApi: TripApi;
  readonly state: TripState;
  readonly trip: DriverTrip;
  /** Of the driver's personal link. */
  readonly alias?: string;
}

/** A trip on its driver's phone: the next task first, the others below, and the entries still to be sent. */
export function TripView({ tripApi, state, trip, alias }: TripViewProps): ReactNode {
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
    const known = sharing.known();
    await queue.add({ ...done, kind: 'task', taskId, position: known, ...proof });
    if (known) return;
    // Nobody waits for it: the task is stored, and its position follows when the device has found it.
    void sharing.find().then(async (position) => {
      if (position) await queue.add({ ...action(), kind: 'taskPosition', taskId, taskKey: done.key, position });
    });
  };
  const waitingTask = (taskId: string) =>
    waiting.items.filter((item) => item.kind === 'task').find((item) => item.taskId === taskId);
  const card = (planned: PhoneTask, isNext = false) => (
    <TaskCard
      key={planned.task._id}
      planned={planned}
      isNext={isNext}
      waiting={waitingTask(planned.task._id)}
      onDone={(proof) => perform(planned.task._id, proof)}
      queue={queue}
    />
  );
  const plan = planOf(trip, waiting.items);
  const next = isTaken ? plan.next : null;
  const name = statusName(trip.loadingOrderStatus);
  return (
    <div className={classes.trip}>
      <QueueBar waiting={waiting} queue={queue} />
      {keptAt && <Text size="sm">{t('trips.driver.kept', { at: showInstant(keptAt) })}</Text>}
      <Group justify="space-between" gap="xs">
        <Title order={1} size="h2">
          {trip.loadingOrderCode}
        </Title>
        <StatusChip tone={ORDER_TONES[name]} label={t(`trips.view.progress.${name}`)} />
      </Group>
      {trip.returned && (
        <ReturnedCard
          returned={trip.returned}
          onSend={async (files) => {
            await tripApi.sendAgain(files);
            await state.reload();
          }}
        />
      )}
      {isUnderWay && !trip.acceptedAt && (
        <AcceptCard company={trip.company.name} onAccept={() => queue.add({ ...action(), kind: 'acceptance' })} />
      )}
      {isUnderWay && trip.question && (
        <LocationCard
          question={trip.question}
          onAnswer={(position) =>
            queue.add({ ...action(), kind: 'location', requestId: trip.question?._id ?? '', position })
          }
        />
      )}
      {isTaken && (
        <NextStep
          trip={trip}
          plan={plan}
          card={next && card(next, true)}
          onClose={() => queue.add({ ...action(), kind: 'closing' })}
        />
      )}
      {!isUnderWay && <EmptyState compact title={t('trips.driver.over.title')} text={t('trips.driver.over.text')} />}
      {trip.stages.map((stage, at) => {
        const others = plan.tasks.filter((planned) => planned.stage === at && planned !== next);
        if (others.length === 0) return null;
        return (
          <Section key={stage.tasks[0]?._id ?? at} title={stage.name}>
            <ul className={classes.tasks}>{others.map((planned) => card(planned))}</ul>
          </Section>
        );
      })}
      <TripDocks trip={trip} />
      <TripVisits trip={trip} alias={alias ?? null} onRated={() => void state.reload()} />
      <TripRoute trip={trip} />
      {trip.plan && (
        <Suspense>
          <SlotView of={orderPath} props={{ plan: trip.plan, hasMap: true }} />
        </Suspense>
      )}
      {isTaken && (
        <SharingLine
          state={sharing.state}
          onChange={(shared) => void queue.add({ ...action(), kind: 'consent', shared })}
        />
      )}
      {isUnderWay && trip.hasDevice && (
        <Text size="sm" c="dimmed">
          {t('trips.driver.device')}
        </Text>
      )}
      {isUnderWay && (
        <HelpSection
          known={sharing.known}
          onTrouble={(trouble) => queue.add({ ...action(), kind: 'trouble', ...trouble })}
        />
      )}
      <TripViewers tripApi={tripApi} />
      {isUnderWay && <TripContact trip={trip} place={nextPlace(trip, plan)} />}
    </div>
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

const Where = ({ place }: { readonly place: DriverTrip['origin'] }): ReactNode => (
  <Stack gap={0}>
    <span>{place.cityName}</span>
    <Text span size="sm" c="dimmed">
      {[place.address, place.reference].filter(Boolean).join(', ')}
    </Text>
  </Stack>
);
