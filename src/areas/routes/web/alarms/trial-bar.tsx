import { Button, Loader, Text } from '@mantine/core';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './alarms.module.css';
import { useDifference } from './trial-difference.tsx';
import { TRIAL_ID } from './trial-panel.tsx';
import { useTrial } from './use-trial.tsx';

/** Starts a trial and says what came of it. */
export function TrialBar(): ReactNode {
  const { t } = useTranslation();
  const trial = useTrial();
  const { tried } = trial;
  return (
    <div className={classes.trialBar}>
      <Button
        variant="light"
        leftSection={<IconPlayerPlay size="1.1rem" aria-hidden />}
        disabled={!trial.isValid}
        onClick={trial.run}
      >
        {t(trial.hasRun ? 'routes.alarms.trial.again' : 'routes.alarms.trial.run')}
      </Button>
      <div className={classes.outcome} role="status">
        <Outcome />
      </div>
      {tried && tried.trips.length > 0 && (
        <Button
          className={classes.toPanel!}
          variant="subtle"
          size="compact-sm"
          onClick={() => document.getElementById(TRIAL_ID)?.scrollIntoView({ block: 'start' })}
        >
          {t('routes.alarms.trial.see')}
        </Button>
      )}
    </div>
  );
}

function Outcome(): ReactNode {
  const { t } = useTranslation();
  const differenceOf = useDifference();
  const { hasRun, isRunning, isValid, error, tried, saved } = useTrial();
  if (!isValid) return <Text size="sm">{t('routes.alarms.trial.invalid')}</Text>;
  if (!hasRun) return <Text size="sm">{t('routes.alarms.trial.hint')}</Text>;
  if (isRunning) {
    return (
      <>
        <Loader size="xs" color="gray" aria-hidden />
        <Text size="sm">{t('routes.alarms.trial.running')}</Text>
      </>
    );
  }
  if (error || !tried) return null;
  if (tried.trips.length === 0) return <Text size="sm">{t('routes.alarms.trial.emptyTitle')}</Text>;
  const count = tried.alerts.length;
  return (
    <>
      <strong>
        {t('routes.alarms.trial.found', { count })} {t('routes.alarms.trial.over', { count: tried.trips.length })}
      </strong>
      {saved && differenceOf(count, saved.alerts.length)}
    </>
  );
}
