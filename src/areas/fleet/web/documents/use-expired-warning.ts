import { useTranslation } from 'react-i18next';
import { expiryState } from '#areas/documents/rules/expiry.ts';
import { useToday } from '#ui/session/zone.ts';

/** For expiry dates: one that has passed is true of many documents, but is also the first thing mistyped. */
export function useExpiredWarning(): (day: string) => string | undefined {
  const { t } = useTranslation();
  const today = useToday();
  return (day) => (expiryState(day, today) === 'expired' ? t('fleet.documents.alreadyExpired') : undefined);
}
