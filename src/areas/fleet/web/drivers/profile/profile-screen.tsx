import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { DRIVER_CALLS } from '#areas/fleet/contract/driver.calls.ts';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import type { NameIn, TranslateKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { RecordTabs } from '#ui/record/record-tabs.tsx';
import { detailAddress, listAddress } from '../addresses.ts';
import { DriverCard } from '../driver-card.tsx';
import { DriverFacts } from '../driver-facts.tsx';
import { DriverFailure } from '../driver-failure.tsx';
import type { DriverScreenProps } from '../driver-screen-props.ts';
import { FleetDocumentList } from './document-list.tsx';
import classes from './profile-screen.module.css';
import { TrailerPanel } from './trailer-panel.tsx';
import { UnitPanel } from './unit-panel.tsx';

/** A driver with their truck and semitrailers, read-only. */
export default function ProfileScreen({ market }: DriverScreenProps): ReactNode {
  const { t } = useTranslation();
  const { carrierId = '' } = useParams();
  const reply = useCall(DRIVER_CALLS[market].read, { params: { id: carrierId } });
  if (reply.isError && !reply.data) {
    const toList = (
      <Button component={Link} to={listAddress(market)} variant="default">
        {t('fleet.drivers.actions.toList')}
      </Button>
    );
    return <DriverFailure error={reply.error} onRetry={() => void reply.refetch()} action={toList} />;
  }
  if (!reply.data) return <DetailSkeleton lines={10} />;
  const { trucker: driver } = reply.data;
  return (
    <article className={classes.screen} aria-label={driver.fullName}>
      <BackCard title={driver.fullName} backTo={listAddress(market)}>
        <Button component={Link} to={detailAddress(market, driver._id)} variant="default">
          {t('fleet.drivers.actions.details')}
        </Button>
      </BackCard>
      <RecordTabs label={driver.fullName} tabs={profileTabs(driver, t)} />
    </article>
  );
}

/** Tabs of a missing truck or semitrailer are left out. */
function profileTabs(driver: DriverView, translate: TranslateKey) {
  const { transportUnit: unit, country } = driver;
  const say = (tab: NameIn<'fleet.drivers.profile.tabs'>) => translate(`fleet.drivers.profile.tabs.${tab}`);
  return [
    {
      id: 'driver',
      label: say('driver'),
      content: () => (
        <div className={classes.panel}>
          <DriverCard driver={driver} />
          <DriverFacts driver={driver} />
          <FleetDocumentList documents={driver.documents} completion={driver.completion} country={country.countryId} />
        </div>
      ),
    },
    ...(unit
      ? [
          {
            id: 'truck',
            label: say('truck'),
            content: () => (
              <div className={classes.panel}>
                <UnitPanel driver={driver} unit={unit} />
              </div>
            ),
          },
        ]
      : []),
    ...(unit?.trailer || unit?.secondTrailer
      ? [
          {
            id: 'semitrailer',
            label: say('semitrailer'),
            content: () => (
              <div className={classes.panel}>
                <TrailerPanel driver={driver} unit={unit} />
              </div>
            ),
          },
        ]
      : []),
  ];
}
