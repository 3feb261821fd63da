import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkBirthDate, EARLIEST_BIRTH_DATE } from '#countries/birth-date.ts';
import { WARNING_PHRASES } from '#ui/fields/country/warning-phrases.ts';
import { useToday } from '#ui/session/zone.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

type BirthDateFieldProps = Omit<DateFieldProps, 'min' | 'max' | 'minYear' | 'future' | 'years' | 'warn'>;

/** Any day since 1900 that is not in the future; a person too young or too old to drive is accepted with a warning. */
export function BirthDateField(props: BirthDateFieldProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const oddAge = (day: string) => {
    const result = checkBirthDate(day, today);
    const [warning] = result.ok ? result.warnings : [];
    return warning && t(WARNING_PHRASES[warning]);
  };
  return <DateField {...props} min={EARLIEST_BIRTH_DATE} max={today} years="all" warn={oddAge} />;
}
