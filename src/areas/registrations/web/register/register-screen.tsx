import { Alert, Button, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { followRegister, readRegister } from '#areas/registrations/contract/register.calls.ts';
import type { RegisterPage } from '#areas/registrations/contract/registration.shapes.ts';
import { PublicPage, PublicPageState } from '#ui/public-page/public-page.tsx';
import { useLivePage } from '#ui/public-page/use-page-changes.ts';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { RegisterForm } from './register-form.tsx';

/** The form of an invitation, and what became of it. */
export default function RegisterScreen(): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const link = params.get('link') ?? '';
  const input = useMemo(() => ({ query: { link } }), [link]);
  const { data, error, refetch } = useLivePage(readRegister, input, { call: followRegister, input });
  if (!data) return <PublicPageState error={error} onRetry={() => void refetch()} />;
  const { register } = data;
  return (
    <PublicPage company={register.company}>
      <Title order={1} size="h2">
        {t('registrations.page.title')}
      </Title>
      <Answer register={register} />
      <Form key={register.sending} link={link} register={register} onSent={() => void refetch()} />
    </PublicPage>
  );
}

interface PageProps {
  readonly register: RegisterPage;
}

/** What the company says to what was sent. */
function Answer({ register }: PageProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { state, reason, sentAt, company } = register;
  if (state === 'invited') return <Text c="dimmed">{t('registrations.page.text')}</Text>;
  if (state === 'refused') {
    return (
      <Alert color="yellow" variant="light" role="alert" title={t('registrations.page.refused')}>
        {t('registrations.page.refusedText', { company: company.name, reason: reason ?? '' })}
      </Alert>
    );
  }
  return (
    <Section title={t(`registrations.page.${state}`)}>
      <Text role="status">{t(`registrations.page.${state}Text`, { company: company.name })}</Text>
      {sentAt && (
        <Text size="sm" c="dimmed">
          {t('registrations.page.sentAt', { at: showInstant(sentAt) })}
        </Text>
      )}
    </Section>
  );
}

interface FormProps extends PageProps {
  readonly link: string;
  readonly onSent: () => void;
}

/** Whoever only looks has a short page. */
function Form({ link, register, onSent }: FormProps): ReactNode {
  const { t } = useTranslation();
  const [isFilling, setFilling] = useState(true);
  if (register.state === 'waiting' || register.state === 'approved') return null;
  if (!isFilling) {
    return (
      <Button size="lg" fullWidth onClick={() => setFilling(true)}>
        {t('registrations.page.start')}
      </Button>
    );
  }
  return <RegisterForm link={link} register={register} onSent={onSent} onClose={() => setFilling(false)} />;
}
