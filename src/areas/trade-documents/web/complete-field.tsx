import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { FormSection } from '#ui/form/layout.tsx';

/** Saving with this on is for good. */
export function CompleteField(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('operations.papers.complete')}>
      <SwitchField
        name="complete"
        label={t('operations.papers.completeNow')}
        help={t('operations.papers.confirmComplete')}
      />
    </FormSection>
  );
}
