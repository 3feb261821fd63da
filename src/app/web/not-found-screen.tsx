import { Button, Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** An address the product does not know. */
export function NotFoundScreen(): ReactNode {
  const { t } = useTranslation();
  return (
    <Center mih="60vh">
      <Stack align="center" ta="center" maw="30rem">
        <Title order={2}>{t('shell.notFoundTitle')}</Title>
        <Text c="dimmed">{t('shell.notFoundText')}</Text>
        <Button onClick={() => window.location.reload()}>{t('shell.retry')}</Button>
      </Stack>
    </Center>
  );
}
