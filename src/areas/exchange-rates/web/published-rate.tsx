import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeRatesView } from '#areas/exchange-rates/contract/exchange-rate.calls.ts';
import { showDay } from '#kernel/dates.ts';
import type { FieldName } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';

interface PublishedRateProps {
  readonly name: FieldName<number | null | undefined>;
  readonly currency: string;
  readonly published: ExchangeRatesView['published'][number] | undefined;
}

/** What a service outside says, to take over with one click. */
export function PublishedRate({ name, currency, published }: PublishedRateProps): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { set } = useFormValues();
  const value = useFieldValue(name);
  if (!published) return null;
  const { source, day, exchangeRate } = published;
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <Text size="xs" c="dimmed">
        {t('exchangeRates.published', { source, day: showDay(day), rate: numbers.show(exchangeRate) })}
      </Text>
      {value !== Number(exchangeRate) && (
        <Button
          size="compact-xs"
          variant="light"
          aria-label={t('exchangeRates.takeOf', { source, currency })}
          onClick={() => set(name, Number(exchangeRate))}
        >
          {t('exchangeRates.take')}
        </Button>
      )}
    </Group>
  );
}
