import { Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import classes from './driver.module.css';
import type { TripPlan } from './trip-now.ts';

interface NextStepProps {
  readonly trip: DriverTrip;
  readonly plan: TripPlan;
  /** The next task; null when only others can do what is left. */
  readonly card: ReactNode;
  readonly onClose: () => Promise<void>;
}

/** What the driver does now, alone in the company's colour: the next task, or the end of the trip. */
export function NextStep({ trip, plan, card, onClose }: NextStepProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { next, closable, tasks } = plan;
  const blocker = tasks.find(({ blocker: first }) => first)?.blocker;
  if (!next && !closable && !blocker) return null;
  return (
    <section className={classes.next} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {next ? t('trips.driver.now') : t(closable ? 'trips.driver.close.title' : 'trips.driver.othersTurn')}
      </Title>
      {next && (
        <>
          <Text size="sm" c="dimmed">
            {trip.stages[next.stage]?.name}
          </Text>
          <ul className={classes.tasks}>{card}</ul>
        </>
      )}
      {!next && !closable && <Text>{t('trips.view.after', { task: blocker?.name ?? '' })}</Text>}
      {!next && closable && <CloseTrip plan={plan} onClose={onClose} />}
    </section>
  );
}

function CloseTrip({ plan, onClose }: Pick<NextStepProps, 'plan' | 'onClose'>): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const left = plan.tasks.filter(({ ready }) => ready).map(({ task }) => task.name);
  const close = () => {
    setAsking(false);
    void onClose();
  };
  return (
    <Stack gap="sm">
      <Text>{t(left.length > 0 ? 'trips.driver.close.left' : 'trips.driver.close.text')}</Text>
      <Button size="lg" onClick={() => (left.length > 0 ? setAsking(true) : close())}>
        {t('trips.driver.close.button')}
      </Button>
      <Dialog
        size="sm"
        opened={isAsking}
        title={t('trips.driver.close.ask')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="default" size="md" onClick={() => setAsking(false)} data-autofocus>
              {t('ui.dialog.back')}
            </Button>
            <Button size="md" onClick={close}>
              {t('trips.driver.close.button')}
            </Button>
          </>
        }
      >
        {t('trips.driver.close.undone', { tasks: left.join(', ') })}
      </Dialog>
    </Stack>
  );
}
