import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { readGeofence } from '#areas/routes/contract/geofence.calls.ts';
import type { GeofenceView } from '#areas/routes/contract/geofence.shapes.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { Chip, StatusChip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { RecordCard } from '../record-card.tsx';
import type { LibraryRecord } from '../use-archive.tsx';
import { WEEK } from './fence-form-shape.ts';
import { FENCE_TONES } from './fence-tones.ts';

interface FenceCardProps {
  readonly query: UseQueryResult<CallReply<typeof readGeofence>, ApiError>;
  readonly actions: (fence: LibraryRecord) => readonly RowAction[];
  readonly onClose: () => void;
}

/** The selected fence below the map. */
export function FenceCard({ query: { data, error, refetch }, actions, onClose }: FenceCardProps): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const validity = useValidityText();
  if (error && !data) {
    if (error.isGone) return <Text c="dimmed">{t('routes.library.gone')}</Text>;
    return <QueryError error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardsSkeleton cards={1} />;
  const { geofence: fence } = data;
  const alarms = [
    ...(fence.entryAlarm ? [t('routes.library.fences.entry')] : []),
    ...(fence.exitAlarm ? [t('routes.library.fences.exit')] : []),
  ];
  return (
    <RecordCard
      name={fence.name}
      chips={
        <>
          <StatusChip tone={FENCE_TONES[fence.kind]} label={t(`routes.fenceKinds.${fence.kind}`)} />
          {fence.archived && <Chip tone="neutral">{t('routes.library.isArchived')}</Chip>}
        </>
      }
      facts={[
        { label: t('lists.geofence.columns.form'), value: <FormText shape={fence.shape} /> },
        { label: t('routes.library.fences.alarms'), value: alarms.join(', ') || t('routes.library.fences.noAlarm') },
        {
          label: t('routes.library.fences.speed'),
          value: fence.speedKmh === null ? null : numbers.withUnit(fence.speedKmh, 'km/h'),
        },
        { label: t('routes.library.fences.validity'), value: validity(fence.validity) },
        { label: t('lists.geofence.columns.paths'), value: fence.paths },
        { label: t('lists.geofence.columns.note'), value: fence.note, wide: true },
      ]}
      actions={actions(fence)}
      onClose={onClose}
    />
  );
}

function FormText({ shape }: { readonly shape: GeofenceView['shape'] }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const form = t(`routes.forms.${shape.kind}`);
  if (shape.kind === 'polygon') return form;
  const meters = shape.kind === 'circle' ? shape.radiusMeters : shape.halfWidthMeters;
  return `${form}, ${numbers.withUnit(Math.round(meters), 'm')}`;
}

/** `Mon, Tue 22:00–05:00`; every day is not listed. */
function useValidityText(): (validity: GeofenceView['validity']) => string {
  const { t } = useTranslation();
  return (validity) => {
    if (!validity) return t('routes.library.fences.always');
    const days = WEEK.filter((day) => validity.days.includes(Number(day)));
    const names = days.length === WEEK.length ? [] : days.map((day) => t(dynamicKey('routes.library.weekdays', day)));
    return `${names.join(', ')} ${validity.from}–${validity.to}`.trim();
  };
}
