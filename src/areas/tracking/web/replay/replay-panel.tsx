import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Replay, readReplay } from '#areas/tracking/contract/replay.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { ExportButtons } from './export-buttons.tsx';
import classes from './replay.module.css';
import type { ReplayOf } from './replay-address.ts';
import { type ReplayableTruck, ReplayChoice } from './replay-choice.tsx';
import { queryOf } from './replay-query.ts';
import { ReplayView } from './replay-view.tsx';

interface ReplayPanelProps {
  readonly of: ReplayOf;
  /** What can be added, where the page has trucks. */
  readonly trucks: readonly ReplayableTruck[];
  readonly onChange: (of: ReplayOf) => void;
  readonly onClose: () => void;
}

/** Plays what an order or some trucks did, over the whole window. */
export default function ReplayPanel({ of: opened, trucks, onChange, onClose }: ReplayPanelProps): ReactNode {
  const { t } = useTranslation();
  // The address follows more slowly than two quick choices.
  const [of, setOf] = useState(opened);
  const isChosen = of.truckIds?.length !== 0;
  const reply = useCall(readReplay, { query: queryOf(of) }, { staleTime: Number.POSITIVE_INFINITY, enabled: isChosen });
  const replay = isChosen ? reply.data : undefined;
  const [last, setLast] = useState<Replay>();
  if (replay && replay !== last) setLast(replay);
  const what = replay?.order?.code ?? replay?.tracks.map(({ plate }) => plate).join(', ') ?? '';
  return (
    <Dialog opened size="full" title={[t('tracking.replay.title'), what].filter(Boolean).join(' · ')} onClose={onClose}>
      <div className={classes.panel}>
        <ReplayChoice
          of={of}
          replay={replay ?? last}
          trucks={trucks}
          onChange={(next) => {
            setOf(next);
            onChange(next);
          }}
        />
        {!isChosen ? (
          <EmptyState title={t('tracking.replay.choice.none')} />
        ) : replay ? (
          <>
            <ReplayView key={reply.dataUpdatedAt} replay={replay} what={what} />
            <ExportButtons of={of} name={what.replaceAll(', ', ' ')} />
          </>
        ) : reply.isError ? (
          <QueryError error={reply.error} onRetry={() => void reply.refetch()} />
        ) : (
          <CardsSkeleton cards={2} />
        )}
      </div>
    </Dialog>
  );
}
