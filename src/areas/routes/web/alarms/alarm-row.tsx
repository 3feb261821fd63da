import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';
import type { Alarm, AlarmType } from '../../rules/alarm-types.ts';
import type { OriginatedAlarm } from '../../rules/alarms.ts';
import type { AlarmField, AlarmFormInput, AlarmLevel } from './alarm-form.ts';
import { AlarmNotice } from './alarm-notice.tsx';
import { AlarmOrigins } from './alarm-origins.tsx';
import { AlarmSentence } from './alarm-sentence.tsx';
import classes from './alarms.module.css';

interface AlarmRowProps {
  readonly type: AlarmType;
  readonly level: AlarmLevel;
  readonly above: OriginatedAlarm;
  readonly readOnly: boolean;
  /** What a trial says about it. */
  readonly count: ReactNode;
}

export function AlarmRow({ type, level, above, readOnly, count }: AlarmRowProps): ReactNode {
  const { t } = useTranslation();
  const form = useFormContext<AlarmFormInput>();
  const alarm = useWatch<AlarmFormInput>({ name: `alarms.${type}` }) as Alarm;
  const { field: on } = useController<AlarmFormInput, `alarms.${AlarmType}.on`>({ name: `alarms.${type}.on` });
  const { field: own } = useController<AlarmFormInput, `own.${AlarmType}`>({ name: `own.${type}` });
  const back = (field: AlarmField) => {
    form.setValue(`alarms.${type}.${field}`, above.value[field] as never, { shouldDirty: true, shouldValidate: true });
    own.onChange(own.value.filter((one) => one !== field));
  };
  return (
    <li className={classes.row} data-alarm={type}>
      {readOnly ? (
        <span className={classes.state}>
          <Chip tone={on.value ? 'success' : 'neutral'}>{t(on.value ? 'routes.alarms.on' : 'routes.alarms.off')}</Chip>
        </span>
      ) : (
        <Switch
          className={classes.switch!}
          ref={on.ref}
          checked={on.value}
          aria-label={t(`routes.alarms.types.${type}`)}
          onChange={(event) => on.onChange(event.currentTarget.checked)}
          onBlur={on.onBlur}
        />
      )}
      <div className={classes.words}>
        <AlarmSentence type={type} alarm={alarm} readOnly={readOnly} />
        <AlarmNotice type={type} alarm={alarm} readOnly={readOnly} />
        <AlarmOrigins {...{ type, level, alarm, above, readOnly }} own={own.value} onBack={back} />
      </div>
      {count}
    </li>
  );
}
