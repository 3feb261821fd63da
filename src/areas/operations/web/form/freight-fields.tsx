import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES, type Currency } from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import classes from './form-screen.module.css';
import type { OperationInput } from './operation-shape.ts';

const form = fieldsOf<OperationInput>();

interface FreightFieldsProps {
  readonly name: 'clientFreight' | 'supplierFreight';
  readonly ownCurrency: Currency;
  /** It is agreed already: shown, not asked. */
  readonly agreed?: boolean;
}

/** The client's price or the carrier's price. */
export function FreightFields({ name, ownCurrency, agreed = false }: FreightFieldsProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(form(name));
  const type = useFieldValue(field('type'));
  const currency = useFieldValue(field('currency'));
  const unit = useFieldValue(form('weightUnit'));
  const per =
    type === 'compound' && unit
      ? t('operations.form.perUnit', { unit: t(`operations.catalogues.weightUnitAbbreviations.${unit}`) })
      : undefined;
  return (
    <fieldset className={classes.freight} aria-label={t(`operations.fields.${name}`)}>
      <SelectField
        name={field('type')}
        label={t(`operations.fields.${name}`)}
        options={FREIGHT_TYPES.map((value) => ({
          value,
          label: t(`operations.catalogues.freightTypes.${value}`),
        }))}
        readOnly={agreed}
        {...(agreed ? { help: t('operations.form.agreed') } : {})}
      />
      {type !== 'toNegotiate' && (
        <>
          <SelectField
            name={field('currency')}
            label={t('operations.fields.currency')}
            options={CURRENCIES.map((value) => ({
              value,
              label: value,
              detail: t(`operations.catalogues.currencies.${value}`),
            }))}
            required
            readOnly={agreed}
          />
          <MoneyField
            name={field('value')}
            label={t('operations.fields.value')}
            currency={currency ?? ownCurrency}
            required
            readOnly={agreed}
            {...(per ? { help: per } : {})}
          />
        </>
      )}
    </fieldset>
  );
}
