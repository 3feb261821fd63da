import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listStepIns } from '#areas/companies/contract/usage.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { StepInTable } from '../step-in-table.tsx';

/** For the company itself: when somebody of the platform was in it, and why. */
export function SupportTab(): ReactNode {
  const { t } = useTranslation();
  const query = useCall(listStepIns, {});
  if (query.isPending) return <FormSkeleton fields={3} />;
  if (query.isError && !query.data) return <QueryError onRetry={() => void query.refetch()} />;
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm">
        {t('companies.stepIns.text')}
      </Text>
      <StepInTable stepIns={query.data.stepIns} />
    </Stack>
  );
}
