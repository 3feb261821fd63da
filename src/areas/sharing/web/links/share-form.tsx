import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEE_FREIGHT, SEE_TRUCKER_PHONE } from '#areas/load-orders/contract/order.permissions.ts';
import { createPublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import {
  CLIENT_VIEWS,
  type ClientView,
  LINK_DAYS_DEFAULT,
  LINK_NOTICES,
  type LinkNotice,
  type LinkPart,
  type LinkPurpose,
  PARTS_OF,
} from '#areas/sharing/rules/public-link.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { holds } from '#kernel/permission.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { ReadyLink } from '#ui/feedback/ready-link.tsx';
import { languageName } from '#ui/i18n/language-name.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

const DAYS = [1, 7, LINK_DAYS_DEFAULT, 90, 365] as const;
const RECIPIENT_MAX = 200;
const EMAIL_MAX = 254;

export interface Shared {
  readonly loadingOrderId?: string;
  readonly operationId?: string;
  readonly clientId?: string;
}

interface ShareFormProps {
  readonly subject: Shared;
  readonly purposes: readonly [LinkPurpose, ...LinkPurpose[]];
  /** Whether the client's view has two addresses. */
  readonly hasViews?: boolean;
}

/** Purpose, visible parts and validity of a link; afterwards its address, shown only once. */
export function ShareForm({ subject, purposes, hasViews = false }: ShareFormProps): ReactNode {
  const { t } = useTranslation();
  const { permissions } = useSignedIn();
  const [purpose, setPurpose] = useState<LinkPurpose>(purposes[0]);
  const [view, setView] = useState<ClientView>('current');
  const [shows, setShows] = useState<readonly LinkPart[]>([]);
  const [language, setLanguage] = useState<Language | null>(null);
  const [days, setDays] = useState<number>(LINK_DAYS_DEFAULT);
  const [recipient, setRecipient] = useState('');
  const [mail, setMail] = useState('');
  const [notices, setNotices] = useState<readonly LinkNotice[]>([]);
  const create = useAction(createPublicLink);
  if (create.data) return <Ready url={create.data.url} onAnother={() => create.reset()} />;
  const parts = PARTS_OF[purpose].filter(
    (part) =>
      (part !== 'freight' || holds(permissions, SEE_FREIGHT)) &&
      (part !== 'phone' || holds(permissions, SEE_TRUCKER_PHONE)),
  );
  const submit = () =>
    create.mutate({
      body: {
        purpose,
        view,
        ...subject,
        shows: parts.filter((part) => shows.includes(part)),
        language,
        recipient,
        ...(purpose === 'client' && mail.trim() !== '' ? { mail, notices: [...notices] } : {}),
        days,
      },
    });
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('sharing.links.text')}</Text>
      {create.error && (
        <Alert color="red" role="alert">
          {reasonText(create.error, t)}
        </Alert>
      )}
      <NativeSelect
        label={t('sharing.links.purpose')}
        value={purpose}
        data={purposes.map((value) => ({ value, label: t(`sharing.links.purposes.${value}`) }))}
        onChange={({ currentTarget }) => setPurpose(currentTarget.value as LinkPurpose)}
      />
      {purpose === 'client' && hasViews && (
        <NativeSelect
          label={t('sharing.links.view')}
          value={view}
          data={CLIENT_VIEWS.map((value) => ({ value, label: t(`sharing.links.views.${value}`) }))}
          onChange={({ currentTarget }) => setView(currentTarget.value as ClientView)}
        />
      )}
      {parts.length > 0 && (
        <Checkbox.Group
          label={t('sharing.links.shows')}
          value={[...shows]}
          onChange={(values) => setShows(values as LinkPart[])}
        >
          <Stack gap="xs" mt="xs">
            {parts.map((part) => (
              <Checkbox
                key={part}
                value={part}
                label={t(`sharing.links.parts.${part}`)}
                description={part === 'dispatcher' ? t('sharing.links.dispatcherHint') : undefined}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Group grow align="flex-end">
        <NativeSelect
          label={t('sharing.links.language')}
          value={language ?? ''}
          data={[
            { value: '', label: t('sharing.links.languageAuto') },
            ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
          ]}
          onChange={({ currentTarget }) => setLanguage((currentTarget.value || null) as Language | null)}
        />
        <NativeSelect
          label={t('sharing.links.days')}
          value={String(days)}
          data={DAYS.map((count) => ({ value: String(count), label: t('sharing.links.dayCount', { count }) }))}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
      </Group>
      <TextInput
        label={t('sharing.links.recipient')}
        maxLength={RECIPIENT_MAX}
        value={recipient}
        onChange={({ currentTarget }) => setRecipient(currentTarget.value)}
      />
      {purpose === 'client' && (
        <>
          <TextInput
            type="email"
            label={t('sharing.links.mail')}
            maxLength={EMAIL_MAX}
            value={mail}
            onChange={({ currentTarget }) => setMail(currentTarget.value)}
          />
          <Checkbox.Group
            label={t('sharing.links.notices')}
            value={[...notices]}
            onChange={(values) => setNotices(values as LinkNotice[])}
          >
            <Stack gap="xs" mt="xs">
              {LINK_NOTICES.map((notice) => (
                <Checkbox
                  key={notice}
                  value={notice}
                  disabled={mail.trim() === ''}
                  label={t(`sharing.links.noticeOf.${notice}`)}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        </>
      )}
      <Button loading={create.isPending} onClick={submit}>
        {t('sharing.links.create')}
      </Button>
    </Stack>
  );
}

function Ready({ url, onAnother }: { readonly url: string; readonly onAnother: () => void }): ReactNode {
  const { t } = useTranslation();
  const words = {
    ready: t('sharing.links.created'),
    once: t('sharing.links.once'),
    address: t('sharing.links.address'),
    copy: t('sharing.links.copy'),
    copied: t('sharing.links.copied'),
    another: t('sharing.links.another'),
  };
  return <ReadyLink url={url} words={words} onAnother={onAnother} />;
}
