import { DatePicker } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useToday } from '#ui/session/zone.ts';
import { useCalendarProps } from './use-calendar-props.ts';

interface DayCalendarProps {
  /** YYYY-MM-DD, or null. */
  readonly value: string | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (day: string | null) => void;
}

/** One month, of which one day is chosen or none. */
export default function DayCalendar({ value, min, max, onChoose }: DayCalendarProps): ReactNode {
  const today = useToday();
  const calendarProps = useCalendarProps('scroll');
  return (
    <DatePicker
      {...calendarProps}
      allowDeselect
      defaultDate={value ?? max ?? min ?? today}
      {...(min ? { minDate: min } : {})}
      {...(max ? { maxDate: max } : {})}
      value={value}
      onChange={onChoose}
    />
  );
}
