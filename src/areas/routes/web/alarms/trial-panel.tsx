import { Select, Text, UnstyledButton } from '@mantine/core';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPlate } from '#countries/plate.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import type { AlarmTrial } from '../../contract/alarm.calls.ts';
import type { PathView } from '../../contract/path.shapes.ts';
import { ALARM_RANGES, ALARM_TYPES, type AlarmType } from '../../rules/alarm-types.ts';
import classes from './alarms.module.css';
import { alertKey, MARKS_MAX, trialMap } from './trial-map-content.ts';
import { alertsShown, useTrial } from './use-trial.tsx';

export const TRIAL_ID = 'alarm-trial';

/** On which trips the alarms would have raised what, in a list and on the map. */
export function TrialPanel({ path }: { readonly path: PathView }): ReactNode {
  const { t } = useTranslation();
  const trial = useTrial();
  if (!trial.hasRun) return null;
  const body = () => {
    if (trial.error) return <QueryError onRetry={trial.run} error={trial.error} />;
    if (!trial.tried) return <CardsSkeleton cards={2} />;
    if (trial.tried.trips.length === 0) {
      return (
        <EmptyState
          compact
          icon={IconRoute}
          title={t('routes.alarms.trial.emptyTitle')}
          text={t('routes.alarms.trial.emptyText')}
        />
      );
    }
    return <Results path={path} tried={trial.tried} />;
  };
  return (
    <div id={TRIAL_ID} className={classes.panel}>
      <Section title={t('routes.alarms.trial.title')}>{body()}</Section>
    </div>
  );
}

interface ResultsProps {
  readonly path: PathView;
  readonly tried: AlarmTrial;
}

function Results({ path, tried }: ResultsProps): ReactNode {
  const { t } = useTranslation();
  const trial = useTrial();
  const raised = ALARM_TYPES.filter((type) => (tried.counts[type] ?? 0) > 0 || type === trial.type);
  const alerts = alertsShown(trial);
  return (
    <>
      <Select
        label={t('routes.alarms.trial.type')}
        data={raised.map((value) => ({ value, label: t(`routes.alarms.types.${value}`) }))}
        placeholder={t('routes.alarms.trial.allTypes')}
        value={trial.type}
        clearable
        clearButtonProps={{ 'aria-label': t('routes.alarms.trial.allTypes') }}
        onChange={(value) => trial.showType(value as AlarmType | null)}
      />
      {tried.alerts.length === 0 && <Text size="sm">{t('routes.alarms.trial.silent')}</Text>}
      <ResultMap path={path} tried={tried} alerts={alerts} />
      {alerts.length > MARKS_MAX && (
        <Text size="sm" c="dimmed">
          {t('routes.alarms.trial.limited', { count: MARKS_MAX })}
        </Text>
      )}
      <Trips tried={tried} />
    </>
  );
}

function ResultMap({ path, tried, alerts }: ResultsProps & { readonly alerts: AlarmTrial['alerts'] }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const showInstant = useShowInstant();
  const { type, tripId } = useTrial();
  const [selected, select] = useState<string | null>(null);
  const figure = (alert: AlarmTrial['alerts'][number]) =>
    alert.value === null
      ? ''
      : numbers.withUnit(
          alert.value,
          t(`routes.alarms.units.${ALARM_RANGES[alert.type].threshold?.unit ?? 'minutes'}`),
        );
  const words = (alert: AlarmTrial['alerts'][number]) =>
    [t(`routes.alarms.types.${alert.type}`), figure(alert), codeOf(tried, alert.tripId), showInstant(alert.at)]
      .filter((text) => text !== '')
      .join(' · ');
  const content = trialMap(path, tried, alerts, {
    alert: words,
    criticality: (one) => t(`routes.alarms.trial.legend.${one}`),
  });
  const chosen = alerts.find((alert) => alertKey(alert) === selected);
  return (
    <div className={classes.map}>
      <MapView
        label={t('routes.alarms.trial.map')}
        size="fill"
        {...content}
        frameKey={`${type} ${tripId}`}
        selected={selected}
        onSelect={select}
        popup={
          chosen
            ? {
                at: { lat: chosen.lat, lng: chosen.lng },
                label: t(`routes.alarms.types.${chosen.type}`),
                content: <p className={classes.popup}>{words(chosen)}</p>,
                onClose: () => select(null),
              }
            : null
        }
      />
    </div>
  );
}

const codeOf = ({ trips }: AlarmTrial, id: string): string => trips.find(({ _id }) => _id === id)?.code ?? '';

function Trips({ tried }: { readonly tried: AlarmTrial }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { type, tripId, showTrip } = useTrial();
  const countOf = (id: string) =>
    tried.alerts.filter((alert) => alert.tripId === id && (type === null || alert.type === type)).length;
  return (
    <ul className={classes.trips} aria-label={t('routes.alarms.trial.trips')}>
      {tried.trips.map(({ _id, code, plate, startedAt }) => (
        <li key={_id}>
          <UnstyledButton
            className={classes.trip!}
            aria-pressed={tripId === _id}
            onClick={() => showTrip(tripId === _id ? null : _id)}
          >
            <strong>{code}</strong>
            <span>
              {[plate && formatPlate(plate), startedAt && showInstant(startedAt)].filter(Boolean).join(' · ')}
            </span>
            <span className={classes.tripCount} data-none={countOf(_id) === 0 || undefined}>
              {t('routes.alarms.trial.found', { count: countOf(_id) })}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
