import { Tabs } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { VEHICLE_WIRE } from '#areas/fleet/contract/vehicle-wire.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { TableSkeleton } from '#ui/feedback/skeletons.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { firstPage } from '#ui/list/data/first-page.ts';
import type { Visit } from '#ui/routing/routes.ts';
import { CLAIMS_TAB, claimsAddress, listAddress } from '../addresses.ts';
import { useVehicleAccess } from '../use-vehicle-access.ts';
import { VehicleDialogs } from '../vehicle-dialogs.tsx';
import type { VehicleScreenProps } from '../vehicle-screen-props.ts';
import { VehicleList } from './vehicle-list.tsx';
import classes from './vehicles-screen.module.css';

const ClaimList = lazyWith(['fleet/later'], () => import('../takeover/claim-list.tsx'));
const VEHICLES_TAB = 'vehicles';

export const first = (visit: Visit, { fleet }: VehicleScreenProps) =>
  firstPage(VEHICLE_LISTS[fleet], listCalls(VEHICLE_LISTS[fleet]))(visit);

/** The vehicles of a fleet and, for users who answer for the closed one, the claims on it. */
export default function VehiclesScreen({ fleet }: VehicleScreenProps): ReactNode {
  const { mayAnswerClaims } = useVehicleAccess(fleet);
  if (mayAnswerClaims) return <VehiclesAndClaims fleet={fleet} />;
  return <Vehicles fleet={fleet} />;
}

function Vehicles({ fleet }: VehicleScreenProps): ReactNode {
  return (
    <>
      <VehicleList fleet={fleet} />
      <VehicleDialogs fleet={fleet} backTo={listAddress(fleet)} />
    </>
  );
}

function VehiclesAndClaims({ fleet }: VehicleScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = params.get('tab') === CLAIMS_TAB ? CLAIMS_TAB : VEHICLES_TAB;
  return (
    <Tabs
      value={tab}
      onChange={(next) => void navigate(next === CLAIMS_TAB ? claimsAddress(fleet) : listAddress(fleet))}
      keepMounted={false}
      activateTabWithKeyboard={false}
      classNames={{ tab: classes.tab!, panel: classes.panel! }}
    >
      <Tabs.List aria-label={t('fleet.vehicles.tabs')}>
        <Tabs.Tab value={VEHICLES_TAB}>{t(`lists.${VEHICLE_WIRE[fleet].id}.title`)}</Tabs.Tab>
        <Tabs.Tab value={CLAIMS_TAB}>{t('fleet.vehicles.claims.tab')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={VEHICLES_TAB}>
        <Vehicles fleet={fleet} />
      </Tabs.Panel>
      <Tabs.Panel value={CLAIMS_TAB}>
        <Suspense fallback={<TableSkeleton />}>
          <ClaimList />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
