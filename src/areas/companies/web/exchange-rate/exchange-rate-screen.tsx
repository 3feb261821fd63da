import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { PROFILE_WRITE } from '#areas/companies/contract/company.permissions.ts';
import { readExchangeRates } from '#areas/companies/contract/exchange-rate.calls.ts';
import { exchangeRateHistory } from '#areas/companies/contract/exchange-rate-history.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { RatesForm } from './rates-form.tsx';

const calls = listCalls(exchangeRateHistory);

/** The current rates and their history. */
export default function ExchangeRateScreen(): ReactNode {
  const rates = useCall(readExchangeRates, {});
  const mayWrite = useHolds(PROFILE_WRITE);
  return (
    <Stack gap="lg">
      {rates.isPending ? <FormSkeleton fields={8} /> : null}
      {rates.isError ? <QueryError onRetry={() => void rates.refetch()} /> : null}
      {rates.data ? <RatesForm key={rates.dataUpdatedAt} rates={rates.data} readOnly={!mayWrite} /> : null}
      <ListScreen definition={exchangeRateHistory} calls={calls} rowId={(row) => row._id} />
    </Stack>
  );
}
