import { Button, Group, Stack, Text } from '@mantine/core';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPublicLinks, revokePublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import type { PublicLinkView } from '#areas/sharing/contract/public-link.shapes.ts';
import type { LinkPurpose, LinkState } from '#areas/sharing/rules/public-link.ts';
import type { Tone } from '#kernel/tone.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { type Shared, ShareForm } from './share-form.tsx';

const TONES: Readonly<Record<LinkState, Tone>> = { active: 'success', expired: 'neutral', revoked: 'danger' };

interface LinksSectionProps {
  readonly subject: Shared;
  readonly purposes: readonly [LinkPurpose, ...LinkPurpose[]];
  /** Whether the client's view has two addresses. */
  readonly hasViews?: boolean;
}

/** The links to a record and how often they were opened, with buttons to share and to revoke. */
export function LinksSection({ subject, purposes, hasViews = false }: LinksSectionProps): ReactNode {
  const { t } = useTranslation();
  const [isSharing, setSharing] = useState(false);
  const { data, isError, refetch } = useCall(listPublicLinks, { query: subject });
  const links = data?.publicLinks;
  const share = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconShare size="1rem" aria-hidden />}
      onClick={() => setSharing(true)}
    >
      {t('sharing.links.share')}
    </Button>
  );
  return (
    <Section title={t('sharing.links.title')} count={links?.length ?? 0} action={share}>
      {!links && (isError ? <QueryError onRetry={() => void refetch()} /> : <CardsSkeleton cards={1} />)}
      {links?.length === 0 && <Text c="dimmed">{t('sharing.links.none')}</Text>}
      <Stack gap="sm">
        {links?.map((link) => (
          <LinkLine key={link._id} link={link} />
        ))}
      </Stack>
      <Dialog opened={isSharing} onClose={() => setSharing(false)} title={t('sharing.links.share')}>
        <ShareForm subject={subject} purposes={purposes} hasViews={hasViews} />
      </Dialog>
    </Section>
  );
}

function LinkLine({ link }: { readonly link: PublicLinkView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const snackbar = useSnackbar();
  const [isEnding, setEnding] = useState(false);
  const revoke = useAction(revokePublicLink, {
    onDone: () => snackbar.success(t('sharing.links.revoked')),
    onFailed: (error) => snackbar.error(reasonText(error, t)),
  });
  const end = () => revoke.mutate({ params: { id: link._id } }, { onSettled: () => setEnding(false) });
  const { purpose, recipient, state, accessCount, lastAccessAt, expiresAt } = link;
  const parts = [
    t('sharing.links.until', { date: showInstant(expiresAt) }),
    accessCount > 0 ? t('sharing.links.accesses', { count: accessCount }) : t('sharing.links.never'),
    lastAccessAt && t('sharing.links.lastAccess', { date: showInstant(lastAccessAt) }),
  ];
  return (
    <Group justify="space-between" wrap="nowrap">
      <Stack gap={2} miw={0}>
        <Group gap="xs">
          <Text fw={550}>{[t(`sharing.links.purposes.${purpose}`), recipient].filter(Boolean).join(' · ')}</Text>
          <StatusChip tone={TONES[state]} label={t(`sharing.links.states.${state}`)} />
        </Group>
        <Text size="sm" c="dimmed">
          {parts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {state === 'active' && (
        <Button variant="subtle" color="red" size="xs" onClick={() => setEnding(true)}>
          {t('sharing.links.revoke')}
        </Button>
      )}
      <Dialog
        size="sm"
        opened={isEnding}
        busy={revoke.isPending}
        title={t('sharing.links.revokeTitle')}
        onClose={() => setEnding(false)}
        actions={
          <>
            <Button variant="default" onClick={() => setEnding(false)} data-autofocus>
              {t('ui.dialog.back')}
            </Button>
            <Button color="red.9" loading={revoke.isPending} onClick={end}>
              {t('sharing.links.revoke')}
            </Button>
          </>
        }
      >
        {t('sharing.links.revokeText')}
      </Dialog>
    </Group>
  );
}
