import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Viewer } from '#areas/trips/contract/driver-report.calls.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './driver.module.css';
import type { TripApi } from './trip-api.ts';

/** Who looked where the driver was on this trip, read when the driver wants to know. */
export function TripViewers({ tripApi }: { readonly tripApi: TripApi }): ReactNode {
  const { t } = useTranslation();
  const [viewers, setViewers] = useState<readonly Viewer[] | 'failed' | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    setViewers(await tripApi.viewers().catch(() => 'failed' as const));
    setReading(false);
  };
  return (
    <section aria-label={t('trips.driver.viewers.show')}>
      <Button variant="default" loading={isReading} onClick={() => void read()}>
        {t('trips.driver.viewers.show')}
      </Button>
      <div role="status">
        {viewers === 'failed' && <Text size="sm">{t('trips.driver.viewers.offline')}</Text>}
        {viewers?.length === 0 && <Text size="sm">{t('trips.driver.viewers.none')}</Text>}
        {Array.isArray(viewers) && viewers.length > 0 && <ViewerList viewers={viewers} />}
      </div>
    </section>
  );
}

function ViewerList({ viewers }: { readonly viewers: readonly Viewer[] }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  return (
    <ul className={classes.viewers}>
      {viewers.map(({ name, company, way, lastAt }) => (
        <li key={`${name} ${company} ${way} ${lastAt}`}>
          <span>{[name ?? t('trips.driver.viewers.link'), company].filter(Boolean).join(' · ')}</span>
          <Text span size="sm" c="dimmed">
            {`${t(`trips.driver.viewers.ways.${way}`)} · ${showInstant(lastAt)}`}
          </Text>
        </li>
      ))}
    </ul>
  );
}
