import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, instantIn, showInstant } from '#kernel/dates.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { useZone } from '#ui/session/zone.ts';
import { dayProblem } from './day-problem.ts';
import { TypedDateInput } from './typed-date-input.tsx';
import { momentMask } from './typed-moment.ts';

interface DateTimeFieldProps extends FieldProps<string> {
  readonly minYear?: number;
}

/** A day with its time, typed as DD/MM/YYYY HH:mm; the day can be picked. The form holds an instant, or null. */
export function DateTimeField(props: DateTimeFieldProps): ReactNode {
  const { t } = useTranslation();
  const zone = useZone();
  const today = dayIn(new Date(), zone);
  const thisYear = Number(today.slice(0, 4));
  const { minYear = thisYear } = props;
  const field = useField<string>(props, {
    check: (value) => dayProblem(isInstant(value) ? dayIn(new Date(value), zone) : value, today, { minYear }),
  });
  const mask = useMemo(() => momentMask(thisYear, zone), [thisYear, zone]);
  const [hour = '00:00'] = isInstant(field.value) ? showInstant(field.value, zone).split(' ').slice(1) : [];
  return (
    <TypedDateInput
      of={props}
      field={field}
      mask={mask}
      format={`${t('ui.fields.date.placeholder')} ${t('ui.fields.time.placeholder')}`}
      calendar={{
        years: 'near',
        picked: isInstant(field.value) ? dayIn(new Date(field.value), zone) : null,
        today,
        min: `${minYear}-01-01`,
        onPick: (day) => field.change(day && instantIn(day, hour, zone).toISOString()),
      }}
    />
  );
}

/** Typed text that is not finished is no instant. */
function isInstant(value: unknown): value is string {
  return typeof value === 'string' && value.includes('T');
}
