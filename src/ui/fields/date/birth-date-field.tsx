import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkBirthDate, EARLIEST_BIRTH_DATE } from '#countries/birth-date.ts';
import { useToday } from '#ui/session/zone.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

type BirthDateFieldProps = Omit<DateFieldProps, 'min' | 'max' | 'minYear' | 'future' | 'years' | 'warn'>;

/** Any day since 1900 that is not in the future; an underage person is accepted with a warning. */
export function BirthDateField(props: BirthDateFieldProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const underAge = (day: string) => {
    const result = checkBirthDate(day, today);
    return result.ok && result.warnings.includes('under-age') ? t('validation.underAge') : undefined;
  };
  return <DateField {...props} min={EARLIEST_BIRTH_DATE} max={today} years="all" warn={underAge} />;
}
