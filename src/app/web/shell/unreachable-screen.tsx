import { Button, Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { useSessionController } from '../session/session-context.ts';

/** The server did not answer when the product opened. */
export function UnreachableScreen({ error }: { readonly error: ApiError }): ReactNode {
  const { t } = useTranslation();
  const session = useSessionController();
  return (
    <Center mih="100dvh" p="md" component="main">
      <Stack align="center" maw="28rem" ta="center" role="alert">
        <Title order={1}>{t('shell.unreachable')}</Title>
        <Text c="dimmed">{t(dynamicKey('errors', error.code))}</Text>
        <Button onClick={() => void session.start()}>{t('shell.retry')}</Button>
      </Stack>
    </Center>
  );
}
