import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCIES, type Currency, type WeightUnit } from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES, type FreightType } from '#areas/operations/rules/freight.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import classes from './form-screen.module.css';

interface FreightFieldsProps {
  readonly name: 'clientFreight' | 'supplierFreight';
  readonly ownCurrency: Currency;
}

/** What the client pays, or what the one who drives is paid. */
export function FreightFields({ name, ownCurrency }: FreightFieldsProps): ReactNode {
  const { t } = useTranslation();
  const type = useWatch({ name: `${name}.type` }) as FreightType;
  const currency = useWatch({ name: `${name}.currency` }) as Currency | null;
  const unit = useWatch({ name: 'weightUnit' }) as WeightUnit | null;
  const per =
    type === 'compound' && unit
      ? t('operations.form.perUnit', { unit: t(`operations.catalogues.weightUnitAbbreviations.${unit}`) })
      : undefined;
  return (
    <fieldset className={classes.freight} aria-label={t(`operations.fields.${name}`)}>
      <SelectField
        name={`${name}.type`}
        label={t(`operations.fields.${name}`)}
        options={FREIGHT_TYPES.map((value) => ({
          value,
          label: t(`operations.catalogues.freightTypes.${value}`),
        }))}
      />
      {type !== 'toNegotiate' && (
        <>
          <SelectField
            name={`${name}.currency`}
            label={t('operations.fields.currency')}
            options={CURRENCIES.map((value) => ({
              value,
              label: value,
              detail: t(`operations.catalogues.currencies.${value}`),
            }))}
            required
          />
          <MoneyField
            name={`${name}.value`}
            label={t('operations.fields.value')}
            currency={currency ?? ownCurrency}
            required
            {...(per ? { help: per } : {})}
          />
        </>
      )}
    </fieldset>
  );
}
