import { useTranslation } from 'react-i18next';
import { type YearChoice, yearRange } from './calendar-years.ts';
import classes from './calendar.module.css';

/** What every calendar has in common: month and year to choose from, and labels in the user's language. */
export function useCalendarProps(years: YearChoice) {
  const { t } = useTranslation();
  return {
    withNativeLevelSelect: true,
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
