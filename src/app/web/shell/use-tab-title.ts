import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnread } from '#areas/notifications/web/data/use-unread.ts';
import { tabTitle } from './title.ts';

/** The name of the tab: what is on the screen, and how many notifications wait. */
export function useTabTitle(title: string): void {
  const { t } = useTranslation();
  const unread = useUnread();
  const product = t('session.product');
  useEffect(() => {
    document.title = tabTitle(product, title, unread);
  }, [product, title, unread]);
  useEffect(
    () => () => {
      document.title = product;
    },
    [product],
  );
}
