import { Button, Collapse, Group, Stack, Text, Textarea } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers, TaskView } from '#areas/trips/contract/order-task.calls.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './driver.module.css';
import { ProofFiles } from './proof-files.tsx';
import { isAnswered, Questions } from './questions.tsx';
import type { WaitingFile, WaitingTask } from './queue/queue-item.ts';
import type { TripQueue } from './queue/trip-queue.ts';
import { Refusal } from './refusal.tsx';
import { SignaturePad } from './signature-pad.tsx';
import type { PhoneTask } from './trip-now.ts';

export interface Proof {
  readonly files: readonly WaitingFile[];
  readonly answers: Answers;
  readonly note: string;
}

interface TaskCardProps {
  readonly planned: PhoneTask;
  /** The one task to do now has the company's colour, no other has. */
  readonly isNext?: boolean;
  readonly waiting: WaitingTask | undefined;
  readonly onDone: (proof: Proof) => Promise<void>;
  readonly queue: TripQueue;
}

/** One task of the trip: to be done now or later, waiting for another one or to be sent, or done. */
export function TaskCard({ planned, isNext = false, waiting, onDone, queue }: TaskCardProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const [isOpen, setOpen] = useState(false);
  const { task, blocker, ready } = planned;
  const isPending = waiting !== undefined && !task.doneAt;
  const state = task.doneAt ? 'done' : isPending ? 'waiting' : ready ? 'open' : 'ahead';
  return (
    <li className={classes.task} data-state={state} data-next={isNext || undefined}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Stack gap={2} miw={0}>
          <Text fw={550}>{task.name}</Text>
          <Text size="sm" c="dimmed">
            {task.doneAt
              ? t('trips.driver.done', { at: showInstant(task.doneAt) })
              : [t(`trips.driver.evidence.${task.evidence}`), !task.required && t('trips.driver.optional')]
                  .filter(Boolean)
                  .join(' · ')}
          </Text>
          {state === 'ahead' && blocker && (
            <Text size="sm" className={classes.waiting ?? ''}>
              <IconClock size="1rem" aria-hidden /> {t('trips.view.after', { task: blocker.name })}
            </Text>
          )}
        </Stack>
        {state === 'done' && <IconCircleCheck size="1.5rem" className={classes.check} aria-hidden />}
        {state === 'open' && !isOpen && (
          <Button
            size="md"
            flex="none"
            variant={isNext ? 'filled' : 'default'}
            onClick={() => setOpen(true)}
            aria-label={`${t('trips.driver.do')}: ${task.name}`}
          >
            {t('trips.driver.do')}
          </Button>
        )}
      </Group>
      {isPending && !waiting.refused && (
        <Text size="sm" className={classes.waiting ?? ''} role="status">
          <IconClock size="1rem" aria-hidden /> {t('trips.driver.waiting')}
        </Text>
      )}
      {isPending && waiting.refused && <Refusal action={waiting} queue={queue} />}
      <Collapse expanded={isOpen && state === 'open'}>
        {isOpen && <TaskProof task={task} onDone={(proof) => onDone(proof).then(() => setOpen(false))} />}
      </Collapse>
    </li>
  );
}

function TaskProof({
  task,
  onDone,
}: {
  readonly task: TaskView;
  readonly onDone: (proof: Proof) => Promise<void>;
}): ReactNode {
  const { t } = useTranslation();
  const [files, setFiles] = useState<readonly WaitingFile[]>([]);
  const [answers, setAnswers] = useState<Answers>({});
  const [note, setNote] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  const { evidence, form } = task;
  const isProven = evidence === 'none' || evidence === 'form' || files.length > 0;
  const isReady = isProven && isAnswered(form, answers);
  const finish = () => {
    setKeeping(true);
    void onDone({ files, answers, note }).finally(() => setKeeping(false));
  };
  return (
    <Stack gap="md" mt="md">
      {(evidence === 'photo' || evidence === 'document') && (
        <ProofFiles kind={evidence} files={files} onChange={setFiles} />
      )}
      {evidence === 'signature' && (
        <SignaturePad
          onChange={(picture) => setFiles(picture ? [{ fileName: 'signature.png', content: picture }] : [])}
        />
      )}
      {form.length > 0 && <Questions form={form} answers={answers} onChange={setAnswers} />}
      <Textarea
        label={t('trips.driver.note')}
        autosize
        minRows={2}
        maxLength={TEXT_MAX}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button size="lg" disabled={!isReady} loading={isKeeping} onClick={finish}>
        {t('trips.driver.confirm')}
      </Button>
    </Stack>
  );
}
