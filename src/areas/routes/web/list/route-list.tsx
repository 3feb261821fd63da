import { type ReactNode, Suspense, useState } from 'react';
import { listCalls } from '#kernel/list-definition.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { type RouteRow, routeList } from '../../contract/route.list.ts';
import { WRITE_ROUTES } from '../../contract/route.permissions.ts';
import { pairAddress } from '../../contract/route-addresses.ts';
import type { HistoryOf } from '../library/history-dialog.tsx';
import { useAddressValue } from '../library/use-address-value.ts';
import { minutesText } from '../minutes-text.ts';
import { RouteButtons } from './route-buttons.tsx';
import { useRouteActions } from './use-route-actions.tsx';

const HistoryDialog = lazyWith(['routes/later'], () => import('../library/history-dialog.tsx'));
const RouteDialog = lazyWith(['routes/later'], () => import('../library/routes/route-dialog.tsx'));
const CALLS = listCalls(routeList);
const routeId = ({ _id }: RouteRow): string => _id;
const CELLS = { minutes: ({ minutes }: RouteRow) => (minutes === null ? null : minutesText(minutes)) };

/** The routes of the company. Planners open the editor, readers look at the paths on a map. */
export function RouteList(): ReactNode {
  const mayWrite = useHolds(WRITE_ROUTES);
  const { value: openedId, close, hrefOf } = useAddressValue('route');
  const [history, showHistory] = useState<HistoryOf | null>(null);
  const { rowActions, bulkActions, refusal } = useRouteActions({ mayWrite, hrefOf, showHistory });
  // Loaded when first opened, and kept so that they fade out.
  const [hasOpened, setOpened] = useState({ history: false, route: false });
  if (history && !hasOpened.history) setOpened({ ...hasOpened, history: true });
  if (openedId && !hasOpened.route) setOpened({ ...hasOpened, route: true });
  return (
    <>
      <ListScreen
        definition={routeList}
        calls={CALLS}
        rowId={routeId}
        cells={CELLS}
        rowHref={({ _id, loadId, unloadId, archived }) =>
          mayWrite && !archived ? pairAddress(loadId, unloadId) : hrefOf(_id)
        }
        rowActions={rowActions}
        bulkActions={bulkActions}
        actions={mayWrite && <RouteButtons />}
      />
      {refusal}
      <Suspense fallback={null}>
        {hasOpened.route && <RouteDialog routeId={openedId} onClose={close} />}
        {hasOpened.history && <HistoryDialog of={history} onClose={() => showHistory(null)} />}
      </Suspense>
    </>
  );
}
