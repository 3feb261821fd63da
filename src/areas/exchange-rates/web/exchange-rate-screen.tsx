import { Button, Stack } from '@mantine/core';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PROFILE_WRITE } from '#areas/companies/contract/company.permissions.ts';
import { readExchangeRates } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { exchangeRateHistory } from '#areas/exchange-rates/contract/exchange-rate-history.list.ts';
import { screens as imports } from '#areas/imports/area.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { exchangeRateImport } from '../contract/exchange-rate.imports.ts';
import { ComingRates } from './coming-rates.tsx';
import { OldRates } from './old-rates.tsx';
import { RatesForm } from './rates-form.tsx';

const calls = listCalls(exchangeRateHistory);

/** The rates in force, those to come, and the history. */
export default function ExchangeRateScreen(): ReactNode {
  const { t } = useTranslation();
  const rates = useCall(readExchangeRates, {});
  const mayWrite = useHolds(PROFILE_WRITE);
  return (
    <Stack gap="lg">
      {rates.isPending ? <FormSkeleton fields={8} /> : null}
      {rates.isError ? <QueryError onRetry={() => void rates.refetch()} /> : null}
      {rates.data ? (
        <>
          {mayWrite && <OldRates rates={rates.data} />}
          <RatesForm rates={rates.data} readOnly={!mayWrite} />
          <ComingRates rates={rates.data} />
        </>
      ) : null}
      <ListScreen
        definition={exchangeRateHistory}
        calls={calls}
        rowId={(row) => row._id}
        actions={
          mayWrite && (
            <Button
              component={Link}
              to={addressOf(imports.uploader, { type: exchangeRateImport.id })}
              variant="default"
              leftSection={<IconFileImport size="1.1rem" stroke={1.6} aria-hidden />}
            >
              {t('exchangeRates.import')}
            </Button>
          )
        }
      />
    </Stack>
  );
}
