// Loads the calendars' styles with the calendars, so that screens without one do not load them.
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es.js';
import 'dayjs/locale/pt-br.js';
import { useTranslation } from 'react-i18next';
import { type BaseLanguage, baseOf, type Language } from '#kernel/language.ts';
import classes from './calendar.module.css';
import { type YearChoice, yearRange } from './calendar-years.ts';

const LOCALES: Readonly<Record<BaseLanguage, string>> = { 'pt-BR': 'pt-br', es: 'es', en: 'en' };
const SUNDAY = 0 as const;

/** What all calendars share: the user's language, weeks that start on Sunday, month and year selectors. */
export function useCalendarProps(years: YearChoice) {
  const { t, i18n } = useTranslation();
  return {
    locale: LOCALES[baseOf(i18n.language as Language)],
    firstDayOfWeek: SUNDAY,
    weekendDays: [],
    withNativeLevelSelect: true,
    hideOutsideDates: true,
    yearsSelectRange: yearRange(years, new Date().getFullYear()),
    classNames: { calendarHeaderSelect: classes.select, day: classes.day, weekday: classes.weekday },
    ariaLabels: {
      previousMonth: t('ui.fields.calendar.previousMonth'),
      nextMonth: t('ui.fields.calendar.nextMonth'),
      monthLevelControl: t('ui.fields.calendar.level'),
      yearLevelControl: t('ui.fields.calendar.level'),
    },
  };
}
