import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import type { SharedFormInput } from './order-form-shape.ts';

const field = fieldsOf<SharedFormInput>();

/** Documents by type for a new order; an existing order has its documents on its detail. */
export function DocumentFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('loadOrders.screens.documents.title')}>
      <FieldGrid>
        {ORDER_DOCUMENT_TYPES.map((type) => (
          <UploadField
            key={type}
            name={field(`documents.${type}`)}
            label={t(`loadOrders.documentTypes.${type}`)}
            multiple
          />
        ))}
      </FieldGrid>
    </FormSection>
  );
}
