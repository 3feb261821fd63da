import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { readTasks, type TaskView } from '#areas/trips/contract/order-task.calls.ts';
import { blockerOf } from '#areas/trips/rules/trip-tasks.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { ProgressBar } from '#ui/feedback/progress.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { MediaViewer } from '#ui/media/media-viewer.tsx';
import { useViewer } from '#ui/media/use-viewer.ts';
import { Section } from '#ui/record/section.tsx';
import { TaskLine } from './task-line.tsx';
import classes from './tasks-panel.module.css';

/** The tasks of the trip by stage, with the proof of those done. */
export default function TasksPanel({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const answer = useCall(readTasks, { params: { id: order._id } });
  const { open, viewer } = useViewer();
  if (answer.isError && !answer.data) return <QueryError onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <CardsSkeleton cards={3} />;
  const { stages, tasksDone, tasksTotal } = answer.data;
  if (tasksTotal === 0) {
    return (
      <EmptyState compact title={t('loadOrders.screens.tasks.none')} text={t('loadOrders.screens.tasks.noneText')} />
    );
  }
  const blockers = blockersOf(stages.flatMap(({ tasks }) => tasks));
  const files = stages.flatMap(({ tasks }) => tasks.flatMap((task) => task.files));
  const media = files.map(({ url, fileName, contentType }) => ({ url, fileName, contentType }));
  return (
    <div className={classes.panel}>
      <ProgressBar
        label={t('loadOrders.screens.tasks.title')}
        value={tasksDone / tasksTotal}
        detail={t('loadOrders.screens.tasks.progress', { done: tasksDone, total: tasksTotal })}
      />
      {stages.map(({ name, tasks }) => (
        <Section key={name} title={name}>
          <ol className={classes.tasks}>
            {tasks.map((task) => (
              <TaskLine
                key={task._id}
                task={task}
                blocker={blockers.get(task._id) ?? null}
                onView={(fileId) => open(files.findIndex(({ _id }) => _id === fileId))}
              />
            ))}
          </ol>
        </Section>
      ))}
      <MediaViewer {...viewer} files={media} />
    </div>
  );
}

/** Which task each one waits for. */
function blockersOf(tasks: readonly TaskView[]): ReadonlyMap<string, TaskView> {
  const states = tasks.map((task) => ({ ...task, task, done: task.doneAt !== null }));
  return new Map(
    states.flatMap((state) => {
      const blocker = blockerOf(state, states);
      return blocker ? [[state._id, blocker.task] as const] : [];
    }),
  );
}
