import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FREQUENCIES, MONTH_DAYS_MAX } from '#areas/reports/rules/report-schedule.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { TimeField } from '#ui/fields/date/time-field.tsx';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { scheduleField } from './schedule-form-shape.ts';
import { WEEKDAYS } from './weekdays.ts';

/** When it is sent, by the clock of the company. */
export function RhythmSection(): ReactNode {
  const { t } = useTranslation();
  const frequency = useFieldValue(scheduleField('frequency'));
  return (
    <FormSection title={t('reports.schedules.form.rhythm')}>
      <FieldGrid>
        <SelectField
          name={scheduleField('frequency')}
          label={t('reports.schedules.form.frequency')}
          searchable={false}
          options={FREQUENCIES.map((value) => ({ value, label: t(`lists.reportSchedule.values.frequency.${value}`) }))}
        />
        {frequency === 'weekly' && (
          <SelectField
            name={scheduleField('weekday')}
            label={t('reports.schedules.form.weekday')}
            searchable={false}
            options={WEEKDAYS.map((value) => ({ value, label: t(`reports.schedules.weekdays.${value}`) }))}
          />
        )}
        {frequency === 'monthly' && (
          <NumberField
            name={scheduleField('monthDay')}
            label={t('reports.schedules.form.monthDay')}
            help={t('reports.schedules.form.monthDayHelp')}
            max={MONTH_DAYS_MAX}
          />
        )}
        <TimeField
          name={scheduleField('hour')}
          label={t('reports.schedules.form.hour')}
          help={t('reports.schedules.form.hourHelp')}
        />
      </FieldGrid>
    </FormSection>
  );
}
