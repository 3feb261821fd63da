import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listSessions } from '#areas/session/contract/session.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { TableSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import classes from './profile.module.css';
import { SessionLine } from './session-line.tsx';
import { useEndSessions } from './use-end-sessions.ts';

const SKELETON = { rows: 2, columns: 2 };

/** The open sessions of the account, each with a way to end it. */
export function SessionsCard(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('session.profile.sections.sessions')} text={t('session.profile.sessions.text')}>
      <Sessions />
    </FormSection>
  );
}

function Sessions(): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(listSessions, {}, { staleTime: 0 });
  const { endOne, endOthers, endAll, busy } = useEndSessions();
  if (isError && !data) return <QueryError onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton {...SKELETON} />;
  const others = data.sessions.filter(({ current }) => !current);
  return (
    <Stack gap="md">
      <ul className={classes.sessions}>
        {data.sessions.map((session) => (
          <SessionLine key={session.id} session={session} busy={busy} onEnd={() => void endOne(session.id)} />
        ))}
      </ul>
      {others.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('session.profile.sessions.onlyThis')}
        </Text>
      )}
      <Group gap="xs" justify="flex-end">
        {others.length > 0 && (
          <Button variant="default" loading={busy} onClick={() => void endOthers(others.map(({ id }) => id))}>
            {t('session.profile.sessions.endOthers')}
          </Button>
        )}
        <Button variant="subtle" color="gray" disabled={busy} onClick={() => void endAll()}>
          {t('session.profile.sessions.endAll')}
        </Button>
      </Group>
    </Stack>
  );
}
