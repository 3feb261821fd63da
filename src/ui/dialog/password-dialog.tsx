import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import { Dialog } from './dialog.tsx';
import { useOneAnswer } from './use-one-answer.ts';

interface PasswordDialogProps {
  readonly opened: boolean;
  /** Why the password is asked for again. */
  readonly text?: string;
  /** Whether the password is the user's own. */
  readonly verify: (password: string) => Promise<boolean>;
  readonly onVerified: () => void;
  readonly onClose: () => void;
}

/** Asks a signed-in user for the password once more before something serious. */
export function PasswordDialog({ opened, text, verify, onVerified, onClose }: PasswordDialogProps): ReactNode {
  const { t } = useTranslation();
  const { busy, form, field, forget } = useOneAnswer<HTMLInputElement>({
    accept: async (password) => {
      if (password === '') return t('validation.required');
      return (await verify(password)) ? undefined : t('ui.dialog.password.wrong');
    },
    onAccepted: onVerified,
  });
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      isQuestion
      size="sm"
      opened={opened}
      onClose={close}
      busy={busy}
      title={t('ui.dialog.password.title')}
      actions={
        <>
          <Button variant="default" onClick={close} disabled={busy}>
            {t('ui.dialog.back')}
          </Button>
          <Button type="submit" form={form.id} loading={busy}>
            {t('ui.dialog.password.confirm')}
          </Button>
        </>
      }
    >
      <form {...form}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {text ?? t('ui.dialog.password.text')}
          </Text>
          <PasswordInput
            {...field}
            classNames={FIELD_CLASSES}
            label={t('ui.dialog.password.label')}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': t('ui.dialog.password.toggle') }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
