import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_DOCUMENT_TYPES, type OrderDocumentType } from '#areas/load-orders/rules/order-limits.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import type { FieldName } from '#ui/fields/field-names.ts';

export function DocumentTypeField({ name }: { readonly name: FieldName<OrderDocumentType> }): ReactNode {
  const { t } = useTranslation();
  const options = ORDER_DOCUMENT_TYPES.map((value) => ({ value, label: t(`loadOrders.documentTypes.${value}`) }));
  return <SelectField name={name} label={t('loadOrders.screens.documents.type')} options={options} required />;
}
