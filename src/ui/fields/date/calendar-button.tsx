import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearChoice } from './calendar-years.ts';
import { useCalendarProps } from './use-calendar-props.ts';

export interface CalendarButtonProps {
  /** The label of the field. */
  readonly label: string;
  readonly disabled: boolean;
  readonly years: YearChoice;
  /** YYYY-MM-DD, or null. */
  readonly picked: string | null;
  readonly today: string;
  readonly min: string;
  readonly max?: string | undefined;
  readonly onPick: (day: string | null) => void;
}

/** Opens a calendar beside the field whose day it picks. */
export function CalendarButton(props: CalendarButtonProps): ReactNode {
  const { label, disabled, years, picked, today, min, max, onPick } = props;
  const { t } = useTranslation();
  const [opened, calendar] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const calendarProps = useCalendarProps(years);
  return (
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
          disabled={disabled}
          onClick={calendar.toggle}
          aria-haspopup="dialog"
          aria-expanded={opened}
          aria-label={t('ui.fields.date.open', { label })}
        >
          <IconCalendar size="1.15rem" aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        <DatePicker
          {...calendarProps}
          value={picked}
          defaultDate={picked ?? today}
          minDate={min}
          {...(max ? { maxDate: max } : {})}
          onChange={(day) => {
            onPick(day);
            calendar.close();
            button.current?.focus();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
