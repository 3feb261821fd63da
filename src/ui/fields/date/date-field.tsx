import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { useToday } from '#ui/session/zone.ts';
import type { YearChoice } from './calendar-years.ts';
import { type DayLimits, dayProblem } from './day-problem.ts';
import { TypedDateInput } from './typed-date-input.tsx';
import { dayMask } from './typed-day.ts';

export interface DateFieldProps extends FieldProps<string>, Partial<DayLimits> {
  readonly years?: YearChoice;
}

/** Typed as DD/MM/YYYY or picked. The form holds YYYY-MM-DD, null, or a text that is not a date. */
export function DateField(props: DateFieldProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const { min, beforeMin, max, future, minYear = min ? Number(min.slice(0, 4)) : thisYear } = props;
  const limits = { minYear, min, beforeMin, max, future };
  const field = useField<string>(props, {
    check: (value) => dayProblem(value, today, limits),
  });
  const mask = useMemo(() => dayMask(thisYear), [thisYear]);
  const picked = /^\d{4}-/.test(field.value ?? '') ? (field.value ?? null) : null;
  const { years = 'near' } = props;
  return (
    <TypedDateInput
      of={props}
      field={field}
      mask={mask}
      format={t('ui.fields.date.placeholder')}
      calendar={{ years, picked, today, min: min ?? `${minYear}-01-01`, max, onPick: field.change }}
    />
  );
}
