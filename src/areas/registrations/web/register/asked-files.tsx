import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_DOCUMENT_YEAR } from '#areas/documents/rules/document-dates.ts';
import type { AskedDocument } from '#areas/registrations/contract/registration.shapes.ts';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { DocumentRow, DocumentRows } from '#ui/upload/document-rows.tsx';
import type { FileValue } from '#ui/upload/file-value.ts';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { CARRIER_UPLOAD } from '#ui/upload/upload-rules.ts';

interface AskedFilesProps {
  readonly files: FieldName<Record<string, FileValue>>;
  readonly dates: FieldName<Record<string, string | null | undefined>>;
  readonly asked: readonly AskedDocument[];
}

/** The documents by photo; a missing one prevents nothing, the company sees what is missing. */
export function AskedFiles({ files, dates, asked }: AskedFilesProps): ReactNode {
  const { t } = useTranslation();
  const file = fieldsIn(files);
  const date = fieldsIn(dates);
  if (asked.length === 0) return null;
  return (
    <DocumentRows label={t('registrations.page.documents')} rules={CARRIER_UPLOAD}>
      {asked.map(({ type, expires }) => {
        const label = t(`documents.types.${type}`);
        return (
          <DocumentRow
            key={type}
            name={label}
            facts={
              expires && (
                <DateField
                  name={date(type)}
                  label={t('registrations.page.expires')}
                  minYear={EARLIEST_DOCUMENT_YEAR}
                  years="all"
                />
              )
            }
          >
            <UploadField
              name={file(type)}
              label={label}
              rules={CARRIER_UPLOAD}
              allowedMaxFiles={1}
              documentType={type}
              required={false}
              inRow
            />
          </DocumentRow>
        );
      })}
    </DocumentRows>
  );
}
