import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showInstant } from '#kernel/dates.ts';
import { useZone } from '#ui/session/zone.ts';
import { relativeTime, useNow } from './relative-time.ts';

interface RelativeTimeProps {
  /** ISO 8601 with its offset. */
  readonly instant: string;
  /** Whose days are counted, where it is not the zone of the page. */
  readonly countedIn?: string;
}

/** When something happened, relative to now; the exact time on hover and on focus. */
export function RelativeTime({ instant, countedIn }: RelativeTimeProps): ReactNode {
  const { i18n } = useTranslation();
  const zone = useZone();
  const now = useNow();
  const date = new Date(instant);
  // The shared clock ticks twice a minute, so a fresh event can be slightly ahead of it.
  const seen = date > now && date.getTime() <= Date.now() ? date : now;
  return (
    <Tooltip label={showInstant(date, zone)} events={{ hover: true, focus: true, touch: true }}>
      <time dateTime={instant}>{relativeTime(date, seen, i18n.language, countedIn ?? zone)}</time>
    </Tooltip>
  );
}
