import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperView } from '#areas/documents/contract/paper.shapes.ts';
import { FieldGrid } from '#ui/form/layout.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { CARRIER_UPLOAD } from '#ui/upload/upload-rules.ts';

interface PaperFieldsProps {
  readonly slots: readonly Pick<PaperView, 'type' | 'required'>[];
}

/**
 * The files of the papers inside the form of a driver or a vehicle, as `papers.<type>`. A missing one keeps nobody from
 * saving: it only leaves the papers incomplete.
 */
export function PaperFields({ slots }: PaperFieldsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      {slots.map(({ type, required }) => (
        <UploadField
          key={type}
          name={`papers.${type}`}
          label={t(`documents.types.${type}`)}
          rules={CARRIER_UPLOAD}
          allowedMaxFiles={1}
          documentType={type}
          required={false}
          {...(required ? { help: t('fleet.papers.required') } : {})}
        />
      ))}
    </FieldGrid>
  );
}
