import { TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useMasked } from '#ui/fields/masked/use-masked.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { useToday } from '#ui/session/zone.ts';
import { CalendarButton } from './calendar-button.tsx';
import type { YearChoice } from './calendar-years.ts';
import { type DayLimits, dayProblem } from './day-problem.ts';
import { dayMask } from './typed-day.ts';

export interface DateFieldProps extends FieldProps<string>, Partial<DayLimits> {
  readonly years?: YearChoice;
  /** A warning about a day that is accepted. */
  readonly warn?: (day: string, today: string) => string | undefined;
}

/** Typed as DD/MM/YYYY or picked. The form holds YYYY-MM-DD, null, or a text that is not a date. */
export function DateField(props: DateFieldProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const { min, max, future, minYear = min ? Number(min.slice(0, 4)) : thisYear } = props;
  const limits = { minYear, min, max, future };
  const field = useField<string>(props, {
    notes: (value) => ({
      warning: value && !dayProblem(value, today, limits) ? props.warn?.(value, today) : undefined,
    }),
    check: (value) => dayProblem(value, today, limits),
  });
  const mask = useMemo(() => dayMask(thisYear), [thisYear]);
  const masked = useMasked(mask, field.value ?? '', (next) => field.change(next === '' ? null : next));
  const picked = /^\d{4}-/.test(field.value ?? '') ? (field.value ?? null) : null;

  return (
    <TextInput
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      inputMode="numeric"
      autoComplete="off"
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder ?? t('ui.fields.date.placeholder')}
      rightSection={
        <CalendarButton
          label={props.label}
          disabled={(props.disabled || props.readOnly) ?? false}
          years={props.years ?? 'near'}
          picked={picked}
          today={today}
          min={min ?? `${minYear}-01-01`}
          max={max}
          onPick={field.change}
        />
      }
      rightSectionPointerEvents="all"
      value={masked.value}
      onChange={masked.onChange}
      onBlur={() => {
        masked.complete();
        field.blur();
      }}
    />
  );
}
