import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './alarms.module.css';

/** How a count compares to that of the saved alarms. */
export function useDifference(): (count: number, saved: number) => ReactNode {
  const { t } = useTranslation();
  return (count, saved) => {
    if (count === saved) return <span className={classes.difference}>{t('routes.alarms.trial.same')}</span>;
    const isMore = count > saved;
    return (
      <span className={classes.difference} data-change={isMore ? 'more' : 'fewer'}>
        {t(isMore ? 'routes.alarms.trial.more' : 'routes.alarms.trial.fewer', { count: Math.abs(count - saved) })}
      </span>
    );
  };
}
