import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type OpportunityMessage,
  openOpportunityMessage,
  readOpportunityMessages,
} from '#areas/opportunities/contract/share.calls.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './messages.module.css';

const SEARCH_WORTH = 8;
const TYPING_MS = 250;

/** Ready messages to the contacts of transport companies, and who opened which. */
export function MessagesSection({ opportunityId: id }: { readonly opportunityId: string }): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = search ? { search } : {};
  const { data, isError, refetch } = useCall(
    readOpportunityMessages,
    { params: { id }, query },
    { placeholderData: keepPreviousData },
  );
  const messages = data?.messages;
  const isLong = (messages?.length ?? 0) >= SEARCH_WORTH || typed !== '';
  return (
    <Section title={t('opportunities.share.messages.title')} count={messages?.length ?? 0}>
      {!messages && (isError ? <QueryError onRetry={() => void refetch()} /> : <CardsSkeleton cards={2} />)}
      {data && !data.isOn && <Text c="dimmed">{t('opportunities.share.messages.off')}</Text>}
      {data?.isOn && (
        <Text size="sm" c="dimmed">
          {t('opportunities.share.messages.text')}
        </Text>
      )}
      {isLong && (
        <TextInput
          type="search"
          aria-label={t('opportunities.share.messages.search')}
          placeholder={t('opportunities.share.messages.search')}
          maxLength={NAME_MAX}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {data?.isOn && messages?.length === 0 && <Nobody isSearched={typed !== ''} />}
      <ul className={classes.messages}>
        {messages?.map((message) => (
          <Message key={`${message.transportCompanyId} ${message.phone}`} opportunityId={id} message={message} />
        ))}
      </ul>
    </Section>
  );
}

function Nobody({ isSearched }: { readonly isSearched: boolean }): ReactNode {
  const { t } = useTranslation();
  if (isSearched) return <Text c="dimmed">{t('opportunities.share.messages.notFound')}</Text>;
  return (
    <EmptyState
      compact
      title={t('opportunities.share.messages.none')}
      text={t('opportunities.share.messages.noneText')}
    />
  );
}

interface MessageProps {
  readonly opportunityId: string;
  readonly message: OpportunityMessage;
}

function Message({ opportunityId, message }: MessageProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { open, isPending, blocked } = useOpening(opportunityId, message);
  const { name, companyName, phone, text, opened } = message;
  return (
    <li className={classes.message}>
      <Group justify="space-between" gap="sm" wrap="wrap">
        <Stack gap={2} miw={0}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {`${companyName} · +${phone}`}
          </Text>
          {opened && (
            <Chip tone="success">
              {t('opportunities.share.messages.opened', { name: opened.by.name, at: showInstant(opened.at) })}
            </Chip>
          )}
        </Stack>
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconBrandWhatsapp size="1.15rem" aria-hidden />}
          aria-label={t('opportunities.share.messages.openTo', { name })}
          onClick={open}
        >
          {t(opened ? 'opportunities.share.messages.again' : 'opportunities.share.messages.open')}
        </Button>
      </Group>
      {blocked && (
        <Text size="sm" role="alert">
          {`${t('opportunities.share.messages.blocked')} `}
          <Anchor href={blocked} target="_blank" rel="noreferrer">
            {t('opportunities.share.messages.open')}
          </Anchor>
        </Text>
      )}
      <details>
        <summary>{t('opportunities.share.messages.show')}</summary>
        <p className={classes.text}>{text}</p>
      </details>
    </li>
  );
}

/**
 * The window is opened by the click itself, which browsers allow, and gets its address once the link is made. Where it
 * is blocked, the address is shown instead.
 */
function useOpening(opportunityId: string, { transportCompanyId, phone }: OpportunityMessage) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [blocked, setBlocked] = useState<string>();
  const opening = useAction(openOpportunityMessage);
  const open = () => {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setBlocked(undefined);
    opening.mutate(
      { params: { id: opportunityId }, body: { transportCompanyId, phone } },
      {
        onSuccess: ({ whatsapp }) => {
          if (tab && !tab.closed) tab.location.replace(whatsapp.url);
          else setBlocked(whatsapp.url);
        },
        onError: (error) => {
          tab?.close();
          snackbar.error(reasonText(error, t));
        },
      },
    );
  };
  return { open, isPending: opening.isPending, blocked };
}
