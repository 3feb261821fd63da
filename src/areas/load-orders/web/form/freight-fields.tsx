import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import type { FreightType } from '#areas/operations/rules/freight.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { optionsOf } from './form-catalogue.ts';
import type { StepProps } from './order-form-props.ts';

/** What the client pays, what the carrier gets, what the trip itself costs. */
export function FreightFields({ catalogue, order }: StepProps): ReactNode {
  const { t } = useTranslation();
  const currency = useWatch({ name: 'transportFreight.currency.measurementId' }) as Currency;
  return (
    <>
      <Freight name="clientFreight" catalogue={catalogue} order={order} />
      <Freight name="carrierFreight" catalogue={catalogue} order={order} />
      <FormSection title={t('loadOrders.screens.fields.transportFreight')}>
        <FieldGrid>
          <MoneyField name="transportFreight.value" label={t('loadOrders.screens.fields.price')} currency={currency} />
          <SelectField
            name="transportFreight.currency.measurementId"
            label={t('loadOrders.screens.payment.currency')}
            options={optionsOf(catalogue.currencies)}
          />
        </FieldGrid>
        <SwitchField name="hideTruckerFreight" label={t('loadOrders.screens.fields.hideTruckerFreight')} />
      </FormSection>
    </>
  );
}

interface FreightProps extends StepProps {
  readonly name: 'clientFreight' | 'carrierFreight';
}

/** A price needs its currency; a compound one the unit of weight it is of. */
function Freight({ name, catalogue }: FreightProps): ReactNode {
  const { t } = useTranslation();
  const [type, currency] = useWatch({ name: [`${name}.type`, `${name}.currency.measurementId`] }) as [
    FreightType | null,
    Currency,
  ];
  const hasPrice = type === 'simple' || type === 'compound';
  return (
    <FormSection title={t(`loadOrders.screens.fields.${name}`)}>
      <FieldGrid>
        <SelectField
          name={`${name}.type`}
          label={t('loadOrders.screens.fields.freightType')}
          options={optionsOf(catalogue.freightTypes)}
        />
        {hasPrice && (
          <>
            <MoneyField
              name={`${name}.value`}
              label={t('loadOrders.screens.fields.price')}
              currency={currency}
              required
            />
            <SelectField
              name={`${name}.currency.measurementId`}
              label={t('loadOrders.screens.payment.currency')}
              options={optionsOf(catalogue.currencies)}
            />
          </>
        )}
        {type === 'compound' && (
          <SelectField
            name={`${name}.unit.measurementId`}
            label={t('loadOrders.screens.fields.freightUnit')}
            options={optionsOf(catalogue.weightUnits)}
            required
          />
        )}
        {hasPrice && (
          <MoneyField name={`${name}.advance`} label={t('loadOrders.screens.fields.advance')} currency={currency} />
        )}
      </FieldGrid>
      {type !== null && <SwitchField name={`${name}.invoice`} label={t('loadOrders.screens.fields.invoice')} />}
    </FormSection>
  );
}
