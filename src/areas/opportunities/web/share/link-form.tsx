import { Alert, Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createOpportunityLink } from '#areas/opportunities/contract/share.calls.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { ReadyLink } from '#ui/feedback/ready-link.tsx';
import { languageName } from '#ui/i18n/language-name.ts';

const RECIPIENT_MAX = 200;

/** For whom and in which language; afterwards the address, shown only once. */
export function LinkForm({ opportunityId: id }: { readonly opportunityId: string }): ReactNode {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language | null>(null);
  const [recipient, setRecipient] = useState('');
  const create = useAction(createOpportunityLink);
  if (create.data) return <Ready url={create.data.url} onAnother={() => create.reset()} />;
  return (
    <Stack gap="md">
      {create.error && (
        <Alert color="red" role="alert">
          {reasonText(create.error, t)}
        </Alert>
      )}
      <TextInput
        label={t('opportunities.share.links.recipient')}
        maxLength={RECIPIENT_MAX}
        value={recipient}
        onChange={({ currentTarget }) => setRecipient(currentTarget.value)}
      />
      <NativeSelect
        label={t('opportunities.share.links.language')}
        value={language ?? ''}
        data={[
          { value: '', label: t('opportunities.share.links.languageAuto') },
          ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
        ]}
        onChange={({ currentTarget }) => setLanguage((currentTarget.value || null) as Language | null)}
      />
      <Button
        loading={create.isPending}
        onClick={() => create.mutate({ params: { id }, body: { recipient, language } })}
      >
        {t('opportunities.share.links.create')}
      </Button>
    </Stack>
  );
}

function Ready({ url, onAnother }: { readonly url: string; readonly onAnother: () => void }): ReactNode {
  const { t } = useTranslation();
  const words = {
    ready: t('opportunities.share.links.ready'),
    once: t('opportunities.share.links.once'),
    address: t('opportunities.share.links.address'),
    copy: t('opportunities.share.links.copy'),
    copied: t('opportunities.share.links.copied'),
    another: t('opportunities.share.links.another'),
  };
  return <ReadyLink url={url} words={words} onAnother={onAnother} />;
}
