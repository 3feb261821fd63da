import { Center, Loader, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Shown before the user is known: no text, only activity. */
export function Splash(): ReactNode {
  const { t } = useTranslation();
  return (
    <Center mih="100dvh" component="main">
      <Loader type="dots" size="lg" />
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
    </Center>
  );
}
