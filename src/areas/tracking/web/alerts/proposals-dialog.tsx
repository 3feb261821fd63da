import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALARM_RANGES } from '#areas/routes/rules/alarm-types.ts';
import { showDay } from '#kernel/dates.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { acceptProposal, dismissProposal, type ProposalView } from '../../contract/proposal.calls.ts';

interface ProposalsDialogProps {
  readonly proposals: readonly ProposalView[];
  readonly onClose: () => void;
}

/** Which rules gave mostly false alarms, each with the value that would give fewer. */
export default function ProposalsDialog({ proposals, onClose }: ProposalsDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog opened onClose={onClose} title={t('tracking.alerts.proposals.title')}>
      <Stack gap="md">
        {proposals.length === 0 && <Text c="dimmed">{t('tracking.alerts.proposals.none')}</Text>}
        {proposals.map((proposal) => (
          <Proposal key={proposal._id} proposal={proposal} />
        ))}
        <Text size="sm" c="dimmed">
          {t('tracking.alerts.proposals.ofPaths')}
        </Text>
      </Stack>
    </Dialog>
  );
}

function Proposal({ proposal }: { readonly proposal: ProposalView }): ReactNode {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const snackbar = useSnackbar();
  const onFailed = (error: unknown) => snackbar.failure('update', t('tracking.alerts.proposals.what'), error);
  const accept = useAction(acceptProposal, { refresh: ['alarm'], onFailed });
  const dismiss = useAction(dismissProposal, { onFailed });
  const { _id: id, type, week, reviewed, falseAlarms, field, value, proposed } = proposal;
  const rule = t(`tracking.alerts.types.${type}`);
  const unit = field === 'threshold' ? ALARM_RANGES[type].threshold!.unit : 'minutes';
  const shown = (figure: number) => withUnit(figure, t(`tracking.alerts.proposals.units.${unit}`));
  return (
    <section aria-label={rule}>
      <Text fw={600}>{rule}</Text>
      <Text size="sm" c="dimmed">
        {t('tracking.alerts.proposals.week', { date: showDay(week) })}
      </Text>
      <Text size="sm">{t('tracking.alerts.proposals.line', { falseAlarms, reviewed })}</Text>
      <Text size="sm">
        {value !== null && proposed !== null
          ? t('tracking.alerts.proposals.change', { from: shown(value), to: shown(proposed) })
          : t('tracking.alerts.proposals.noValue')}
      </Text>
      <Group gap="xs" mt="xs">
        {field !== null && (
          <Button
            size="compact-md"
            aria-label={t('tracking.alerts.proposals.acceptOf', { rule })}
            loading={accept.isPending}
            onClick={() => accept.mutate({ params: { id } })}
          >
            {t('tracking.alerts.proposals.accept')}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          aria-label={t('tracking.alerts.proposals.dismissOf', { rule })}
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate({ params: { id } })}
        >
          {t('tracking.alerts.proposals.dismiss')}
        </Button>
      </Group>
    </section>
  );
}
