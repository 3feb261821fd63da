import { type ReactNode, Suspense, useState } from 'react';
import { type OpportunityRow, opportunityList } from '#areas/opportunities/contract/opportunity.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { firstPage } from '#ui/list/data/first-page.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { recordAddress } from '../record/record-addresses.ts';
import type { Cancelling } from './cancel-dialog.tsx';
import { NewButton } from './new-button.tsx';
import { OpportunityCard } from './opportunity-card.tsx';
import { OPPORTUNITY_CELLS } from './opportunity-cells.tsx';
import type { StepTask } from './step-runner.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useRowActions } from './use-row-actions.tsx';

const CancelDialog = lazyWith(['opportunities/later'], () => import('./cancel-dialog.tsx'));
const StepRunner = lazyWith(['opportunities/later'], () => import('./step-runner.tsx'));
const CALLS = listCalls(opportunityList);
const opportunityId = (row: OpportunityRow): string => row._id;
const copyCode = ({ code }: OpportunityRow): ReactNode => <CopyButton value={code} label={code} />;

export const first = firstPage(opportunityList, CALLS);

/** What the company itself offers. */
export default function OpportunitiesScreen(): ReactNode {
  const canOpen = useCanOpen();
  const [cancelling, cancel] = useState<Cancelling | null>(null);
  // Loaded with the first cancellation, and kept so that it fades out.
  const [hasCancelled, setCancelled] = useState(false);
  if (cancelling !== null && !hasCancelled) setCancelled(true);
  const hrefOf = ({ _id }: OpportunityRow) => {
    const address = recordAddress('own', _id);
    return canOpen(address) ? address : undefined;
  };
  const [task, start] = useState<StepTask | null>(null);
  const rowActions = useRowActions(cancel, start);
  const bulkActions = useBulkActions(cancel, start);
  return (
    <>
      <ListScreen
        definition={opportunityList}
        calls={CALLS}
        rowId={opportunityId}
        cells={OPPORTUNITY_CELLS}
        rowHref={hrefOf}
        card={(row, tools) => <OpportunityCard row={row} tools={tools} href={hrefOf(row)} />}
        besideFirst={copyCode}
        rowActions={rowActions}
        bulkActions={bulkActions}
        actions={<NewButton />}
      />
      <Suspense fallback={null}>
        {hasCancelled && <CancelDialog cancelling={cancelling} onClose={() => cancel(null)} />}
        {task && <StepRunner task={task} />}
      </Suspense>
    </>
  );
}
