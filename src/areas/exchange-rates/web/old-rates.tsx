import { Alert, Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExchangeRatesView, setExchangeRates } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { exchangeRateHistory } from '#areas/exchange-rates/contract/exchange-rate-history.list.ts';
import { OLD_AFTER_DAYS } from '#areas/exchange-rates/rules/exchange-rate.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

/** Rates that nobody has looked at for a while, and one click for those that are still right. */
export function OldRates({ rates }: { readonly rates: ExchangeRatesView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const save = useAction(setExchangeRates, { refresh: [exchangeRateHistory.id] });
  const old = rates.exchangeRates.filter(({ isOld }) => isOld);
  if (old.length === 0) return null;
  const confirm = () =>
    save.mutate(
      {
        body: {
          exchangeRates: old.map(({ currency: { measurementUnitId }, exchangeRate }) => ({
            currency: { measurementUnitId: measurementUnitId as CurrencyCode },
            exchangeRate,
          })),
        },
      },
      {
        onSuccess: () => snackbar.success(t('exchangeRates.saved')),
        onError: (error) => snackbar.failure('update', t('exchangeRates.theRates'), error),
      },
    );
  const currencies = old.map(({ currency }) => currency.name).join(', ');
  return (
    <Alert variant="light" color="yellow">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('exchangeRates.old', { count: old.length, days: OLD_AFTER_DAYS, currencies })}</Text>
        <Button size="compact-md" loading={save.isPending} onClick={confirm}>
          {t('exchangeRates.stillRight', { count: old.length })}
        </Button>
      </Stack>
    </Alert>
  );
}
