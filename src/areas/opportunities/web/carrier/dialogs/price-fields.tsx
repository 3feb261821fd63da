import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES, WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { PriceForm } from './apply-shape.ts';

const TYPES = ['simple', 'compound'] as const;

interface PriceFieldsProps {
  readonly name: FieldName<PriceForm>;
  /** Nothing was asked for, so the carrier says whether the price is for the trip or per unit. */
  readonly choosesType?: boolean;
  readonly autoFocus?: boolean;
}

/** An own price: value and currency, and the unit of weight it refers to. */
export function PriceFields({ name, choosesType = false, autoFocus = false }: PriceFieldsProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const { type, currency } = useFieldValue(name);
  return (
    <FieldGrid>
      {choosesType && (
        <SelectField
          name={field('type')}
          label={t('opportunities.carrier.fields.priceType')}
          options={TYPES.map((value) => ({ value, label: t(`opportunities.carrier.priceTypes.${value}`) }))}
        />
      )}
      <MoneyField
        name={field('value')}
        label={t('opportunities.carrier.fields.price')}
        currency={currency}
        autoFocus={autoFocus}
        required
      />
      <SelectField
        name={field('currency')}
        label={t('opportunities.fields.currency')}
        options={CURRENCIES.map((code) => ({ value: code, label: code }))}
        searchable={false}
      />
      {type === 'compound' && (
        <SelectField
          name={field('unit')}
          label={t('opportunities.carrier.fields.per')}
          options={WEIGHT_UNITS.map((value) => ({ value, label: t(`opportunities.carrier.units.${value}`) }))}
          searchable={false}
          required
        />
      )}
    </FieldGrid>
  );
}
