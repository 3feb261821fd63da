import { Group, Select, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RatingValue } from '#ui/feedback/rating-value.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useToday } from '#ui/session/zone.ts';
import { type Facility, readFacilities } from '../../contract/rating.calls.ts';
import classes from './rating.module.css';
import { RatingComments } from './rating-comments.tsx';
import { PERIODS, useRatingFilters } from './rating-filters.ts';
import { RatingTrend } from './rating-trend.tsx';

const STARS = [5, 4, 3, 2, 1] as const;

/** How drivers and clients rate the own facilities, and how long trucks wait there. */
export default function FacilityRatingScreen(): ReactNode {
  const { t } = useTranslation();
  const filters = useRatingFilters(useToday());
  const { data, isError, refetch } = useCall(readFacilities, { query: filters.query });
  // The choice stays whole while one facility is looked at.
  const all = useCall(readFacilities, { query: {} });
  const choices = all.data?.facilities ?? [];
  return (
    <Stack component="article" gap="md" aria-label={t('warehouses.rating.title')}>
      <Title order={1} size="h2">
        {t('warehouses.rating.title')}
      </Title>
      <div className={classes.filters}>
        <Select
          label={t('warehouses.rating.facility')}
          placeholder={t('warehouses.rating.all')}
          clearable
          searchable
          data={choices.map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
          value={filters.warehouseId}
          onChange={(value) => filters.set('warehouse', value)}
        />
        <Select
          label={t('warehouses.rating.period')}
          allowDeselect={false}
          data={PERIODS.map((value) => ({
            value,
            label:
              value === 'all'
                ? t('warehouses.rating.everything')
                : t('warehouses.rating.months', { count: Number(value) }),
          }))}
          value={filters.period}
          onChange={(value) => filters.set('period', value)}
        />
        <Select
          label={t('warehouses.rating.stars')}
          placeholder={t('warehouses.rating.anyStars')}
          clearable
          data={STARS.map((count) => ({ value: `${count}`, label: t('warehouses.rating.starsOf', { count }) }))}
          value={filters.stars}
          onChange={(value) => filters.set('stars', value)}
        />
      </div>
      {!data && (isError ? <QueryError onRetry={() => void refetch()} /> : <CardsSkeleton cards={3} />)}
      {data?.facilities.length === 0 && (
        <EmptyState title={t('warehouses.rating.empty.title')} text={t('warehouses.rating.empty.text')} />
      )}
      {data && data.facilities.length > 0 && (
        <Stack gap="lg">
          <RatingTrend months={data.months} />
          <div className={classes.facilities}>
            {data.facilities.map((facility) => (
              <FacilityCard key={facility._id} facility={facility} />
            ))}
          </div>
          <RatingComments query={filters.query} />
        </Stack>
      )}
    </Stack>
  );
}

function FacilityCard({ facility }: { readonly facility: Facility }): ReactNode {
  const { t } = useTranslation();
  const { fullName, stars, count, waitingMinutes, turnMinutes } = facility;
  const minutes = (value: number | null) => (value === null ? '–' : t('warehouses.rating.minutes', { count: value }));
  return (
    <Section title={fullName}>
      <Facts
        facts={[
          {
            label: t('warehouses.rating.stars'),
            value:
              stars === null ? (
                <Text c="dimmed">{t('warehouses.rating.none')}</Text>
              ) : (
                <Group gap="xs">
                  <RatingValue value={stars} />
                  <Text size="sm" c="dimmed">
                    {t('warehouses.rating.count', { count })}
                  </Text>
                </Group>
              ),
          },
          { label: t('warehouses.rating.waiting'), value: minutes(waitingMinutes) },
          { label: t('warehouses.rating.turn'), value: minutes(turnMinutes) },
        ]}
      />
    </Section>
  );
}
