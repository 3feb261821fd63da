import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { FormSection } from '#ui/form/layout.tsx';

/** Saving with this on is for good. */
export function CompleteField(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('tradeDocuments.documents.complete')}>
      <SwitchField
        name="complete"
        label={t('tradeDocuments.documents.completeNow')}
        help={t('tradeDocuments.documents.confirmComplete')}
      />
    </FormSection>
  );
}
