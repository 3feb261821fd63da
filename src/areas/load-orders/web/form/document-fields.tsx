import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormSection } from '#ui/form/layout.tsx';
import { DocumentRow, DocumentRows } from '#ui/upload/document-rows.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import type { SharedFormInput } from './order-form-shape.ts';

const field = fieldsOf<SharedFormInput>();

/** Documents by type for a new order; an existing order has its documents on its detail. */
export function DocumentFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('loadOrders.screens.documents.title')}>
      <DocumentRows label={t('loadOrders.screens.documents.title')}>
        {ORDER_DOCUMENT_TYPES.map((type) => {
          const name = t(`loadOrders.documentTypes.${type}`);
          return (
            <DocumentRow key={type} name={name}>
              <UploadField name={field(`documents.${type}`)} label={name} multiple inRow />
            </DocumentRow>
          );
        })}
      </DocumentRows>
    </FormSection>
  );
}
