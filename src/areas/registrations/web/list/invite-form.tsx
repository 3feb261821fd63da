import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteRegistration } from '#areas/registrations/contract/registration.calls.ts';
import { registrationCountries } from '#areas/registrations/contract/registration.permissions.ts';
import { INVITATION_DAYS, INVITATION_DAYS_DEFAULT } from '#areas/registrations/rules/registration.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { reasonText } from '#ui/feedback/error-text.ts';
import { ReadyLink } from '#ui/feedback/ready-link.tsx';
import { languageName } from '#ui/i18n/language-name.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

const RECIPIENT_MAX = 200;

/** For whom, from which country and for how long; afterwards the address, shown only once. */
export function InviteForm(): ReactNode {
  const { t } = useTranslation();
  const { permissions, country: home } = useSignedIn();
  const countries = registrationCountries(permissions);
  const own = countries.find((code) => code === home) ?? countries[0];
  const [country, setCountry] = useState<CountryCode | undefined>(own);
  const options = useCountryOptions(country, countries);
  const [language, setLanguage] = useState<Language | null>(null);
  const [days, setDays] = useState<number>(INVITATION_DAYS_DEFAULT);
  const [recipient, setRecipient] = useState('');
  const invite = useAction(inviteRegistration);
  if (invite.data) return <Ready made={invite.data} onAnother={() => invite.reset()} />;
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('registrations.invite.text')}</Text>
      {invite.error && (
        <Alert color="red" role="alert">
          {reasonText(invite.error, t)}
        </Alert>
      )}
      <TextInput
        data-autofocus
        label={t('registrations.invite.recipient')}
        description={t('registrations.invite.recipientHelp')}
        maxLength={RECIPIENT_MAX}
        value={recipient}
        onChange={({ currentTarget }) => setRecipient(currentTarget.value)}
      />
      {countries.length > 1 && (
        <NativeSelect
          label={t('registrations.invite.country')}
          value={country ?? ''}
          data={options.map(({ value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => setCountry(currentTarget.value as CountryCode)}
        />
      )}
      <Group grow align="flex-end">
        <NativeSelect
          label={t('registrations.invite.language')}
          value={language ?? ''}
          data={[
            { value: '', label: t('registrations.invite.languageAuto') },
            ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
          ]}
          onChange={({ currentTarget }) => setLanguage((currentTarget.value || null) as Language | null)}
        />
        <NativeSelect
          label={t('registrations.invite.days')}
          value={String(days)}
          data={INVITATION_DAYS.map((count) => ({
            value: String(count),
            label: t('registrations.invite.dayCount', { count }),
          }))}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
      </Group>
      <Button
        loading={invite.isPending}
        disabled={!country}
        onClick={() => country && invite.mutate({ body: { country, recipient, language, days } })}
      >
        {t('registrations.invite.create')}
      </Button>
    </Stack>
  );
}

interface ReadyProps {
  readonly made: CallReply<typeof inviteRegistration>;
  readonly onAnother: () => void;
}

function Ready({ made, onAnother }: ReadyProps): ReactNode {
  const { t } = useTranslation();
  const { url, message } = made;
  const words = {
    ready: t('registrations.invite.ready'),
    once: t('registrations.invite.once'),
    address: t('registrations.invite.address'),
    copy: t('registrations.invite.copy'),
    copied: t('registrations.invite.copied'),
    another: t('registrations.invite.another'),
  };
  return (
    <Stack gap="md">
      <Group grow>
        <Button
          component="a"
          href={message.whatsapp}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBrandWhatsapp size="1.15rem" aria-hidden />}
        >
          {t('registrations.invite.whatsapp')}
        </Button>
        <Button
          component="a"
          href={message.mail}
          variant="default"
          leftSection={<IconMail size="1.15rem" aria-hidden />}
        >
          {t('registrations.invite.mail')}
        </Button>
      </Group>
      <ReadyLink url={url} words={words} onAnother={onAnother} />
    </Stack>
  );
}
