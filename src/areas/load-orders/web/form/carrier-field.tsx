import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormSection } from '#ui/form/layout.tsx';
import { useCarrierSource } from '../order/use-sources.ts';
import type { SharedFormInput } from './order-form-shape.ts';

const field = fieldsOf<SharedFormInput>();

/** The company an assignment is for, in the keyed variant of custom properties. */
export function CarrierField({ order }: { readonly order: OrderView | null }): ReactNode {
  const { t } = useTranslation();
  const source = useCarrierSource();
  const company = order?.assignmentCompany;
  return (
    <FormSection title={t('loadOrders.screens.fields.assignmentCompany')}>
      <AsyncSelectField
        name={field('assignmentCompany.companyId')}
        label={t('loadOrders.screens.fields.assignmentCompany')}
        source={source}
        {...(company ? { initial: { value: company.companyId, label: company.companyName } } : {})}
      />
    </FormSection>
  );
}
