import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES, type Currency, UNITS, WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { SEE_FREIGHT } from '#areas/opportunities/contract/opportunity.permissions.ts';
import { useEntryOptions } from '#ui/catalogue/use-entry-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import classes from './freight-step.module.css';
import { LanePrices } from './lane-prices.tsx';
import type { OpportunityFormInput } from './opportunity-shape.ts';

const form = fieldsOf<OpportunityFormInput>();
const field = fieldsIn(form('freightOffered'));

interface FreightStepProps {
  readonly ownCurrency: Currency;
  /** A new one needs a price, whoever creates it. */
  readonly isNew: boolean;
}

/** What is paid and how; beside it what the company itself paid on this lane. */
export function FreightStep({ ownCurrency, isNew }: FreightStepProps): ReactNode {
  const seesPrices = useHolds(SEE_FREIGHT);
  return (
    <div className={classes.step} data-beside={seesPrices || undefined}>
      <div className={classes.fields}>
        {(isNew || seesPrices) && <PriceFields ownCurrency={ownCurrency} />}
        <TermFields />
      </div>
      {seesPrices && <LanePrices />}
    </div>
  );
}

function PriceFields({ ownCurrency }: Pick<FreightStepProps, 'ownCurrency'>): ReactNode {
  const { t } = useTranslation();
  const { get, set } = useFormValues();
  const type = useFieldValue(field('type'));
  const currency = useFieldValue(field('typeCurrencyOfferedId'));
  const unit = useFieldValue(field('typeUnitMeasurement'));
  const units = useEntryOptions({
    catalogue: UNITS,
    keys: WEIGHT_UNITS,
    group: 'operations.catalogues.weightUnits',
    chosen: unit,
  });
  /** A price per unit of weight mostly means the unit of the load. */
  const proposeUnit = (chosen: string) => {
    if (chosen === 'compound' && get(field('typeUnitMeasurement')) === null)
      set(field('typeUnitMeasurement'), get(form('weightUnit._id')), { shouldDirty: true });
  };
  const per =
    type === 'compound' && unit !== null
      ? t('opportunities.form.perUnit', { unit: t(`opportunities.carrier.units.${unit}`) })
      : t('opportunities.form.perTruck');
  return (
    <FormSection title={t('opportunities.form.freight')}>
      <ChoiceCards
        name={field('type')}
        label={t('opportunities.fields.freightType')}
        required
        onPick={proposeUnit}
        choices={FREIGHT_TYPES.map((value) => ({
          value,
          label: t(`operations.catalogues.freightTypes.${value}`),
          text: t(`opportunities.form.freightTypes.${value}`),
        }))}
      />
      <FieldGrid>
        {type !== 'toNegotiate' && (
          <MoneyField
            name={field('value')}
            label={t('opportunities.fields.freight')}
            currency={currency ?? ownCurrency}
            help={per}
            required
          />
        )}
        <SelectField
          name={field('typeCurrencyOfferedId')}
          label={t('opportunities.fields.currency')}
          options={CURRENCIES.map((value) => ({
            value,
            label: value,
            detail: t(`operations.catalogues.currencies.${value}`),
          }))}
          required
        />
        {type === 'compound' && (
          <SelectField
            name={field('typeUnitMeasurement')}
            label={t('opportunities.fields.freightUnit')}
            options={units}
            required
          />
        )}
      </FieldGrid>
    </FormSection>
  );
}

function TermFields(): ReactNode {
  const { t } = useTranslation();
  const hasAdvance = useFieldValue(form('advance'));
  const isPriced = useFieldValue(field('type')) !== 'toNegotiate';
  const hasClient = useFieldValue(form('clientCompany._id')) !== null;
  return (
    <FormSection title={t('opportunities.form.payment')}>
      <SwitchField name={field('invoice')} label={t('opportunities.fields.invoice')} />
      <SwitchField name={form('advance')} label={t('opportunities.fields.advance')} />
      {hasAdvance && (
        <FieldGrid>
          <NumberField
            name={form('percentAdvance')}
            label={t('opportunities.fields.advancePercent')}
            decimals={0}
            min={1}
            max={100}
            unit="%"
            required
          />
        </FieldGrid>
      )}
      {isPriced && (
        <SwitchField
          name={form('firstPriceWins')}
          label={t('opportunities.fields.firstPriceWins')}
          help={t(`opportunities.form.${hasClient ? 'firstPriceHelp' : 'firstPriceNeedsClient'}`)}
        />
      )}
    </FormSection>
  );
}
