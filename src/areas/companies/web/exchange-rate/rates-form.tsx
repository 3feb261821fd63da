import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type ExchangeRatesView, setExchangeRates } from '#areas/companies/contract/exchange-rate.calls.ts';
import { exchangeRateHistory } from '#areas/companies/contract/exchange-rate-history.list.ts';
import { RATE_DECIMALS } from '#areas/companies/rules/exchange-rate.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import { decimalText } from '#kernel/numbers.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';

const rate = z.number().positive().nullable();
const shape = z.object({ rates: z.record(z.string(), rate) });
const field = fieldsOf(shape);

/** One field per currency; an empty one keeps its earlier rate. */
export function RatesForm({
  rates,
  readOnly,
}: {
  readonly rates: ExchangeRatesView;
  readonly readOnly: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const save = useAction(setExchangeRates, { refresh: [exchangeRateHistory.id] });
  const inForce = new Map(
    rates.exchangeRates.map(({ currency, exchangeRate }) => [currency.measurementUnitId, exchangeRate]),
  );
  const defaults = {
    rates: Object.fromEntries(
      rates.currencies.map(({ measurementUnitId }) => [
        measurementUnitId,
        Number(inForce.get(measurementUnitId)) || null,
      ]),
    ),
  };
  const own = rates.currency.abbreviation;

  const submit = (form: z.output<typeof shape>) =>
    save.mutateAsync({
      body: {
        exchangeRates: Object.entries(form.rates).flatMap(([measurementUnitId, exchangeRate]) =>
          exchangeRate
            ? [
                {
                  currency: { measurementUnitId: measurementUnitId as CurrencyCode },
                  exchangeRate: decimalText(exchangeRate),
                },
              ]
            : [],
        ),
      },
    });

  const fields = (
    <FormSection title={t('companies.rates.title')} text={t('companies.rates.text', { currency: rates.currency.name })}>
      <FieldGrid>
        {rates.currencies.map((currency) => (
          <NumberField
            key={currency.measurementUnitId}
            name={field(`rates.${currency.measurementUnitId}`)}
            label={t('companies.rates.one', { currency: currency.name })}
            help={t('companies.rates.in', { currency: own })}
            decimals={RATE_DECIMALS}
            readOnly={readOnly}
          />
        ))}
      </FieldGrid>
    </FormSection>
  );
  return (
    <FormShell
      label={t('companies.rates.title')}
      shape={shape}
      defaults={defaults}
      backTo="/"
      submitLabel={t('companies.rates.save')}
      save={submit}
      onSaved={() => snackbar.success(t('companies.rates.saved'))}
      failure={{ action: 'update', what: t('companies.rates.theRates') }}
    >
      {fields}
    </FormShell>
  );
}
