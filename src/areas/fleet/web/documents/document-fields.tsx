import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetDocumentView } from '#areas/documents/contract/document.shapes.ts';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { FileValue } from '#ui/upload/file-value.ts';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { CARRIER_UPLOAD } from '#ui/upload/upload-rules.ts';

interface FleetDocumentFieldsProps {
  readonly name: FieldName<Readonly<Record<string, FileValue>>>;
  readonly slots: readonly Pick<FleetDocumentView, 'type' | 'required'>[];
}

/**
 * The document files inside the form of a driver or a vehicle, by type. A missing one does not prevent saving: it only
 * leaves the documents incomplete.
 */
export function FleetDocumentFields({ name, slots }: FleetDocumentFieldsProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  return (
    <FieldGrid>
      {slots.map(({ type, required }) => (
        <UploadField
          key={type}
          name={field(type)}
          label={t(`documents.types.${type}`)}
          rules={CARRIER_UPLOAD}
          allowedMaxFiles={1}
          documentType={type}
          required={false}
          {...(required ? { help: t('fleet.documents.required') } : {})}
        />
      ))}
    </FieldGrid>
  );
}
