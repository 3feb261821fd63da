import { ActionIcon, Button, Chip, Group, TextInput } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forbidsWholeDay } from '#areas/routes/rules/driving-hours.ts';
import { readTime } from '#ui/fields/date/time-steps.ts';
import { useEditor } from '../editor-context.ts';
import type { PathDraft } from '../state/path-draft.ts';
import classes from './panel.module.css';

type Hours = PathDraft['forbiddenHours'][number];

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const HOURS_MAX = 14;
const NIGHT: Hours = { days: [...DAYS], from: '22:00', to: '05:00' };

/** Days and hours in which nobody may drive; a whole day is refused. */
export function ForbiddenHours(): ReactNode {
  const { t } = useTranslation();
  const { draft, edit, isReadOnly, problems } = useEditor();
  const { forbiddenHours } = draft;
  const set = (hours: readonly Hours[], label?: string) =>
    edit((before) => ({ ...before, forbiddenHours: [...hours] }), label);
  const isWhole = forbidsWholeDay(forbiddenHours);
  return (
    <section className={classes.list} aria-label={t('routes.editor.settings.forbidden')}>
      <h2 className={classes.heading}>{t('routes.editor.settings.forbidden')}</h2>
      {forbiddenHours.length === 0 && <p className={classes.quiet}>{t('routes.editor.settings.noForbidden')}</p>}
      {forbiddenHours.map((hours, at) => (
        <HoursRow
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have nothing else that is their own.
          key={at}
          hours={hours}
          number={at + 1}
          isReadOnly={isReadOnly}
          onChange={(next, label) => set(forbiddenHours.with(at, next), label && `${label} ${at}`)}
          onRemove={() => set(forbiddenHours.toSpliced(at, 1))}
        />
      ))}
      {(isWhole || problems.forbiddenHours) && (
        <p className={classes.warning} role="alert">
          {isWhole ? t('routes.editor.settings.wholeDay') : problems.forbiddenHours}
        </p>
      )}
      {!isReadOnly && forbiddenHours.length < HOURS_MAX && (
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => set([...forbiddenHours, NIGHT])}
        >
          {t('routes.editor.settings.addHours')}
        </Button>
      )}
    </section>
  );
}

interface HoursRowProps {
  readonly hours: Hours;
  readonly number: number;
  readonly isReadOnly: boolean;
  readonly onChange: (hours: Hours, label?: string) => void;
  readonly onRemove: () => void;
}

function HoursRow({ hours, number, isReadOnly, onChange, onRemove }: HoursRowProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.open}>
      <Chip.Group
        multiple
        value={hours.days.map(String)}
        // Hours on no day would forbid nothing.
        onChange={(days) => days.length > 0 && onChange({ ...hours, days: days.map(Number).sort() })}
      >
        <Group gap="0.25rem" role="group" aria-label={t('routes.editor.settings.daysOf', { number })}>
          {DAYS.map((day) => (
            <Chip key={day} value={String(day)} size="xs" disabled={isReadOnly}>
              {t(`routes.editor.days.d${day}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Group gap="xs" wrap="nowrap" align="end">
        <HourInput
          label={t('routes.editor.settings.from')}
          value={hours.from}
          isReadOnly={isReadOnly}
          onChange={(from) => onChange({ ...hours, from }, 'from')}
        />
        <HourInput
          label={t('routes.editor.settings.to')}
          value={hours.to}
          isReadOnly={isReadOnly}
          onChange={(to) => onChange({ ...hours, to }, 'to')}
        />
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('routes.editor.settings.removeHours', { number })}
            onClick={onRemove}
          >
            <IconTrash size="1rem" aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {hours.to <= hours.from && <p className={classes.quiet}>{t('routes.editor.settings.nextDay')}</p>}
    </div>
  );
}

interface HourInputProps {
  readonly label: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (hour: string) => void;
}

/** Typed freely, and taken once it is a time. */
function HourInput({ label, value, isReadOnly, onChange }: HourInputProps): ReactNode {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const leave = () => {
    const hour = readTime(text);
    if (hour && hour !== value) onChange(hour);
    else setText(value);
  };
  return (
    <TextInput
      label={label}
      value={text}
      readOnly={isReadOnly}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={leave}
    />
  );
}
