import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useMasked } from '#ui/fields/masked/use-masked.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { useToday } from '#ui/session/zone.ts';
import type { YearChoice } from './calendar-years.ts';
import { type DayLimits, dayProblem } from './day-problem.ts';
import { dayMask } from './typed-day.ts';
import { useCalendarProps } from './use-calendar-props.ts';

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
  const [opened, calendar] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const calendarProps = useCalendarProps(props.years ?? 'near');
  const picked = /^\d{4}-/.test(field.value ?? '') ? (field.value ?? null) : null;

  const picker = (
    <Popover
      opened={opened}
      onChange={(open) => (open ? calendar.open() : calendar.close())}
      trapFocus
      position="bottom-end"
      withRoles={false}
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          c="dimmed"
          disabled={props.disabled || props.readOnly}
          onClick={calendar.toggle}
          aria-haspopup="dialog"
          aria-expanded={opened}
          aria-label={t('ui.fields.date.open', { label: props.label })}
        >
          <IconCalendar size="1.15rem" aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={props.label}>
        <DatePicker
          {...calendarProps}
          value={picked}
          defaultDate={picked ?? today}
          minDate={min ?? `${minYear}-01-01`}
          {...(max ? { maxDate: max } : {})}
          onChange={(day) => {
            field.change(day);
            calendar.close();
            button.current?.focus();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );

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
      rightSection={picker}
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
