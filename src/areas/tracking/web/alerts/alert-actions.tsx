import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { releaseAlert, takeAlert } from '../../contract/alert.calls.ts';
import type { AlertView } from '../../contract/alert.shapes.ts';
import { REVIEW_ALERTS } from '../../contract/tracking.permissions.ts';
import { MuteForm, ReopenForm } from './alert-forms.tsx';

const TASKS = ['reopen', 'mute'] as const;
type Task = (typeof TASKS)[number];
const FORMS = { reopen: ReopenForm, mute: MuteForm } as const;

interface AlertActionsProps {
  readonly alert: AlertView;
  readonly onReview: (alert: AlertView) => void;
}

/** What the reader may do about an alert of the own company. */
export function AlertActions({ alert, onReview }: AlertActionsProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const mayReview = useHolds(REVIEW_ALERTS);
  const [task, setTask] = useState<Task | null>(null);
  // Keeps the form while the dialog fades out.
  const [shown, setShown] = useState(task);
  if (task !== null && task !== shown) setShown(task);
  const close = () => setTask(null);
  const failed = (error: unknown) => snackbar.failure('update', t('tracking.alerts.panel.what'), error);
  const take = useAction(takeAlert, { refresh: ['alert'], onFailed: failed });
  const release = useAction(releaseAlert, { refresh: ['alert'], onFailed: failed });
  if (!mayReview || !alert.isOwn) return null;
  const input = { params: { id: alert._id }, body: { version: alert.version } };
  const isPending = alert.review === 'pending';
  const tasks = TASKS.filter((one) => (one === 'mute' ? alert.transportUnitId !== null && !alert.mute : !isPending));
  const Form = shown && FORMS[shown];
  return (
    <Group gap="xs">
      {isPending && (
        <Button size="compact-md" onClick={() => onReview(alert)}>
          {t('tracking.alerts.tasks.review')}
        </Button>
      )}
      {tasks.map((one) => (
        <Button key={one} size="compact-md" variant="default" onClick={() => setTask(one)}>
          {t(`tracking.alerts.tasks.${one}`)}
        </Button>
      ))}
      {isPending && !alert.takenBy && (
        <Button size="compact-md" variant="default" loading={take.isPending} onClick={() => take.mutate(input)}>
          {t('tracking.alerts.tasks.take')}
        </Button>
      )}
      {isPending && alert.isMine && (
        <Button size="compact-md" variant="default" loading={release.isPending} onClick={() => release.mutate(input)}>
          {t('tracking.alerts.tasks.release')}
        </Button>
      )}
      <Dialog size="sm" opened={task !== null} onClose={close} title={shown ? t(`tracking.alerts.tasks.${shown}`) : ''}>
        {Form && <Form alert={alert} onDone={close} />}
      </Dialog>
    </Group>
  );
}
