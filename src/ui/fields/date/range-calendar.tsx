import { Button, Group, Stack } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type DateRange, parseDay } from '#kernel/dates.ts';
import { useToday } from '#ui/session/zone.ts';
import { customRange } from './date-presets.ts';
import { useCalendarProps } from './use-calendar-props.ts';

interface RangeCalendarProps {
  readonly value: DateRange | null;
  readonly wide: boolean;
  readonly onAccept: (range: DateRange) => void;
  readonly onCancel: () => void;
}

type Days = [string | null, string | null];

/** Two months side by side, one on a phone. The first and the last day may be the same. */
export default function RangeCalendar({ value, wide, onAccept, onCancel }: RangeCalendarProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const [days, setDays] = useState<Days>(() => [
    parseDay(value?.startDate ?? '') ?? null,
    parseDay(value?.endDate ?? '') ?? null,
  ]);
  const [first, last] = days;
  const calendarProps = useCalendarProps('scroll');
  // The month before is on the left, so that the days of the last weeks are visible.
  const shown = first ?? (wide ? addDays(`${today.slice(0, 7)}-01`, -1) : today);
  return (
    <Stack gap="sm">
      <DatePicker
        {...calendarProps}
        type="range"
        allowSingleDateInRange
        fullWidth={!wide}
        numberOfColumns={wide ? 2 : 1}
        columnsToScroll={1}
        defaultDate={shown}
        value={days}
        onChange={setDays}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('ui.fields.range.cancel')}
        </Button>
        <Button disabled={!first} onClick={() => first && onAccept(customRange(first, last ?? first))}>
          {t('ui.fields.range.accept')}
        </Button>
      </Group>
    </Stack>
  );
}
