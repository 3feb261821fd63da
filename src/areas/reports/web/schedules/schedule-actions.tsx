import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { screens } from '#areas/reports/area.ts';
import { deleteSchedule, pauseSchedule, resumeSchedule, sendSchedule } from '#areas/reports/contract/schedule.calls.ts';
import type { ScheduleView } from '#areas/reports/contract/schedule.shapes.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

/** Send it now, pause or resume it, change or delete it. */
export function ScheduleActions({ schedule }: { readonly schedule: ScheduleView }): ReactNode {
  const { t } = useTranslation();
  const [isDeleting, setDeleting] = useState(false);
  const { _id: id, state, name } = schedule;
  const steps = useSteps(id);
  const close = () => setDeleting(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
        {t('reports.schedules.record.delete')}
      </Button>
      <Button component={Link} to={addressOf(screens.editSchedule, { scheduleId: id })} variant="default">
        {t('reports.schedules.record.edit')}
      </Button>
      <Button variant="default" disabled={steps.isBusy} onClick={state === 'active' ? steps.pause : steps.resume}>
        {t(state === 'active' ? 'reports.schedules.record.pause' : 'reports.schedules.record.resume')}
      </Button>
      <Button loading={steps.isSending} onClick={steps.send}>
        {t('reports.schedules.record.send')}
      </Button>
      <Dialog
        size="sm"
        opened={isDeleting}
        busy={steps.isBusy}
        title={t('reports.schedules.record.deleteTitle', { name })}
        onClose={close}
        actions={
          <>
            <Button variant="default" onClick={close} data-autofocus>
              {t('ui.dialog.back')}
            </Button>
            <Button color="red.9" loading={steps.isBusy} onClick={steps.remove}>
              {t('reports.schedules.record.delete')}
            </Button>
          </>
        }
      >
        {t('reports.schedules.record.deleteText')}
      </Dialog>
    </>
  );
}

/** Each step says what came of it in one line. */
function useSteps(id: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const onFailed = (error: unknown) => snackbar.error(reasonText(error, t));
  const said = (done: string) => ({ onDone: () => snackbar.success(done), onFailed });
  const sending = useAction(sendSchedule, said(t('reports.schedules.record.sending')));
  const pausing = useAction(pauseSchedule, said(t('reports.schedules.record.paused')));
  const resuming = useAction(resumeSchedule, said(t('reports.schedules.record.resumed')));
  const deleting = useAction(deleteSchedule, said(t('reports.schedules.record.deleted')));
  const params = { id };
  return {
    isSending: sending.isPending,
    isBusy: pausing.isPending || resuming.isPending || deleting.isPending,
    send: () => sending.mutate({ params }),
    pause: () => pausing.mutate({ params }),
    resume: () => resuming.mutate({ params }),
    remove: () =>
      deleting.mutate({ params }, { onSuccess: () => void navigate(addressOf(screens.schedules), { replace: true }) }),
  };
}
