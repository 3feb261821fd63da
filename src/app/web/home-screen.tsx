import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The home of a user whose role opens no screen, instead of endless redirects or an empty page. */
export function HomeScreen(): ReactNode {
  const { t } = useTranslation();
  return (
    <Center mih="60vh">
      <Stack align="center" ta="center" maw="30rem">
        <Title order={2}>{t('shell.homeTitle')}</Title>
        <Text c="dimmed">{t('shell.homeText')}</Text>
      </Stack>
    </Center>
  );
}
