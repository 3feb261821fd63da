import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeRatesView } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { showDay } from '#kernel/dates.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Facts, Section } from '#ui/record/section.tsx';

/** Rates whose day is still to come. */
export function ComingRates({ rates: { coming } }: { readonly rates: ExchangeRatesView }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (coming.length === 0) return null;
  return (
    <Section title={t('exchangeRates.coming')}>
      <Facts
        facts={coming.map(({ currency, exchangeRate, validFrom }) => ({
          label: t('exchangeRates.one', { currency: currency.name }),
          value: t('exchangeRates.comingFrom', { rate: numbers.show(exchangeRate), day: showDay(validFrom) }),
        }))}
      />
    </Section>
  );
}
