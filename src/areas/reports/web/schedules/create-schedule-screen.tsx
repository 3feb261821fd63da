import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { screens } from '#areas/reports/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { ScheduleForm } from './schedule-form.tsx';

export default function CreateScheduleScreen(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <FormScreen title={t('reports.schedules.form.create')} backTo={addressOf(screens.schedules)}>
      <ScheduleForm
        schedule={null}
        onSaved={({ _id }) => void navigate(addressOf(screens.schedule, { scheduleId: _id }), { replace: true })}
      />
    </FormScreen>
  );
}
