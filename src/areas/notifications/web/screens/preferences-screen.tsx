import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/notifications/area.ts';
import type { CallInput, CallReply } from '#kernel/api-call.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { TableSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { readPreferences, updatePreferences } from '../../contract/preference.calls.ts';
import { useNotificationKinds } from '../data/kinds-context.ts';
import { PreferenceTable } from './preference-table.tsx';
import classes from './screens.module.css';

const SETTINGS = ['inApp', 'push', 'mail', 'mailRhythm'] as const;
type Preferences = CallReply<typeof readPreferences>['preferences'];
type Chosen = Readonly<Record<string, Preferences[number] | undefined>>;
type Changed = CallInput<typeof updatePreferences>['body']['preferences'];

/** How each kind reaches the user: in the app, on the device, by mail. */
export default function PreferencesScreen(): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const kinds = useNotificationKinds();
  const { data, isError, refetch } = useCall(readPreferences, {});
  const [chosen, setChosen] = useState<Chosen>({});
  const save = useAction(updatePreferences, {
    onDone: () => {
      setChosen({});
      snackbar.success(t('notifications.settings.saved'));
    },
    onFailed: (error) => snackbar.failure('update', t('notifications.settings.theSettings'), error),
  });
  if (isError) return <QueryError onRetry={() => void refetch()} />;

  const changed = changedOf(data?.preferences ?? [], chosen);
  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <div>
        <Anchor component={Link} to={addressOf(screens.notifications)} size="sm">
          {t('notifications.settings.back')}
        </Anchor>
        <Title order={2} mt="xs">
          {t('notifications.settings.title')}
        </Title>
        <Text c="dimmed" size="sm">
          {t('notifications.settings.text')}
        </Text>
      </div>
      <Paper withBorder className={classes.card ?? ''}>
        {data ? (
          <PreferenceTable
            preferences={data.preferences.map((entry) => ({ ...entry, ...chosen[entry.type] }))}
            onChange={(next) => setChosen({ ...chosen, [next.type]: next })}
          />
        ) : (
          <TableSkeleton rows={kinds.size} columns={4} />
        )}
        <div className={classes.actions}>
          <Button variant="default" disabled={changed.length === 0 || save.isPending} onClick={() => setChosen({})}>
            {t('notifications.settings.discard')}
          </Button>
          <Button
            disabled={changed.length === 0}
            loading={save.isPending}
            onClick={() => save.mutate({ body: { preferences: changed } })}
          >
            {t('notifications.settings.save')}
          </Button>
        </div>
      </Paper>
    </Stack>
  );
}

/** Only what differs from the stored preferences. */
function changedOf(stored: Preferences, chosen: Chosen): Changed {
  return stored.flatMap((before) => {
    const next = chosen[before.type];
    if (!next || SETTINGS.every((name) => next[name] === before[name])) return [];
    const { type, inApp, push, mail, mailRhythm } = next;
    return [{ type, inApp, push, mail, ...(mailRhythm ? { mailRhythm } : {}) }];
  });
}
