import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '#ui/feedback/error-text.ts';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import { Dialog } from './dialog.tsx';

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
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const form = useId();

  const leave = (then: () => void) => {
    setPassword('');
    setError(null);
    then();
  };
  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be inside another form of the React tree, which must not be submitted.
    event.stopPropagation();
    if (password === '') return refuse(t('validation.required'));
    setBusy(true);
    try {
      if (await verify(password)) leave(onVerified);
      else refuse(t('ui.dialog.password.wrong'));
    } catch (failure) {
      refuse(reasonText(failure, t));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      size="sm"
      opened={opened}
      onClose={() => leave(onClose)}
      busy={busy}
      title={t('ui.dialog.password.title')}
      actions={
        <>
          <Button variant="default" onClick={() => leave(onClose)} disabled={busy}>
            {t('ui.dialog.back')}
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {t('ui.dialog.password.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {text ?? t('ui.dialog.password.text')}
          </Text>
          <PasswordInput
            ref={input}
            classNames={FIELD_CLASSES}
            label={t('ui.dialog.password.label')}
            autoComplete="current-password"
            data-autofocus
            value={password}
            error={error}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setError(null);
            }}
            visibilityToggleButtonProps={{ 'aria-label': t('ui.dialog.password.toggle') }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
