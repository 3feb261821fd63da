import { Button, Tooltip } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';
import type { Alarm, AlarmType } from '../../rules/alarm-types.ts';
import { ALARM_ORIGINS, type AlarmOrigin, type OriginatedAlarm } from '../../rules/alarms.ts';
import { type AlarmField, type AlarmLevel, fieldsOfType, isOwn } from './alarm-form.ts';
import { useAlarmText } from './alarm-text.ts';
import classes from './alarms.module.css';

interface AlarmOriginsProps {
  readonly type: AlarmType;
  readonly level: AlarmLevel;
  readonly alarm: Alarm;
  readonly own: readonly AlarmField[];
  /** What counts where this level says nothing, and where that comes from. */
  readonly above: OriginatedAlarm;
  readonly readOnly: boolean;
  readonly onBack: (field: AlarmField) => void;
}

/** Where each value comes from; one that is said here can go back to the level above. */
export function AlarmOrigins({ type, level, alarm, own, above, readOnly, onBack }: AlarmOriginsProps): ReactNode {
  const { t } = useTranslation();
  const { valueText } = useAlarmText();
  const originOf = (field: AlarmField): AlarmOrigin =>
    isOwn(field, alarm, above.value, own) ? level : above.origins[field];
  const fields = fieldsOfType(type);
  const from = ALARM_ORIGINS.map((origin) => ({ origin, said: fields.filter((one) => originOf(one) === origin) }));
  const others = from.filter(({ origin, said }) => origin !== level && said.length > 0);
  const here = from.find(({ origin }) => origin === level)?.said ?? [];
  return (
    <div className={classes.origins}>
      {here.length > 0 && <Chip tone="info">{t(`routes.alarms.origins.${level}`)}</Chip>}
      {here.map((field) => {
        const name = t(`routes.alarms.fields.${field}`);
        if (readOnly) return <span key={field}>{name}</span>;
        const value = t('routes.alarms.labelled', { label: name, value: valueText(type, field, above.value) });
        const back = t(`routes.alarms.back.${level}`);
        return (
          <Tooltip key={field} label={back}>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconArrowBackUp size="0.9rem" aria-hidden />}
              aria-label={`${t(`routes.alarms.types.${type}`)}. ${back}. ${value}`}
              onClick={() => onBack(field)}
            >
              {value}
            </Button>
          </Tooltip>
        );
      })}
      {others.map(({ origin, said }) => {
        const name = t(`routes.alarms.origins.${origin}`);
        const value = said.map((field) => t(`routes.alarms.fields.${field}`).toLowerCase()).join(', ');
        return (
          <span key={origin}>
            {said.length === fields.length ? name : t('routes.alarms.labelled', { label: name, value })}
          </span>
        );
      })}
    </div>
  );
}
