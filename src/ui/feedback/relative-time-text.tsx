import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showInstant } from '#kernel/dates.ts';
import { relativeTime, useNow } from './relative-time.ts';

interface RelativeTimeProps {
  /** ISO 8601 with its offset. */
  readonly instant: string;
}

/** When something happened, relative to now; the exact time in La Paz on hover and on focus. */
export function RelativeTime({ instant }: RelativeTimeProps): ReactNode {
  const { i18n } = useTranslation();
  const now = useNow();
  const date = new Date(instant);
  // The shared clock ticks twice a minute, so a fresh event can be slightly ahead of it.
  const seen = date > now && date.getTime() <= Date.now() ? date : now;
  return (
    <Tooltip label={showInstant(date)} events={{ hover: true, focus: true, touch: true }}>
      <time dateTime={instant}>{relativeTime(date, seen, i18n.language)}</time>
    </Tooltip>
  );
}
