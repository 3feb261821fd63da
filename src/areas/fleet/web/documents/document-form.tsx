import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetDocumentView } from '#areas/documents/contract/document.shapes.ts';
import { EARLIEST_DOCUMENT_YEAR, isIssued, isNumbered } from '#areas/documents/rules/document-dates.ts';
import { DOCUMENT_NUMBER_MAX } from '#areas/documents/rules/document-limits.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { CARRIER_UPLOAD } from '#ui/upload/upload-rules.ts';
import { DOCUMENT } from './document-address.ts';
import { changeOf, type FleetDocumentChangeInput, fileOf } from './document-change.ts';
import { fleetDocumentShape } from './document-shape.ts';
import { useExpiredWarning } from './use-expired-warning.ts';

const field = fieldsOf(fleetDocumentShape);

interface FleetDocumentFormProps {
  readonly document: FleetDocumentView;
  readonly name: string;
  readonly backTo: string;
  readonly save: (change: FleetDocumentChangeInput) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onReload: () => void;
}

/** The file of a document with its dates and number. */
export function FleetDocumentForm({
  document,
  name,
  backTo,
  save,
  onSaved,
  onReload,
}: FleetDocumentFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const warn = useExpiredWarning();
  const { type, expiration, number, issuedDate, expirationDate } = document;
  return (
    <FormShell
      label={name}
      shape={fleetDocumentShape}
      defaults={{ file: fileOf(document), number: number ?? '', issuedDate, expirationDate }}
      openedBy={DOCUMENT}
      backTo={backTo}
      submitLabel={t('fleet.documents.save')}
      failure={{ action: 'update', what: t('fleet.documents.what'), reload: onReload }}
      save={({ file, ...facts }) => save(changeOf(document, { file: file ?? null, ...facts }))}
      onSaved={() => {
        snackbar.success(t('fleet.documents.saved', { document: name }));
        onSaved();
      }}
    >
      <UploadField
        name={field('file')}
        label={t('fleet.documents.file')}
        rules={CARRIER_UPLOAD}
        allowedMaxFiles={1}
        documentType={type}
        required={false}
      />
      {isNumbered(type) && (
        <TextField name={field('number')} label={t('documents.fields.number')} max={DOCUMENT_NUMBER_MAX} />
      )}
      {isIssued(type) && (
        <DateField
          name={field('issuedDate')}
          label={t('documents.fields.issuedDate')}
          minYear={EARLIEST_DOCUMENT_YEAR}
          years="all"
        />
      )}
      {expiration && (
        <DateField
          name={field('expirationDate')}
          label={t('documents.fields.expirationDate')}
          minYear={EARLIEST_DOCUMENT_YEAR}
          years="all"
          warn={warn}
        />
      )}
    </FormShell>
  );
}
