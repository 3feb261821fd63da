import { Center, Loader, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Before anybody is known: nothing to read, only that something happens. */
export function Splash(): ReactNode {
  const { t } = useTranslation();
  return (
    <Center mih="100dvh" component="main">
      <Loader type="dots" size="lg" />
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
    </Center>
  );
}
