import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { endMute, listMutes } from '../../contract/alert.calls.ts';
import { REVIEW_ALERTS } from '../../contract/tracking.permissions.ts';

/** The rules that say nothing about a truck now; each can speak again before its time. */
export default function MutesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog opened onClose={onClose} title={t('tracking.alerts.screen.mutes')}>
      <Mutes />
    </Dialog>
  );
}

function Mutes(): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const showInstant = useShowInstant();
  const mayEnd = useHolds(REVIEW_ALERTS);
  const { data, error, refetch } = useCall(listMutes, {});
  const end = useAction(endMute, {
    onFailed: (failure) => snackbar.failure('update', t('tracking.alerts.mutes.what'), failure),
  });
  if (error && !data) return <QueryError error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={2} />;
  if (data.mutes.length === 0) return <Text c="dimmed">{t('tracking.alerts.mutes.none')}</Text>;
  return (
    <Stack component="ul" gap="sm" m={0} p={0}>
      {data.mutes.map(({ _id: id, type, plate, until, reason, by }) => {
        const about = { rule: t(`tracking.alerts.types.${type}`), plate: plate ?? '' };
        return (
          <Group component="li" key={id} justify="space-between" gap="xs">
            <div>
              <Text size="sm">{t('tracking.alerts.mutes.line', { ...about, until: showInstant(until) })}</Text>
              <Text size="sm" c="dimmed">
                {[reason, by].filter(Boolean).join(' · ')}
              </Text>
            </div>
            {mayEnd && (
              <Button
                size="compact-md"
                variant="default"
                aria-label={t('tracking.alerts.mutes.endOf', about)}
                loading={end.isPending}
                onClick={() => end.mutate({ params: { id } })}
              >
                {t('tracking.alerts.mutes.end')}
              </Button>
            )}
          </Group>
        );
      })}
    </Stack>
  );
}
