import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A placeholder of the same height while the code of a screen loads, so that nothing jumps. */
export function ScreenLoader(): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack p="md" gap="md" role="status">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <Skeleton h="2.25rem" w="16rem" />
      <Skeleton h="2.5rem" />
      <Skeleton h="24rem" />
    </Stack>
  );
}
