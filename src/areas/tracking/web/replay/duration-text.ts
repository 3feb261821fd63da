import { useTranslation } from 'react-i18next';

/** 5,460 seconds → `1 h 31 min`. */
export function useDurationText(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) => {
    const minutes = Math.round(seconds / 60);
    return t('tracking.replay.report.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}
