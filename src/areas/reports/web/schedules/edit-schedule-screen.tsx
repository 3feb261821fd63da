import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { screens } from '#areas/reports/area.ts';
import { readSchedule } from '#areas/reports/contract/schedule.calls.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { ScheduleForm } from './schedule-form.tsx';

export default function EditScheduleScreen(): ReactNode {
  const { t } = useTranslation();
  const { scheduleId = '' } = useParams();
  const reply = useCall(readSchedule, { params: { id: scheduleId } }, { staleTime: 0 });
  const backTo = addressOf(screens.schedule, { scheduleId });
  const goBack = useGoBack(backTo);
  const schedule = reply.data?.schedule;
  const body = () => {
    if (reply.isError && !schedule) return <QueryError error={reply.error} onRetry={() => void reply.refetch()} />;
    // The form must start with what the server has now.
    if (!schedule || !reply.isFetchedAfterMount) return <FormSkeleton fields={10} />;
    return (
      <ScheduleForm key={schedule._id} schedule={schedule} onSaved={goBack} onReload={() => void reply.refetch()} />
    );
  };
  return (
    <FormScreen title={t('reports.schedules.form.update')} text={schedule?.name} backTo={backTo}>
      {body()}
    </FormScreen>
  );
}
