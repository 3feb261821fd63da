import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import type { FieldName } from '#ui/fields/field-names.ts';
import { FormSection } from '#ui/form/layout.tsx';

/** Saving with this switched on is final. */
export function CompleteField({ name }: { readonly name: FieldName<boolean> }): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('tradeDocuments.documents.complete')}>
      <SwitchField
        name={name}
        label={t('tradeDocuments.documents.completeNow')}
        help={t('tradeDocuments.documents.confirmComplete')}
      />
    </FormSection>
  );
}
