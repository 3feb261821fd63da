import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntryOptions } from '#ui/catalogue/use-entry-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { optionsOf, UNIT_OPTIONS } from './form-catalogue.ts';
import type { StepProps } from './order-form-props.ts';
import type { SharedFormInput } from './order-form-shape.ts';

const form = fieldsOf<SharedFormInput>();

/** The client's price, the carrier's price, and the costs of the trip. */
export function FreightFields(props: StepProps): ReactNode {
  const { catalogue } = props;
  const { t } = useTranslation();
  const currency = useFieldValue(form('transportFreight.currency.measurementId'));
  return (
    <>
      <Freight name="clientFreight" {...props} />
      <Freight name="carrierFreight" {...props} />
      <FormSection title={t('loadOrders.screens.fields.transportFreight')}>
        <FieldGrid>
          <MoneyField
            name={form('transportFreight.value')}
            label={t('loadOrders.screens.fields.price')}
            currency={currency}
          />
          <SelectField
            name={form('transportFreight.currency.measurementId')}
            label={t('loadOrders.screens.fields.currency')}
            options={optionsOf(catalogue.currencies)}
          />
        </FieldGrid>
        <SwitchField name={form('hideTruckerFreight')} label={t('loadOrders.screens.fields.hideTruckerFreight')} />
      </FormSection>
    </>
  );
}

interface FreightProps extends StepProps {
  readonly name: 'clientFreight' | 'carrierFreight';
}

/** A price needs its currency, a compound one also its unit of weight. */
function Freight({ name, catalogue, makesOperation = false }: FreightProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(form(name));
  const type = useFieldValue(field('type'));
  const currency = useFieldValue(field('currency.measurementId'));
  const units = useEntryOptions({ ...UNIT_OPTIONS, chosen: useFieldValue(field('unit.measurementId')) });
  const hasPrice = type === 'simple' || type === 'compound';
  return (
    <FormSection title={t(`loadOrders.screens.fields.${name}`)}>
      <FieldGrid>
        <SelectField
          name={field('type')}
          label={t('loadOrders.screens.fields.freightType')}
          options={optionsOf(catalogue.freightTypes)}
          {...(makesOperation ? { required: true } : {})}
        />
        {hasPrice && (
          <>
            <MoneyField
              name={field('value')}
              label={t('loadOrders.screens.fields.price')}
              currency={currency}
              required
            />
            <SelectField
              name={field('currency.measurementId')}
              label={t('loadOrders.screens.fields.currency')}
              options={optionsOf(catalogue.currencies)}
            />
          </>
        )}
        {type === 'compound' && (
          <SelectField
            name={field('unit.measurementId')}
            label={t('loadOrders.screens.fields.freightUnit')}
            options={units}
            required
          />
        )}
        {hasPrice && (
          <MoneyField name={field('advance')} label={t('loadOrders.screens.fields.advance')} currency={currency} />
        )}
      </FieldGrid>
      {type !== null && <SwitchField name={field('invoice')} label={t('loadOrders.screens.fields.invoice')} />}
    </FormSection>
  );
}
