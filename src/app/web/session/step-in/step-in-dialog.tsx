import { Button, List, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { REASON_MAX, REASON_MIN } from '#areas/session/contract/step-in.calls.ts';
import { STEP_IN_MINUTES } from '#areas/session/rules/lifetimes.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { FIELD_CLASSES } from '#ui/fields/field-classes.ts';
import { useStore } from '#ui/store/store.ts';
import { useSessionController } from '../session-context.ts';
import { companyToEnter } from './company-to-enter.ts';

/** Why a super administrator wants to work in a company that is not theirs, and what that means. */
export default function StepInDialog(): ReactNode {
  const { t } = useTranslation();
  const session = useSessionController();
  const navigate = useNavigate();
  const company = useStore(companyToEnter);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const form = useId();

  const close = () => {
    setReason('');
    setError(null);
    companyToEnter.set(null);
  };
  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!company) return;
    if (reason.trim().length < REASON_MIN) return refuse(t('validation.minLength', { count: REASON_MIN }));
    setBusy(true);
    try {
      await session.stepIn(company.id, reason);
      close();
      navigate('/');
    } catch (failure) {
      refuse(reasonText(failure, t));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      opened={company !== null}
      onClose={close}
      busy={busy}
      title={t('session.stepIn.title', { company: company?.name ?? '' })}
      actions={
        <>
          <Button variant="default" onClick={close} disabled={busy}>
            {t('session.stepIn.cancel')}
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {t('session.stepIn.submit')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t('session.stepIn.text', { minutes: STEP_IN_MINUTES })}</Text>
          <List size="sm" c="dimmed" spacing={4}>
            <List.Item>{t('session.stepIn.notified')}</List.Item>
            <List.Item>{t('session.stepIn.recorded')}</List.Item>
            <List.Item>{t('session.stepIn.refused')}</List.Item>
          </List>
          <Textarea
            ref={input}
            classNames={FIELD_CLASSES}
            label={t('session.stepIn.reason')}
            placeholder={t('session.stepIn.example')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={REASON_MAX}
            data-autofocus
            required
            value={reason}
            error={error}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setError(null);
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
