import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { ALARM_RANGES, type Alarm, type AlarmType, CRITICALITIES } from '../../rules/alarm-types.ts';
import { type AlarmFormInput, alarmFormShape } from './alarm-form.ts';
import classes from './alarms.module.css';

const field = fieldsOf<AlarmFormInput>(alarmFormShape);

const PLACES = ['threshold', 'minutes', 'criticality'] as const;
type Place = (typeof PLACES)[number];
/** Surrounds the place of a field in its sentence; no phrase has it. */
const MARK = '\u0000';
const MARKED = Object.fromEntries(PLACES.map((place) => [place, `${MARK}${place}${MARK}`])) as Record<Place, string>;

interface AlarmSentenceProps {
  readonly type: AlarmType;
  readonly alarm: Alarm;
  readonly readOnly: boolean;
}

/** One sentence with its fields where the values stand; without fields for those who only read. */
export function AlarmSentence({ type, alarm, readOnly }: AlarmSentenceProps): ReactNode {
  const { t } = useTranslation();
  const parts = t(`routes.alarms.sentences.${type}`, MARKED).split(MARK);
  return (
    <div className={classes.sentence} data-off={alarm.on ? undefined : true} data-read={readOnly || undefined}>
      {parts.map((part, at) => {
        const place = PLACES.find((one) => one === part);
        const key = `${at} ${part}`;
        if (!place) return <Fragment key={key}>{part}</Fragment>;
        if (readOnly) return <ReadValue key={key} place={place} alarm={alarm} />;
        return <PlaceField key={key} type={type} place={place} />;
      })}
    </div>
  );
}

function ReadValue({ place, alarm }: { readonly place: Place; readonly alarm: Alarm }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const value = alarm[place];
  return (
    <strong>
      {place === 'criticality' ? t(`routes.alarms.criticality.${alarm.criticality}`) : numbers.show(value ?? 0)}
    </strong>
  );
}

function PlaceField({ type, place }: { readonly type: AlarmType; readonly place: Place }): ReactNode {
  const { t } = useTranslation();
  const label = t('routes.alarms.labelled', {
    label: t(`routes.alarms.types.${type}`),
    value: t(`routes.alarms.fields.${place}`),
  });
  if (place === 'criticality') {
    const options = CRITICALITIES.map((value) => ({ value, label: t(`routes.alarms.criticality.${value}`) }));
    return (
      <span className={classes.choice}>
        <SelectField name={field(`alarms.${type}.criticality`)} label={label} options={options} />
      </span>
    );
  }
  const { min, max } = ALARM_RANGES[type][place] ?? { min: 0, max: 0 };
  const decimals = type === 'eventFrequency' && place === 'threshold' ? 1 : 0;
  return (
    <span className={classes.number}>
      <NumberField name={field(`alarms.${type}.${place}`)} label={label} decimals={decimals} min={min} max={max} />
    </span>
  );
}
