import { Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepInView } from '#areas/companies/contract/usage.calls.ts';
import { hourIn } from '#kernel/dates.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useShowInstant, useZone } from '#ui/session/zone.ts';

/** Who of the platform worked in a company, when and why, newest first. */
export function StepInTable({ stepIns }: { readonly stepIns: readonly StepInView[] }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  if (stepIns.length === 0) return <EmptyState compact title={t('companies.stepIns.none')} />;
  return (
    <Table.ScrollContainer minWidth="40rem" type="native">
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {(['who', 'reason', 'started', 'ended'] as const).map((column) => (
              <Table.Th key={column}>{t(`companies.stepIns.${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {stepIns.map((stepIn) => (
            <Table.Tr key={stepIn._id}>
              <Table.Td>{stepIn.userName}</Table.Td>
              <Table.Td>{stepIn.reason}</Table.Td>
              <Table.Td>{showInstant(stepIn.startedAt)}</Table.Td>
              <Table.Td>
                <End stepIn={stepIn} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function End({ stepIn: { endedAt, endedBy, expiresAt } }: { readonly stepIn: StepInView }): ReactNode {
  const { t } = useTranslation();
  const zone = useZone();
  const showInstant = useShowInstant();
  if (!endedAt || !endedBy) return t('companies.stepIns.inside', { until: hourIn(expiresAt, zone) });
  return (
    <Stack gap={0}>
      {showInstant(endedAt)}
      <Text size="xs" c="dimmed">
        {t(`companies.stepIns.by.${endedBy}`)}
      </Text>
    </Stack>
  );
}
