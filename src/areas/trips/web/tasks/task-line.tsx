import { Button, UnstyledButton } from '@mantine/core';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { taskSearch } from '#areas/load-orders/contract/order-addresses.ts';
import type { TaskView } from '#areas/trips/contract/order-task.calls.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { type Numbers, useNumbers } from '#ui/i18n/use-numbers.ts';
import { FilePicture } from '#ui/media/file-picture.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './tasks-panel.module.css';

interface TaskLineProps {
  readonly task: TaskView;
  /** What has to be done first. */
  readonly blocker: TaskView | null;
  readonly onView: (fileId: string) => void;
}

/** One task: its role, its proof, and how it was done. */
export function TaskLine({ task, blocker, onView }: TaskLineProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const [params] = useSearchParams();
  const isDone = task.doneAt !== null;
  return (
    <li className={classes.task} data-done={isDone || undefined}>
      {isDone ? (
        <IconCircleCheckFilled
          size="1.4rem"
          className={classes.done!}
          aria-label={t('loadOrders.screens.tasks.done')}
        />
      ) : (
        <IconCircle size="1.4rem" className={classes.open!} aria-label={t('loadOrders.screens.tasks.open')} />
      )}
      <div className={classes.words}>
        <span className={classes.name}>{task.name}</span>
        <span className={classes.chips}>
          <Chip tone="neutral">{t(`loadOrders.screens.tasks.by.${task.by}`)}</Chip>
          {task.evidence !== 'none' && (
            <Chip tone="info">{t(`loadOrders.screens.tasks.evidence.${task.evidence}`)}</Chip>
          )}
          {!task.required && <Chip tone="neutral">{t('loadOrders.screens.tasks.optional')}</Chip>}
        </span>
        {!isDone && blocker && <span className={classes.quiet}>{t('trips.view.after', { task: blocker.name })}</span>}
        {task.doneAt && (
          <span className={classes.quiet}>{[showInstant(task.doneAt), task.doneBy].filter(Boolean).join(' · ')}</span>
        )}
        {task.note && <span>{task.note}</span>}
        <Answers task={task} />
        {task.files.length > 0 && (
          <span className={classes.files}>
            {task.files.map((file) => (
              <UnstyledButton
                key={file._id}
                className={classes.file!}
                onClick={() => onView(file._id)}
                aria-label={t('loadOrders.screens.tasks.view', { name: file.fileName })}
              >
                <FilePicture file={file} />
              </UnstyledButton>
            ))}
          </span>
        )}
      </div>
      {task.open && !isDone && !blocker && (
        <Button component={Link} to={taskSearch(params, 'task', task._id)} variant="default" size="xs">
          {t('loadOrders.screens.tasks.do')}
        </Button>
      )}
    </li>
  );
}

/** The answers to the questions of a form. */
function Answers({ task }: { readonly task: TaskView }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const answered = task.form.filter(({ key }) => (task.answers[key] ?? null) !== null);
  if (answered.length === 0) return null;
  return (
    <dl className={classes.answers}>
      {answered.map(({ key, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{inWords(task.answers[key], t, numbers)}</dd>
        </div>
      ))}
    </dl>
  );
}

function inWords(answer: unknown, translate: TranslateKey, numbers: Numbers): string {
  if (typeof answer === 'number') return numbers.show(answer);
  return typeof answer === 'boolean' ? translate(answer ? 'lists.yes' : 'lists.no') : String(answer);
}
