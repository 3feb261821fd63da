import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { setNewPassword } from '#areas/session/contract/password.calls.ts';
import { readReminders } from '#areas/session/contract/reminder.calls.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { useSessionAccess } from '#ui/session/session-access.ts';
import { NewPasswordFields, type NewPasswordValues } from './new-password-fields.tsx';

/** The first sign-in with a temporary password, before which nothing else works. */
export default function NewPasswordDialog({ email }: { readonly email: string }): ReactNode {
  const { t } = useTranslation();
  const access = useSessionAccess();
  const form = useForm<NewPasswordValues>({ defaultValues: { newPassword: '', repeated: '' } });
  const action = useAction(setNewPassword, { onDone: () => void access.resume() });
  const problem = action.error?.fields.newPassword?.message;
  const reminders = useCall(readReminders, {}).data?.reminders ?? [];
  return (
    <Modal
      opened
      onClose={() => void access.signOut()}
      title={t('session.newPassword.title')}
      closeOnClickOutside={false}
    >
      <form onSubmit={form.handleSubmit(({ newPassword }) => action.mutate({ body: { newPassword } }))} noValidate>
        <Stack gap="md">
          <Text size="sm">{t('session.newPassword.text')}</Text>
          {reminders.map((reminder) => (
            <Text key={reminder} size="sm" fw={600}>
              {reminder}
            </Text>
          ))}
          {action.error && !problem ? (
            <Alert color="red" role="alert">
              {t(dynamicKey('errors', action.error.code))}
            </Alert>
          ) : null}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <NewPasswordFields form={form} serverProblem={problem} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void access.signOut()}>
              {t('session.newPassword.cancel')}
            </Button>
            <Button type="submit" loading={action.isPending}>
              {t('session.newPassword.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
