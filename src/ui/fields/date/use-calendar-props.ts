// The calendars' styles travel with the calendars, so that screens without one do not load them.
import '@mantine/dates/styles.layer.css';
import { useTranslation } from 'react-i18next';
import classes from './calendar.module.css';
import { type YearChoice, yearRange } from './calendar-years.ts';

/** What every calendar has in common: month and year to choose from, and labels in the user's language. */
export function useCalendarProps(years: YearChoice) {
  const { t } = useTranslation();
  return {
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
