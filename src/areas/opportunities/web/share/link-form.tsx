import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createOpportunityLink } from '#areas/opportunities/contract/share.calls.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { QrCode } from '#ui/feedback/qr-code.tsx';
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
  const { copied, copy } = useClipboard();
  return (
    <Stack gap="md">
      <Alert color="teal" role="status" title={t('opportunities.share.links.ready')}>
        {t('opportunities.share.links.once')}
      </Alert>
      <TextInput
        readOnly
        label={t('opportunities.share.links.address')}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group>
        <Button onClick={() => copy(url)}>
          {t(copied ? 'opportunities.share.links.copied' : 'opportunities.share.links.copy')}
        </Button>
        <Button variant="default" onClick={onAnother}>
          {t('opportunities.share.links.another')}
        </Button>
      </Group>
      <QrCode value={url} label={t('opportunities.share.links.address')} />
    </Stack>
  );
}
