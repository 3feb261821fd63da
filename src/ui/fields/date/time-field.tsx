import { Autocomplete } from '@mantine/core';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { readTime, TIME_STEP_MINUTES, timeSteps } from './time-steps.ts';

interface TimeFieldProps extends FieldProps<string> {
  readonly stepMinutes?: number;
}

/** Offered in steps of half an hour, typed to the minute. The form holds HH:mm, or null. */
export function TimeField(props: TimeFieldProps): ReactNode {
  const { t } = useTranslation();
  const field = useField<string>(props, {
    check: (value) =>
      typeof value === 'string' && value !== '' && readTime(value) !== value ? { code: 'time' } : undefined,
  });
  return (
    <Autocomplete
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      inputMode="numeric"
      autoComplete="off"
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder ?? t('ui.fields.time.placeholder')}
      rightSection={<IconClock size="1.15rem" aria-hidden />}
      data={timeSteps(props.stepMinutes ?? TIME_STEP_MINUTES)}
      // A person who opens the list wants another time, so it is not filtered by the current one.
      filter={({ options, search }) => (readTime(search) === search ? options : options.filter(startsWith(search)))}
      value={field.value ?? ''}
      onChange={(text) => field.change(text === '' ? null : text)}
      onBlur={() => {
        const time = readTime(field.value ?? '');
        if (time && time !== field.value) field.change(time);
        field.blur();
      }}
    />
  );
}

/** `9` finds 09:00 and 09:30. */
function startsWith(search: string) {
  const typed = search.replace(/\D/g, '');
  return (option: object) => {
    const time = 'value' in option ? String(option.value).replace(':', '') : '';
    return time.startsWith(typed) || time.startsWith(`0${typed}`);
  };
}
