import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { DRIVER_CALLS } from '#areas/fleet/contract/driver.calls.ts';
import { SEE_TRANSPORT_COMPANY } from '#areas/fleet/contract/driver.permissions.ts';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { type RecordTab, RecordTabs } from '#ui/record/record-tabs.tsx';
import { detailAddress, listAddress, OPEN } from '../addresses.ts';
import { DriverCard } from '../driver-card.tsx';
import { DriverFacts } from '../driver-facts.tsx';
import { DriverFailure } from '../driver-failure.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { FleetDocumentList } from './document-list.tsx';
import classes from './profile-screen.module.css';
import { TrailerPanel } from './trailer-panel.tsx';
import { UnitPanel } from './unit-panel.tsx';

/** A driver over the list: opened and closed by the address. */
export default function DriverDialog({ market }: { readonly market: Market }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const close = useGoBack(listAddress(market));
  const wanted = params.get(OPEN);
  // Keeps the content while the dialog fades out.
  const [id, setId] = useState(wanted ?? '');
  if (wanted !== null && wanted !== id) setId(wanted);
  const answer = useCall(DRIVER_CALLS[market].read, { params: { id } });
  const driver = answer.data?.trucker;
  return (
    <Dialog
      size="xl"
      opened={wanted !== null}
      onClose={close}
      title={driver?.fullName ?? t('fleet.drivers.actions.details')}
      actions={
        driver && (
          <Button component={Link} to={detailAddress(market, driver._id)} variant="default">
            {t('fleet.drivers.actions.details')}
          </Button>
        )
      }
    >
      {driver && <Sides driver={driver} />}
      {!driver && answer.isError && <DriverFailure error={answer.error} onRetry={() => void answer.refetch()} />}
      {!driver && !answer.isError && <DetailSkeleton lines={6} />}
    </Dialog>
  );
}

type Tab = NameIn<'fleet.drivers.dialog.tabs'>;

/** With a transport company tab beside it, the first tab is named after the driver. */
function Sides({ driver }: { readonly driver: DriverView }): ReactNode {
  const { t } = useTranslation();
  const seesCompany = useHolds(SEE_TRANSPORT_COMPANY);
  const { transportUnit: unit, country } = driver;
  const tab = (id: Tab, content: () => ReactNode, label: Tab = id): RecordTab => ({
    id,
    label: t(`fleet.drivers.dialog.tabs.${label}`),
    content: () => <div className={classes.panel}>{content()}</div>,
  });
  const general = () => (
    <>
      <DriverCard driver={driver} />
      <DriverFacts driver={driver} />
    </>
  );
  const truck = () =>
    unit ? <UnitPanel driver={driver} unit={unit} /> : <EmptyState compact title={t('fleet.drivers.detail.noTruck')} />;
  const gallery = () => (
    <FleetDocumentList documents={driver.documents} completion={driver.completion} country={country.countryId} />
  );
  return (
    <RecordTabs
      name="side"
      label={driver.fullName}
      tabs={[
        tab('driver', general, seesCompany ? 'driver' : 'general'),
        ...(seesCompany ? [tab('company', () => <CompanyPanel company={driver.transportCompany} />)] : []),
        tab('unit', truck),
        tab('gallery', gallery),
        ...(unit?.trailer || unit?.secondTrailer
          ? [tab('semitrailer', () => <TrailerPanel driver={driver} unit={unit} />)]
          : []),
      ]}
    />
  );
}
