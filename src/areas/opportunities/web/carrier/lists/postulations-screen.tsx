import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { screens } from '#areas/opportunities/area.ts';
import { type PostulationRow, postulationList } from '#areas/opportunities/contract/opportunity.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import type { ConfirmTask } from './confirm-runner.tsx';
import { useHasDialogs } from './external-list.tsx';
import classes from './lists.module.css';
import { PostulationCard } from './postulation-card.tsx';
import { POSTULATION_CELLS } from './postulation-cells.tsx';
import { usePostulationActions } from './use-postulation-actions.tsx';

const CarrierDialogs = lazyWith(['opportunities/later'], () => import('../dialogs/carrier-dialogs.tsx'));
const ConfirmRunner = lazyWith(['opportunities/later'], () => import('./confirm-runner.tsx'));
const CALLS = listCalls(postulationList);
const rowId = (row: PostulationRow): string => row._id;

/** What the own company applied for. */
export default function PostulationsScreen(): ReactNode {
  const canOpen = useCanOpen();
  const [task, confirm] = useState<ConfirmTask | null>(null);
  const rowActions = usePostulationActions(confirm);
  const hasDialogs = useHasDialogs();
  const rowHref = ({ opportunityId }: PostulationRow) =>
    [screens.publishedOpportunity, screens.marketOpportunity]
      .map((screen) => addressOf(screen, { opportunityId }))
      .find(canOpen);
  return (
    <>
      <ListScreen
        definition={postulationList}
        calls={CALLS}
        rowId={rowId}
        cells={POSTULATION_CELLS}
        rowHref={rowHref}
        rowActions={rowActions}
        card={(row, tools) => (
          <PostulationCard row={row} tools={tools} href={rowHref(row)} next={nextButton(row, rowActions(row))} />
        )}
      />
      <Suspense fallback={null}>
        {hasDialogs && <CarrierDialogs />}
        {task && <ConfirmRunner task={task} />}
      </Suspense>
    </>
  );
}

/** What waits for the carrier: to confirm, to answer the shipper's price, or the operation that began. */
function nextButton(row: PostulationRow, actions: readonly RowAction[]): ReactNode {
  const wanted = row.changed ? 'confirm' : row.offerBy === 'shipper' ? 'price' : 'operation';
  const action = actions.find(({ id }) => id === wanted);
  if (!action) return null;
  const look = { fullWidth: true, size: 'md', className: classes.apply!, children: action.label } as const;
  return action.href === undefined ? (
    <Button {...look} onClick={action.onAct} />
  ) : (
    <Button {...look} component={Link} to={action.href} />
  );
}
