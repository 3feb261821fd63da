import { ActionIcon, Switch } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MultiSelectField } from '#ui/fields/choice/multi-select-field.tsx';
import { TimeField } from '#ui/fields/date/time-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid, FieldPair } from '#ui/form/layout.tsx';
import { ALARM_CHANNELS, ALARM_RECIPIENTS, type Alarm, type AlarmType } from '../../rules/alarm-types.ts';
import { type AlarmFormInput, alarmFormShape } from './alarm-form.ts';
import { useAlarmText } from './alarm-text.ts';
import classes from './alarms.module.css';

const field = fieldsOf<AlarmFormInput>(alarmFormShape);
/** Proposed where somebody limits the hours: the night. */
const NIGHT = { from: '22:00', to: '06:00' } as const;

interface AlarmNoticeProps {
  readonly type: AlarmType;
  readonly alarm: Alarm;
  readonly readOnly: boolean;
}

/** Who is notified and how, and in which hours the alarm counts: in words, and as fields on request. */
export function AlarmNotice({ type, alarm, readOnly }: AlarmNoticeProps): ReactNode {
  const { t } = useTranslation();
  const { notifyText, hoursText } = useAlarmText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = t(`routes.alarms.types.${type}`);
  return (
    <>
      <div className={classes.notice}>
        <IconBell size="0.95rem" aria-hidden />
        <span>
          {notifyText(alarm.notify)}, {hoursText(alarm.hours)}
        </span>
        {!readOnly && (
          <ActionIcon
            variant="subtle"
            size="md"
            aria-label={t(isOpen ? 'routes.alarms.close' : 'routes.alarms.edit', { alarm: name })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <IconChevronUp size="1rem" aria-hidden /> : <IconPencil size="1rem" aria-hidden />}
          </ActionIcon>
        )}
      </div>
      {isOpen && (
        <div id={id} className={classes.fields}>
          <NoticeFields type={type} name={name} alarm={alarm} />
        </div>
      )}
    </>
  );
}

function NoticeFields({ type, name, alarm }: { type: AlarmType; name: string; alarm: Alarm }): ReactNode {
  const { t } = useTranslation();
  const form = useFormContext<AlarmFormInput>();
  const options = <V extends string>(values: readonly V[], label: (value: V) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <>
      <FieldGrid>
        <MultiSelectField
          name={field(`alarms.${type}.notify.who`)}
          label={t('routes.alarms.notice.who')}
          options={options(ALARM_RECIPIENTS, (value) => t(`routes.alarms.who.${value}`))}
          shownTags={ALARM_RECIPIENTS.length}
        />
        <MultiSelectField
          name={field(`alarms.${type}.notify.how`)}
          label={t('routes.alarms.notice.how')}
          options={options(ALARM_CHANNELS, (value) => t(`routes.alarms.how.${value}`))}
          shownTags={ALARM_CHANNELS.length}
        />
      </FieldGrid>
      <Switch
        label={t('routes.alarms.notice.hours')}
        aria-label={t('routes.alarms.labelled', { label: name, value: t('routes.alarms.notice.hours') })}
        checked={alarm.hours !== null}
        onChange={({ currentTarget: { checked } }) =>
          form.setValue(`alarms.${type}.hours`, checked ? NIGHT : null, { shouldDirty: true, shouldValidate: true })
        }
      />
      {alarm.hours && (
        <FieldPair>
          <TimeField name={field(`alarms.${type}.hours.from`)} label={t('routes.alarms.notice.from')} />
          <TimeField name={field(`alarms.${type}.hours.to`)} label={t('routes.alarms.notice.to')} />
        </FieldPair>
      )}
    </>
  );
}
