import { Input, Popover } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateRange } from '#kernel/dates.ts';
import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useToday } from '#ui/session/zone.ts';
import { type DatePreset, LIST_PRESETS, presetRange } from './date-presets.ts';
import classes from './date-range.module.css';
import { PresetList } from './preset-list.tsx';
import RangeCalendar from './range-calendar.tsx';

export interface DateRangeInputProps {
  readonly value: DateRange | null;
  readonly onChange: (range: DateRange | null) => void;
  readonly label: string;
  readonly presets?: readonly DatePreset[];
  readonly id?: string;
  readonly disabled?: boolean;
}

/** A preset applies at once; a custom range is picked on two months and applies when accepted. */
export function DateRangeInput(props: DateRangeInputProps): ReactNode {
  const { value, onChange, label, presets = LIST_PRESETS, id, disabled = false } = props;
  const { t } = useTranslation();
  const today = useToday();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [opened, chooser] = useDisclosure(false);
  const [custom, setCustom] = useState(false);
  const chosen = (value?.label ?? 'all') as DatePreset;

  const open = () => {
    setCustom(chosen === 'custom');
    chooser.open();
  };
  const apply = (range: DateRange | null) => {
    onChange(range);
    chooser.close();
  };
  const choose = (preset: DatePreset) => {
    if (preset === 'custom') setCustom(true);
    else apply(presetRange(preset, today));
  };

  const button = (
    <Input
      component="button"
      type="button"
      pointer
      {...(id ? { id } : {})}
      disabled={disabled}
      aria-label={`${label}: ${rangeText(value, t)}`}
      aria-haspopup="dialog"
      aria-expanded={opened}
      classNames={{ input: classes.button, wrapper: classes.wrapper }}
      leftSection={<IconCalendarEvent size="1.15rem" aria-hidden />}
      rightSection={<IconChevronDown size="1rem" aria-hidden />}
      onClick={() => (opened ? chooser.close() : open())}
    >
      {rangeText(value, t)}
    </Input>
  );
  const choices = (
    <div className={classes.choices}>
      <PresetList presets={presets} chosen={custom ? 'custom' : chosen} onChoose={choose} />
      {custom && <RangeCalendar value={value} wide={!phone} onAccept={apply} onCancel={() => apply(null)} />}
    </div>
  );

  if (phone)
    return (
      <>
        {button}
        <Dialog opened={opened} onClose={chooser.close} title={label}>
          {choices}
        </Dialog>
      </>
    );
  return (
    <Popover
      opened={opened}
      onChange={(next) => (next ? open() : chooser.close())}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} className={classes.dropdown}>
        {choices}
      </Popover.Dropdown>
    </Popover>
  );
}

/** `Últimos 7 dias`, or the days themselves of a custom range. */
function rangeText(value: DateRange | null, t: TranslateKey): string {
  if (!value) return t('ui.fields.range.all');
  if (value.label !== 'custom') return t(dynamicKey('ui.fields.range', value.label));
  const show = (day: string) => day.replaceAll('-', '/');
  return value.startDate === value.endDate
    ? show(value.startDate)
    : `${show(value.startDate)} – ${show(value.endDate)}`;
}
