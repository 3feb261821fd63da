import { Button, Group, Stack, Text } from '@mantine/core';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listOpportunityLinks,
  type OpportunityLink,
  revokeOpportunityLink,
} from '#areas/opportunities/contract/share.calls.ts';
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
import { LinkForm } from './link-form.tsx';

const TONES: Readonly<Record<OpportunityLink['state'], Tone>> = {
  active: 'success',
  expired: 'neutral',
  revoked: 'danger',
};

/** The links to an opportunity, who opened them, and buttons to make and to end one. */
export function LinksSection({ opportunityId: id }: { readonly opportunityId: string }): ReactNode {
  const { t } = useTranslation();
  const [isCreating, setCreating] = useState(false);
  const { data, isError, refetch } = useCall(listOpportunityLinks, { params: { id } });
  const links = data?.links;
  const create = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconShare size="1rem" aria-hidden />}
      onClick={() => setCreating(true)}
    >
      {t('opportunities.share.links.create')}
    </Button>
  );
  return (
    <Section title={t('opportunities.share.links.title')} count={links?.length ?? 0} action={create}>
      <Text size="sm" c="dimmed">
        {t('opportunities.share.links.text')}
      </Text>
      {!links && (isError ? <QueryError onRetry={() => void refetch()} /> : <CardsSkeleton cards={1} />)}
      {links?.length === 0 && <Text c="dimmed">{t('opportunities.share.links.none')}</Text>}
      <Stack gap="sm">
        {links?.map((link) => (
          <LinkLine key={link._id} opportunityId={id} link={link} />
        ))}
      </Stack>
      <Dialog opened={isCreating} onClose={() => setCreating(false)} title={t('opportunities.share.links.createTitle')}>
        <LinkForm opportunityId={id} />
      </Dialog>
    </Section>
  );
}

interface LinkLineProps {
  readonly opportunityId: string;
  readonly link: OpportunityLink;
}

function LinkLine({ opportunityId, link }: LinkLineProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const [isEnding, setEnding] = useState(false);
  const { recipient, state, accessCount, lastAccessAt, expiresAt, applications, createdBy } = link;
  const parts = [
    expiresAt && state === 'active' && t('opportunities.share.links.until', { date: showInstant(expiresAt) }),
    accessCount > 0
      ? t('opportunities.share.links.accesses', { count: accessCount })
      : t('opportunities.share.links.never'),
    lastAccessAt && t('opportunities.share.links.lastAccess', { date: showInstant(lastAccessAt) }),
    applications > 0 && t('opportunities.share.links.applications', { count: applications }),
    createdBy && t('opportunities.share.links.by', { name: createdBy.name }),
  ];
  return (
    <Group justify="space-between" wrap="nowrap">
      <Stack gap={2} miw={0}>
        <Group gap="xs">
          <Text fw={550}>{recipient ?? t('opportunities.share.links.anybody')}</Text>
          <StatusChip tone={TONES[state]} label={t(`opportunities.share.links.states.${state}`)} />
        </Group>
        <Text size="sm" c="dimmed">
          {parts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {state === 'active' && (
        <Button variant="subtle" color="red" size="xs" onClick={() => setEnding(true)}>
          {t('opportunities.share.links.revoke')}
        </Button>
      )}
      <Ending params={{ id: opportunityId, linkId: link._id }} opened={isEnding} onClose={() => setEnding(false)} />
    </Group>
  );
}

interface EndingProps {
  readonly params: { readonly id: string; readonly linkId: string };
  readonly opened: boolean;
  readonly onClose: () => void;
}

function Ending({ params, opened, onClose }: EndingProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const revoke = useAction(revokeOpportunityLink, {
    onDone: () => snackbar.success(t('opportunities.share.links.revoked')),
    onFailed: (error) => snackbar.error(reasonText(error, t)),
  });
  return (
    <Dialog
      size="sm"
      opened={opened}
      busy={revoke.isPending}
      title={t('opportunities.share.links.revokeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('ui.dialog.back')}
          </Button>
          <Button
            color="red.9"
            loading={revoke.isPending}
            onClick={() => revoke.mutate({ params }, { onSettled: onClose })}
          >
            {t('opportunities.share.links.revoke')}
          </Button>
        </>
      }
    >
      {t('opportunities.share.links.revokeText')}
    </Dialog>
  );
}
