import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { readPlace } from '#areas/routes/contract/place.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { showPosition } from '#kernel/position.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { minutesText } from '../../minutes-text.ts';
import { RecordCard } from '../record-card.tsx';
import type { LibraryRecord } from '../use-archive.tsx';
import { usageOf } from './place-shape.ts';

interface PlaceCardProps {
  readonly query: UseQueryResult<CallReply<typeof readPlace>, ApiError>;
  readonly actions: (place: LibraryRecord) => readonly RowAction[];
  readonly onClose: () => void;
}

/** The selected place below the map. */
export function PlaceCard({ query: { data, error, refetch }, actions, onClose }: PlaceCardProps): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (error && !data) {
    if (error.isGone) return <Text c="dimmed">{t('routes.library.gone')}</Text>;
    return <QueryError error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardsSkeleton cards={1} />;
  const { place } = data;
  const { fence, owner } = place;
  const position = showPosition(place);
  return (
    <RecordCard
      name={place.name}
      chips={
        <>
          <Chip tone="info">{t(`routes.uses.${usageOf(place)}`)}</Chip>
          {place.archived && <Chip tone="neutral">{t('routes.library.isArchived')}</Chip>}
        </>
      }
      facts={[
        { label: t('lists.place.columns.address'), value: [place.address, place.cityName].filter(Boolean).join(', ') },
        {
          label: t('routes.library.position'),
          value: (
            <>
              {position} <CopyButton value={position} label={t('routes.library.position')} />
            </>
          ),
        },
        { label: t('routes.library.expected'), value: minutesText(place.expectedMinutes) },
        {
          label: t('routes.library.places.fence'),
          value: fence.kind === 'circle' ? numbers.withUnit(fence.radiusMeters, 'm') : t('routes.forms.polygon'),
        },
        { label: t('lists.place.columns.routes'), value: place.routes },
        {
          label: t('lists.place.columns.owner'),
          value:
            owner &&
            `${t(`routes.owners.${owner.kind}`)}: ${[owner.partnerName, owner.name].filter(Boolean).join(' · ')}`,
        },
      ]}
      actions={actions(place)}
      onClose={onClose}
    />
  );
}
