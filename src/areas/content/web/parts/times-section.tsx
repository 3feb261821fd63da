import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '#ui/fields/date/date-time-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';

const field = fieldsOf<{ publishAt: string | null; endsAt: string | null }>();

/** When it appears by itself, and when it goes. */
export function TimesSection({ readOnly = false }: { readonly readOnly?: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('content.form.times')} text={t('content.form.timesText')}>
      <FieldGrid>
        <DateTimeField
          name={field('publishAt')}
          label={t('content.fields.publishAt')}
          required={false}
          readOnly={readOnly}
        />
        <DateTimeField name={field('endsAt')} label={t('content.fields.endsAt')} required={false} readOnly={readOnly} />
      </FieldGrid>
    </FormSection>
  );
}
