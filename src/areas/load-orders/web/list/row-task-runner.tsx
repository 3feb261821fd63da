import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useOrderMoves } from '../order/use-order-moves.ts';
import type { RowTask } from './row-task.ts';

const PaymentsDialog = lazy(() => import('./payments-dialog.tsx'));
const MatchDialog = lazy(() => import('../match/match-dialog.tsx'));
const UpdateManyDialog = lazy(() => import('../bulk/update-many-dialog.tsx'));

interface RowTaskRunnerProps {
  readonly task: RowTask;
  readonly onDone: () => void;
}

/** Runs the action chosen for rows, each choice once; loaded with the first choice. */
export default function RowTaskRunner({ task, onDone }: RowTaskRunnerProps): ReactNode {
  const { move, remove, duplicate } = useOrderMoves();
  const started = useRef<RowTask | null>(null);
  const start = useEffectEvent(({ act, orders, clear }: RowTask) => {
    if (act === 'pay' || act === 'match' || act === 'updateMany') return;
    if (act === 'remove') void remove(orders, clear);
    else if (act === 'duplicate') duplicate(orders, clear);
    else if (orders[0]) void move(act, orders[0]);
  });
  useEffect(() => {
    if (started.current === task) return;
    started.current = task;
    start(task);
  }, [task]);
  const done = () => {
    task.clear?.();
    onDone();
  };
  return (
    <Suspense fallback={null}>
      {task.act === 'pay' && <PaymentsDialog orders={task.orders} onPaid={done} onClose={onDone} />}
      {task.act === 'match' && <MatchDialog orders={task.orders} onMatched={done} onClose={onDone} />}
      {task.act === 'updateMany' && task.actions && (
        <UpdateManyDialog orders={task.orders} actions={task.actions} onDone={done} onClose={onDone} />
      )}
    </Suspense>
  );
}
