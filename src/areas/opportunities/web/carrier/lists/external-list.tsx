import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type ExternalRow, marketplaceList, receivedList } from '#areas/opportunities/contract/opportunity.list.ts';
import { POSTULATE } from '#areas/opportunities/contract/opportunity.permissions.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { taskIn, taskSearch } from '../dialogs/carrier-tasks.ts';
import { LanesButton } from '../lanes/lanes-button.tsx';
import { useIsOver } from '../parts/time-left-chip.tsx';
import { useWatching } from '../parts/use-watching.ts';
import { ExternalCard } from './external-card.tsx';
import { EXTERNAL_CELLS } from './external-cells.tsx';
import { mayApply } from './may-apply.ts';

// Loaded on demand: most visits to a list open no dialog.
const CarrierDialogs = lazyWith(['opportunities/later'], () => import('../dialogs/carrier-dialogs.tsx'));

const LISTS = { received: receivedList, marketplace: marketplaceList } as const;
const CALLS = { received: listCalls(receivedList), marketplace: listCalls(marketplaceList) } as const;

const LOOK = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

const rowId = (row: ExternalRow): string => row._id;

interface ExternalListProps {
  readonly list: keyof typeof LISTS;
  readonly query?: Readonly<Record<string, string>>;
  readonly addressOf: (row: ExternalRow) => string;
  readonly actions?: ReactNode;
}

/** Loads that are offered, with what the own company applied for. */
export function ExternalList({ list, query, addressOf, actions }: ExternalListProps): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const [params] = useSearchParams();
  const holds = useHolds(POSTULATE);
  const isOver = useIsOver();
  const watch = useWatching();
  const hasDialogs = useHasDialogs();
  const hrefOf = (row: ExternalRow) => {
    const address = addressOf(row);
    return canOpen(address) ? address : undefined;
  };
  const applyTo = (row: ExternalRow) =>
    holds && mayApply(row, isOver(row)) ? taskSearch(params, 'apply', row._id) : undefined;
  const rowActions = (row: ExternalRow): readonly RowAction[] => {
    const href = applyTo(row);
    const watched: RowAction = {
      id: 'watch',
      label: t(row.watched ? 'opportunities.lanes.unwatch' : 'opportunities.lanes.watch'),
      icon: <IconEye {...LOOK} />,
      onAct: () => watch(row._id, !row.watched),
    };
    if (row.isOwn) return [];
    if (href === undefined) return [watched];
    const apply = { id: 'apply', label: t('opportunities.carrier.actions.apply'), icon: <IconSend {...LOOK} />, href };
    // Whoever is asked directly also says no, so that the next one is asked.
    if (row.answerBy === null) return [apply, watched];
    const label = t('opportunities.carrier.actions.refuse');
    const to = taskSearch(params, 'refuse', row._id);
    return [apply, watched, { id: 'refuse', label, icon: <IconX {...LOOK} />, danger: true, href: to }];
  };
  const props = {
    rowId,
    cells: EXTERNAL_CELLS,
    rowHref: hrefOf,
    rowActions,
    card: (row: ExternalRow, tools: ReactNode) => (
      <ExternalCard row={row} tools={tools} href={hrefOf(row)} applyTo={applyTo(row)} />
    ),
    ...(query ? { query } : {}),
    actions: (
      <>
        <LanesButton />
        {actions}
      </>
    ),
  };
  return (
    <>
      {list === 'received' ? (
        <ListScreen definition={LISTS.received} calls={CALLS.received} {...props} />
      ) : (
        <ListScreen definition={LISTS.marketplace} calls={CALLS.marketplace} {...props} />
      )}
      <Suspense fallback={null}>{hasDialogs && <CarrierDialogs />}</Suspense>
    </>
  );
}

/** From the first dialog on, so that a closed one can fade out. */
export function useHasDialogs(): boolean {
  const [params] = useSearchParams();
  const isAsked = taskIn(params) !== null;
  const [has, setHas] = useState(isAsked);
  if (isAsked && !has) setHas(true);
  return has;
}
