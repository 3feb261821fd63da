import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { DRIVER_CALLS } from '#areas/fleet/contract/driver.calls.ts';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { driverHistory } from '#areas/fleet/contract/driver-action.calls.ts';
import { fleetTypeWords } from '#areas/fleet/contract/fleet-type-words.ts';
import { HOMOLOGATION_HIDDEN } from '#areas/fleet/contract/homologation.permissions.ts';
import { checksOf } from '#areas/fleet/rules/homologation-check.ts';
import { countryOf } from '#countries/country.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { History } from '#ui/record/history.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import { RecordTabs } from '#ui/record/record-tabs.tsx';
import { Section } from '#ui/record/section.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { listAddress } from '../addresses.ts';
import { DriverCard } from '../driver-card.tsx';
import { DriverFacts } from '../driver-facts.tsx';
import { DriverFailure } from '../driver-failure.tsx';
import type { DriverScreenProps } from '../driver-screen-props.ts';
import { DriverActions } from './driver-actions.tsx';
import { DriverDocuments } from './driver-documents.tsx';
import { DriverHomologation } from './driver-homologation.tsx';
import { DriverTravels } from './driver-travels.tsx';
import { historyLines } from './history-text.ts';

const PAGE_SIZE = 10;

/** One driver: personal data, documents, results of registers, trips and history. */
export default function DriverScreen({ market }: DriverScreenProps): ReactNode {
  const { t } = useTranslation();
  const { carrierId = '' } = useParams();
  const reply = useCall(DRIVER_CALLS[market].read, { params: { id: carrierId } });
  const backTo = listAddress(market);
  if (reply.isError && !reply.data) {
    const toList = (
      <Button component={Link} to={backTo} variant="default">
        {t('fleet.drivers.actions.toList')}
      </Button>
    );
    return <DriverFailure error={reply.error} onRetry={() => void reply.refetch()} action={toList} />;
  }
  if (!reply.data) return <DetailSkeleton lines={10} />;
  const { trucker: driver } = reply.data;
  return (
    <RecordScreen title={driver.fullName} backTo={backTo} actions={<DriverActions driver={driver} />}>
      <DriverCard driver={driver} />
      <DriverTabs driver={driver} onReload={() => void reply.refetch()} />
    </RecordScreen>
  );
}

interface DriverTabsProps {
  readonly driver: DriverView;
  readonly onReload: () => void;
}

function DriverTabs({ driver, onReload }: DriverTabsProps): ReactNode {
  const { t } = useTranslation();
  const isHidden = useHolds(HOMOLOGATION_HIDDEN);
  const hasChecks = !isHidden && checksOf(countryOf(driver.country.countryId), 'driver').length > 0;
  return (
    <RecordTabs
      label={driver.fullName}
      tabs={[
        {
          id: 'data',
          label: t('fleet.drivers.dialog.tabs.general'),
          content: () => <DriverFacts driver={driver} />,
        },
        {
          id: 'documents',
          label: t('fleet.documents.title'),
          content: () => <DriverDocuments driver={driver} onReload={onReload} />,
        },
        ...(hasChecks
          ? [
              {
                id: 'homologation',
                label: t('fleet.homologation.title'),
                content: () => <DriverHomologation driver={driver} />,
              },
            ]
          : []),
        {
          id: 'travels',
          label: t('fleet.drivers.travels.title'),
          content: () => <DriverTravels id={driver._id} />,
        },
        {
          id: 'history',
          label: t('fleet.drivers.history.title'),
          content: () => <DriverHistory id={driver._id} />,
        },
      ]}
    />
  );
}

/** Who did what, newest first. */
function DriverHistory({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const { permissions } = useSignedIn();
  return (
    <Section title={t('fleet.drivers.history.title')}>
      <History
        call={driverHistory}
        id={id}
        size={PAGE_SIZE}
        words="fleet.drivers.history"
        changesOf={(entry) => historyLines(entry, t, fleetTypeWords(permissions))}
      />
    </Section>
  );
}
