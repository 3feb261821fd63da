import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_CODES } from '#areas/load-orders/contract/order-fields.ts';
import { CODE_MAX } from '#areas/load-orders/rules/order-limits.ts';
import { CONTAINER_RULE } from '#countries/container.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useEntryOptions } from '#ui/catalogue/use-entry-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { RuleField } from '#ui/fields/country/rule-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { BillField } from './bill-field.tsx';
import { BOARDING_OPTIONS, CATEGORY_OPTIONS, optionsOf, TYPE_OPTIONS, UNIT_OPTIONS } from './form-catalogue.ts';
import { LoadsFields } from './loads-fields.tsx';
import type { StepProps } from './order-form-props.ts';
import type { OrderFormInput, SharedFormInput } from './order-form-shape.ts';
import { useOverweight } from './use-overweight.ts';

const field = fieldsOf<SharedFormInput>();
const ordinary = fieldsOf<OrderFormInput>();

/** What is carried, and in what. */
export function CargoFields({ catalogue, makesOperation = false }: StepProps): ReactNode {
  const { t } = useTranslation();
  const unit = useFieldValue(field('weightUnit.weightUnitId'));
  const category = useFieldValue(field('categoryLoad.categoryLoadId'));
  const categories = useEntryOptions({ ...CATEGORY_OPTIONS, chosen: category });
  const boardingMode = useFieldValue(field('boardingMode.boardingModeId'));
  const boardingModes = useEntryOptions({ ...BOARDING_OPTIONS, chosen: boardingMode });
  const types = useEntryOptions({
    ...TYPE_OPTIONS,
    chosen: useFieldValue(field('typeTransportUnit.typeTransportUnitId')),
  });
  const units = useEntryOptions({ ...UNIT_OPTIONS, chosen: unit });
  const overweight = useOverweight();
  const label = (name: NameIn<'loadOrders.screens.fields'>) => t(`loadOrders.screens.fields.${name}`);
  return (
    <FormSection title={t('loadOrders.screens.cargo')}>
      <FieldGrid>
        <SelectField name={field('categoryLoad.categoryLoadId')} label={label('categoryLoad')} options={categories} />
        <NumberField
          name={field('weightUnit.value')}
          label={label('weight')}
          decimals={3}
          warn={(weight) => overweight({ weight, unit })}
        />
        <SelectField name={field('weightUnit.weightUnitId')} label={label('weightUnit')} options={units} />
        <SelectField
          name={field('boardingMode.boardingModeId')}
          label={label('boardingMode')}
          options={boardingModes}
        />
        <SelectField
          name={field('typeTransportUnit.typeTransportUnitId')}
          label={label('typeTransportUnit')}
          options={types}
        />
        <SelectField
          name={field('typeOperation.id')}
          label={label('typeOperation')}
          options={catalogue.typeOperations.map(({ id, name, action }) => ({
            value: id,
            label: name,
            detail: action.name,
          }))}
        />
        <SelectField
          name={field('serviceType.id')}
          label={label('serviceType')}
          options={optionsOf(catalogue.serviceTypes)}
          {...(makesOperation ? { required: true } : {})}
        />
      </FieldGrid>
      <LoadsFields catalogue={catalogue} />
    </FormSection>
  );
}

interface CodeFieldsProps extends StepProps {
  /** In an order with many stops, each stop has its own delivery codes. */
  readonly withDeliveryCodes: boolean;
}

/** The numbers by which others know the order: bill of lading, container, ship, waybill, invoice. */
export function CodeFields({ catalogue, order, withDeliveryCodes }: CodeFieldsProps): ReactNode {
  const { t } = useTranslation();
  const label = (name: NameIn<'loadOrders.screens.fields'>) => t(`loadOrders.screens.fields.${name}`);
  const help = t('loadOrders.screens.form.codesHelp');
  return (
    <FormSection title={t('loadOrders.screens.form.codes')}>
      <FieldGrid>
        {ORDER_CODES.map((name) =>
          name === 'billOfLadingNumber' ? (
            <BillField key={name} label={label(name)} orderId={order?._id} />
          ) : name === 'equipmentNumber' ? (
            <RuleField key={name} name={field(name)} label={label(name)} rule={CONTAINER_RULE} />
          ) : (
            <TextField key={name} name={field(name)} label={label(name)} max={CODE_MAX} />
          ),
        )}
        <SelectField
          name={field('containerType.id')}
          label={label('containerType')}
          options={optionsOf(catalogue.containerTypes)}
        />
        <TextField name={field('orderCodes')} label={label('orderCodes')} max={CODE_MAX * 10} help={help} />
        {withDeliveryCodes && (
          <TextField name={ordinary('deliveryCodes')} label={label('deliveryCodes')} max={CODE_MAX * 10} help={help} />
        )}
      </FieldGrid>
    </FormSection>
  );
}
