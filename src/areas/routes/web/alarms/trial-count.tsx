import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AlarmType, TRIED_ALARM_TYPES } from '../../rules/alarm-types.ts';
import classes from './alarms.module.css';
import { useDifference } from './trial-difference.tsx';
import { useTrial } from './use-trial.tsx';

/** How many alerts an alarm would have raised, beside its sentence; a click shows them. */
export function TrialCount({ type }: { readonly type: AlarmType }): ReactNode {
  const { t } = useTranslation();
  const trial = useTrial();
  const differenceOf = useDifference();
  const { tried, saved } = trial;
  if (!trial.hasRun || !tried || tried.trips.length === 0) return null;
  if (!TRIED_ALARM_TYPES.includes(type)) {
    return <span className={classes.unseen}>{t('routes.alarms.trial.unseen')}</span>;
  }
  const count = tried.counts[type] ?? 0;
  const isShown = trial.type === type;
  return (
    <UnstyledButton
      className={classes.count!}
      aria-pressed={isShown}
      onClick={() => trial.showType(isShown ? null : type)}
      data-running={trial.isRunning || undefined}
    >
      <VisuallyHidden>{t(`routes.alarms.types.${type}`)}: </VisuallyHidden>
      <strong>{t('routes.alarms.trial.found', { count })}</strong>
      {saved && differenceOf(count, saved.counts[type] ?? 0)}
    </UnstyledButton>
  );
}
