import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { screens } from '#areas/reports/area.ts';
import { createSchedule, updateSchedule } from '#areas/reports/contract/schedule.calls.ts';
import { scheduledScreens } from '#areas/reports/contract/schedule.permissions.ts';
import type { ScheduleView } from '#areas/reports/contract/schedule.shapes.ts';
import { isLanguage } from '#kernel/language.ts';
import { holds } from '#kernel/permission.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { RecipientsSection } from './recipients-section.tsx';
import { ReportSection } from './report-section.tsx';
import { RhythmSection } from './rhythm-section.tsx';
import { blankSchedule, formOfSchedule, scheduleFormShape } from './schedule-form-shape.ts';

interface ScheduleFormProps {
  /** Null for a new one. */
  readonly schedule: ScheduleView | null;
  readonly onSaved: (schedule: ScheduleView) => void;
  readonly onReload?: () => void;
}

/** One form for a new schedule and for changing one. */
export function ScheduleForm({ schedule, onSaved, onReload }: ScheduleFormProps): ReactNode {
  const { t, i18n } = useTranslation();
  const snackbar = useSnackbar();
  const { permissions, userId } = useSignedIn();
  const create = useAction(createSchedule);
  const update = useAction(updateSchedule);
  const language = isLanguage(i18n.language) ? i18n.language : 'pt-BR';
  const screen = scheduledScreens(permissions)[0] ?? 'operations';
  return (
    <FormShell
      label={t(schedule ? 'reports.schedules.form.update' : 'reports.schedules.form.create')}
      shape={scheduleFormShape}
      defaults={
        schedule
          ? formOfSchedule(schedule, holds(permissions, SEE_FREIGHT))
          : blankSchedule({ screen, language, userId })
      }
      recordId={schedule?._id}
      draft={schedule ? `reportSchedule.update.${schedule._id}` : 'reportSchedule.create'}
      backTo={addressOf(screens.schedules)}
      failure={{
        action: schedule ? 'update' : 'create',
        what: t('reports.schedules.what'),
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={(body) =>
        schedule
          ? update.mutateAsync({ params: { id: schedule._id }, body: { ...body, version: schedule.version } })
          : create.mutateAsync({ body })
      }
      onSaved={({ schedule: saved }) => {
        snackbar.success(t('reports.schedules.form.saved'));
        onSaved(saved);
      }}
    >
      <ReportSection />
      <RhythmSection />
      <RecipientsSection />
    </FormShell>
  );
}
