import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCK_OPERATIONS } from '#areas/fleet/rules/vehicle-category.ts';
import type { OrderTimesProps, TimedPlace } from '#areas/load-orders/contract/order-slots.ts';
import { showDay } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { findExpressDocks } from '../../contract/booking.calls.ts';
import { ChooseTime } from '../booking/choose-time.tsx';
import type { OpenDays } from '../booking/open-days.ts';
import { refusalOf, useHold } from '../booking/use-hold.ts';
import { useTimeChoice } from '../booking/use-time-choice.ts';

interface PlaceTimeProps
  extends Pick<OrderTimesProps, 'typeOperation' | 'typeTransportUnit' | 'transportUnitId' | 'refused'> {
  readonly place: TimedPlace;
  readonly onHeld: (holdKey: string | null) => void;
}

/** Offers to choose the time of one place; without a choice its booking stays pending. */
export function PlaceTime(props: PlaceTimeProps): ReactNode {
  const { place, onHeld } = props;
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const name = `${t(`warehouses.actions.${place.action}`)} · ${place.title}`;
  return (
    <Stack gap="sm" role="group" aria-label={name}>
      <Group justify="space-between">
        <Text fw={550}>{name}</Text>
        <Button
          variant={opened ? 'subtle' : 'light'}
          size="compact-md"
          aria-expanded={opened}
          leftSection={<IconCalendarClock size="1.1rem" aria-hidden />}
          onClick={() => {
            onHeld(null);
            setOpened(!opened);
          }}
        >
          {t(opened ? 'warehouses.express.later' : 'warehouses.express.choose')}
        </Button>
      </Group>
      {opened && <Choosing {...props} />}
    </Stack>
  );
}

/** What the server looks for times by; of another kind of action only whether it loads or unloads counts. */
function targetOf({ place, typeOperation, typeTransportUnit, transportUnitId }: PlaceTimeProps) {
  const { warehouseId, action, dueDate } = place;
  return {
    warehouseId,
    action,
    ...(typeOperation && DOCK_OPERATIONS[typeOperation] === action ? { typeOperation } : {}),
    ...(typeTransportUnit ? { typeTransportUnit } : {}),
    ...(transportUnitId ? { transportUnitId } : {}),
    ...(dueDate ? { dueDate } : {}),
  };
}

function Choosing(props: PlaceTimeProps): ReactNode {
  const { t } = useTranslation();
  const days = useCall(findExpressDocks, { query: targetOf(props) }, { staleTime: 0, retry: false });
  if (days.error && !days.data) {
    if (days.error.status !== 409) return <QueryError onRetry={() => void days.refetch()} />;
    return <Alert color="yellow">{reasonText(days.error, t)}</Alert>;
  }
  if (!days.data || !days.isFetchedAfterMount) return <FormSkeleton fields={2} />;
  if (days.data.warehouse.docks.length === 0) {
    return <Alert color="yellow">{t('warehouses.booking.nothingNow')}</Alert>;
  }
  return <Chosen {...props} days={days.data} reload={() => void days.refetch()} />;
}

interface ChosenProps extends PlaceTimeProps {
  readonly days: OpenDays;
  readonly reload: () => void;
}

function Chosen({ days, reload, ...props }: ChosenProps): ReactNode {
  const { t } = useTranslation();
  const target = targetOf(props);
  const held = useHold(target);
  const choice = useTimeChoice(days, held, reload);
  const { hold } = held;
  const date = choice.date ?? days.from;
  const times = useCall(
    findExpressDocks,
    { query: { ...target, date } },
    { enabled: choice.date !== null, staleTime: 0 },
  );
  const report = useRef(props.onHeld);
  report.current = props.onHeld;
  const holdKey = hold?.key ?? null;
  useEffect(() => {
    report.current(holdKey);
    return () => report.current(null);
  }, [holdKey]);
  const refuse = useRef(held.refuse);
  refuse.current = held.refuse;
  const { refused, place } = props;
  useEffect(() => {
    if (refused?.place === place.place) refuse.current(refusalOf(refused));
  }, [refused, place.place]);
  return (
    <>
      <ChooseTime days={days} choice={choice} place={held} times={times} />
      {hold && (
        <Text role="status">
          {t('warehouses.express.held', {
            day: showDay(hold.dateScheduling),
            time: hold.startTime,
            dock: hold.dock.name,
          })}
        </Text>
      )}
    </>
  );
}
