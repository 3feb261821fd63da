import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type ExchangeRatesView, setExchangeRates } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { exchangeRateHistory } from '#areas/exchange-rates/contract/exchange-rate-history.list.ts';
import { earliestDay, largeMove, latestDay, RATE_DECIMALS } from '#areas/exchange-rates/rules/exchange-rate.ts';
import type { CurrencyCode } from '#countries/currency.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { decimalText } from '#kernel/numbers.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { PublishedRate } from './published-rate.tsx';

const rate = z.number().positive().nullable();
const shape = z.object({ validFrom: dayShape, rates: z.record(z.string(), rate) });
const field = fieldsOf(shape);

interface RatesFormProps {
  readonly rates: ExchangeRatesView;
  readonly readOnly: boolean;
}

/** One field per currency; an empty one keeps its earlier rate. */
export function RatesForm({ rates, readOnly }: RatesFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const save = useAction(setExchangeRates, { refresh: [exchangeRateHistory.id] });
  const inForce = new Map(rates.exchangeRates.map((known) => [known.currency.measurementUnitId, known]));
  const published = new Map(rates.published.map((known) => [known.currency, known]));
  const defaults = {
    validFrom: rates.today,
    rates: Object.fromEntries(
      rates.currencies.map(({ measurementUnitId: code }) => [code, Number(inForce.get(code)?.exchangeRate) || null]),
    ),
  };
  const own = rates.currency.abbreviation;

  const submit = ({ validFrom, rates: typed }: z.output<typeof shape>) => {
    const filled = Object.entries(typed).flatMap(([code, value]) => {
      if (!value) return [];
      const exchangeRate = decimalText(value);
      return [
        {
          currency: { measurementUnitId: code as CurrencyCode },
          exchangeRate,
          published: published.get(code)?.exchangeRate === exchangeRate,
        },
      ];
    });
    // Others keep the day since which they hold.
    const changed = filled.filter(
      ({ currency, exchangeRate }) => inForce.get(currency.measurementUnitId)?.exchangeRate !== exchangeRate,
    );
    return save.mutateAsync({ body: { validFrom, exchangeRates: changed.length > 0 ? changed : filled } });
  };

  const helpOf = (code: string): string => {
    const known = inForce.get(code);
    if (!known) return t('exchangeRates.in', { currency: own });
    const words = { currency: own, day: showDay(known.validFrom) };
    return known.source
      ? t('exchangeRates.sinceOf', { ...words, source: known.source })
      : t('exchangeRates.since', words);
  };
  const warn = (code: string) => (value: number, isChanged: boolean) => {
    const percent = isChanged ? largeMove(inForce.get(code)?.exchangeRate, decimalText(value)) : undefined;
    return percent === undefined ? undefined : t('exchangeRates.largeMove', { percent });
  };

  return (
    <FormShell
      label={t('exchangeRates.title')}
      shape={shape}
      defaults={defaults}
      recordId="exchangeRates"
      backTo="/"
      readOnly={readOnly}
      submitLabel={t('exchangeRates.save')}
      save={submit}
      onSaved={() => snackbar.success(t('exchangeRates.saved'))}
      failure={{ action: 'update', what: t('exchangeRates.theRates') }}
    >
      <FormSection title={t('exchangeRates.title')} text={t('exchangeRates.text', { currency: rates.currency.name })}>
        <FieldGrid>
          {rates.currencies.map(({ measurementUnitId: code, name }) => (
            <Stack key={code} gap={4}>
              <NumberField
                name={field(`rates.${code}`)}
                label={t('exchangeRates.one', { currency: name })}
                help={helpOf(code)}
                decimals={RATE_DECIMALS}
                readOnly={readOnly}
                warn={warn(code)}
              />
              {!readOnly && (
                <PublishedRate name={field(`rates.${code}`)} currency={name} published={published.get(code)} />
              )}
            </Stack>
          ))}
          {!readOnly && (
            <DateField
              name={field('validFrom')}
              label={t('exchangeRates.validFrom')}
              help={t('exchangeRates.validFromHelp')}
              min={earliestDay(rates.today)}
              max={latestDay(rates.today)}
            />
          )}
        </FieldGrid>
      </FormSection>
    </FormShell>
  );
}
