import { Button, List, Stack, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { REASON_MAX, REASON_MIN } from '#areas/session/contract/step-in.calls.ts';
import { STEP_IN_MINUTES } from '#areas/session/rules/lifetimes.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useOneAnswer } from '#ui/dialog/use-one-answer.ts';
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
  const { busy, form, field, forget } = useOneAnswer<HTMLTextAreaElement>({
    accept: async (reason) => {
      if (reason.trim().length < REASON_MIN) return t('validation.minLength', { count: REASON_MIN });
      if (company) await session.stepIn(company.id, reason);
      return undefined;
    },
    onAccepted: () => {
      companyToEnter.set(null);
      navigate('/');
    },
  });
  const close = () => {
    forget();
    companyToEnter.set(null);
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
          <Button type="submit" form={form.id} loading={busy}>
            {t('session.stepIn.submit')}
          </Button>
        </>
      }
    >
      <form {...form}>
        <Stack gap="md">
          <Text size="sm">{t('session.stepIn.text', { minutes: STEP_IN_MINUTES })}</Text>
          <List size="sm" c="dimmed" spacing={4}>
            <List.Item>{t('session.stepIn.notified')}</List.Item>
            <List.Item>{t('session.stepIn.recorded')}</List.Item>
            <List.Item>{t('session.stepIn.refused')}</List.Item>
          </List>
          <Textarea
            {...field}
            classNames={FIELD_CLASSES}
            label={t('session.stepIn.reason')}
            placeholder={t('session.stepIn.example')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={REASON_MAX}
            data-autofocus
            required
          />
        </Stack>
      </form>
    </Dialog>
  );
}
