import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readReplay } from '#areas/tracking/contract/replay.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { ExportButtons } from './export-buttons.tsx';
import type { ReplayOf } from './replay-address.ts';
import { queryOf } from './replay-query.ts';
import { ReplayView } from './replay-view.tsx';

interface ReplayPanelProps {
  readonly of: ReplayOf;
  readonly onClose: () => void;
}

/** Plays what an order or some trucks did, over the whole window. */
export default function ReplayPanel({ of, onClose }: ReplayPanelProps): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readReplay, { query: queryOf(of) }, { staleTime: Number.POSITIVE_INFINITY });
  const what = reply.data?.order?.code ?? reply.data?.tracks.map(({ plate }) => plate).join(', ') ?? '';
  return (
    <Dialog opened size="full" title={[t('tracking.replay.title'), what].filter(Boolean).join(' · ')} onClose={onClose}>
      {reply.data ? (
        <>
          <ReplayView key={reply.dataUpdatedAt} replay={reply.data} what={what} />
          <ExportButtons of={of} name={what.replaceAll(', ', ' ')} />
        </>
      ) : reply.isError ? (
        <QueryError onRetry={() => void reply.refetch()} />
      ) : (
        <CardsSkeleton cards={2} />
      )}
    </Dialog>
  );
}
