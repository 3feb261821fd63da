import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listReportLinks,
  type ReportLinkView,
  revokeReportLink,
} from '#areas/reports/contract/public/report-link.calls.ts';
import type { ReportScreen } from '#areas/reports/rules/report-screen.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { Tone } from '#kernel/tone.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useShowInstant } from '#ui/session/zone.ts';

const TONES: Readonly<Record<ReportLinkView['state'], Tone>> = {
  active: 'success',
  expired: 'neutral',
  revoked: 'danger',
};

/** The public links of a control centre, newest first. */
export function LinkList({ screen }: { readonly screen: ReportScreen }): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useCall(listReportLinks, { query: { screen } });
  if (!data) return error ? <QueryError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton cards={1} />;
  if (data.links.length === 0) return <Text c="dimmed">{t('reports.links.none')}</Text>;
  return (
    <Stack gap="sm">
      {data.links.map((link) => (
        <LinkLine key={link._id} link={link} />
      ))}
    </Stack>
  );
}

function LinkLine({ link }: { readonly link: ReportLinkView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const snackbar = useSnackbar();
  const [isEnding, setEnding] = useState(false);
  const revoke = useAction(revokeReportLink, {
    onDone: () => snackbar.success(t('reports.links.revoked')),
    onFailed: (error) => snackbar.error(reasonText(error, t)),
  });
  const { _id: id, name, state, filters, prices, people, author, expiresAt, accessCount } = link;
  const end = () => revoke.mutate({ params: { id } }, { onSettled: () => setEnding(false) });
  const parts = [
    t(dynamicKey('reports.filters.periods', filters.period)),
    prices && t('reports.links.withPrices'),
    people && t('reports.links.withPeople'),
    state === 'active' && t('reports.links.validUntil', { date: showInstant(expiresAt) }),
    t('reports.links.opened', { count: accessCount }),
    t('reports.links.by', { author }),
  ];
  return (
    <Group justify="space-between" wrap="nowrap">
      <Stack gap={2} miw={0}>
        <Group gap="xs">
          <Text fw={550}>{name}</Text>
          <StatusChip tone={TONES[state]} label={t(`reports.links.states.${state}`)} />
        </Group>
        <Text size="sm" c="dimmed">
          {parts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {state === 'active' && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-label={t('reports.links.revokeOf', { name })}
          onClick={() => setEnding(true)}
        >
          {t('reports.links.revoke')}
        </Button>
      )}
      <Dialog
        size="sm"
        isQuestion
        opened={isEnding}
        busy={revoke.isPending}
        title={t('reports.links.revokeTitle', { name })}
        onClose={() => setEnding(false)}
        actions={
          <>
            <Button variant="default" onClick={() => setEnding(false)} data-autofocus>
              {t('ui.dialog.back')}
            </Button>
            <Button color="red.9" loading={revoke.isPending} onClick={end}>
              {t('reports.links.revoke')}
            </Button>
          </>
        }
      >
        {t('reports.links.revokeText')}
      </Dialog>
    </Group>
  );
}
