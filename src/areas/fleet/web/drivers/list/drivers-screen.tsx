import { type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { firstPage } from '#ui/list/data/first-page.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import type { Visit } from '#ui/routing/routes.ts';
import { shownList } from '../../shown-list.ts';
import { detailAddress, OPEN } from '../addresses.ts';
import type { DriverScreenProps } from '../driver-screen-props.ts';
import { DOCUMENT_TONES, STATUS_TONES } from '../driver-texts.tsx';
import { useDriverAccess } from '../use-driver-access.ts';
import { driverCells, driverId } from './driver-cells.tsx';
import { ListActions } from './list-actions.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useRowActions } from './use-row-actions.tsx';

// Loaded on demand, because a list is viewed far more often than a driver is opened over it.
const DriverDialog = lazyWith(['fleet/later'], () => import('../profile/driver-dialog.tsx'));

const CALLS = { own: listCalls(DRIVER_LISTS.own), spot: listCalls(DRIVER_LISTS.spot) };
const TONES = { status: STATUS_TONES, documents: DOCUMENT_TONES };
const CELLS = { own: driverCells('own'), spot: driverCells('spot') };

export const first = (visit: Visit, { market }: DriverScreenProps) =>
  firstPage(DRIVER_LISTS[market], CALLS[market])(visit);

/** The drivers of the own fleet, or of the spot market. */
export default function DriversScreen({ market }: DriverScreenProps): ReactNode {
  const [params] = useSearchParams();
  const { seesFleetType, seesTransportCompany, fleetTypeWords } = useDriverAccess(market);
  const definition = useMemo(
    () => shownList(DRIVER_LISTS[market], { seesFleetType, seesTransportCompany }),
    [market, seesFleetType, seesTransportCompany],
  );
  const rowActions = useRowActions(market);
  const bulkActions = useBulkActions(market);
  return (
    <>
      <ListScreen
        definition={definition}
        calls={CALLS[market]}
        rowId={driverId}
        cells={CELLS[market]}
        tones={TONES}
        words={{ typeOfFleet: fleetTypeWords, fleetTypes: fleetTypeWords }}
        rowHref={({ _id }) => detailAddress(market, _id)}
        rowActions={rowActions}
        bulkActions={bulkActions}
        actions={<ListActions market={market} />}
      />
      {params.has(OPEN) && (
        <Suspense>
          <DriverDialog market={market} />
        </Suspense>
      )}
    </>
  );
}
