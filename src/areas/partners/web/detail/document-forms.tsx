import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { PartnerDocumentView, PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { PARTNER_DOCUMENT_CALLS } from '#areas/partners/contract/partner-document.calls.ts';
import { documentChangeShape, documentInputShape } from '#areas/partners/contract/partner-input.shapes.ts';
import { EXPIRY_MIN_YEAR, PARTNER_DOCUMENT_TYPES } from '#areas/partners/rules/partner-limits.ts';
import { FILE_NAME_MAX } from '#kernel/file-calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { type FieldName, fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { uploadedFileShape } from '#ui/upload/uploaded-file.ts';
import { DOCUMENT, detailAddress } from '../addresses.ts';

const { type, expirationDate } = documentInputShape.shape;
const newDocumentShape = z.object({ file: uploadedFileShape, type: type.unwrap(), expirationDate });

/** The form always sends the name, so it is required here. */
const changedDocumentShape = documentChangeShape.extend({
  editedFileName: documentChangeShape.shape.editedFileName.unwrap(),
});

const added = fieldsOf(newDocumentShape);
const changed = fieldsOf(changedDocumentShape);

interface NewDocumentProps {
  readonly partner: PartnerView;
  readonly onDone: () => void;
}

export function NewDocument({ partner, onDone }: NewDocumentProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { kind, _id: id } = partner;
  const add = useAction(PARTNER_DOCUMENT_CALLS[kind].add);
  return (
    <FormShell
      label={t('partners.documents.add')}
      shape={newDocumentShape}
      defaults={{ file: null, type: 'contract', expirationDate: null }}
      openedBy={DOCUMENT}
      backTo={detailAddress(kind, id)}
      submitLabel={t('partners.form.save')}
      failure={{ action: 'create', what: t('partners.documents.what') }}
      save={({ file, ...rest }) => add.mutateAsync({ params: { id }, body: { ...file, ...rest } })}
      onSaved={() => {
        snackbar.success(t('partners.documents.added'));
        onDone();
      }}
    >
      <UploadField name={added('file')} label={t('partners.documents.file')} allowedMaxFiles={1} required />
      <TypeAndExpiry name={added()} />
    </FormShell>
  );
}

interface ChangedDocumentProps extends NewDocumentProps {
  readonly document: PartnerDocumentView;
}

export function ChangedDocument({ partner, document, onDone }: ChangedDocumentProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { kind, _id: id } = partner;
  const change = useAction(PARTNER_DOCUMENT_CALLS[kind].update);
  const { fileName: editedFileName, type, expirationDate } = document;
  return (
    <FormShell
      label={t('partners.documents.edit')}
      shape={changedDocumentShape}
      defaults={{ editedFileName, type, expirationDate }}
      openedBy={DOCUMENT}
      backTo={detailAddress(kind, id)}
      submitLabel={t('partners.form.save')}
      failure={{ action: 'update', what: t('partners.documents.what') }}
      save={(body) => change.mutateAsync({ params: { id, documentId: document._id }, body })}
      onSaved={({ document: saved }) => {
        const renamed = saved.fileName !== editedFileName;
        snackbar.success(t(renamed ? 'partners.documents.renamed' : 'partners.documents.changed'));
        onDone();
      }}
    >
      <TextField name={changed('editedFileName')} label={t('partners.documents.fileName')} max={FILE_NAME_MAX} />
      <TypeAndExpiry name={changed()} />
    </FormShell>
  );
}

type TypeAndExpiryValues = Pick<z.input<typeof changedDocumentShape>, 'type' | 'expirationDate'>;

function TypeAndExpiry({ name }: { readonly name: FieldName<TypeAndExpiryValues> }): ReactNode {
  const field = fieldsIn(name);
  const { t } = useTranslation();
  const types = PARTNER_DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`partners.documents.types.${type}`) }));
  return (
    <>
      <SelectField name={field('type')} label={t('partners.fields.documentType')} options={types} required />
      <DateField name={field('expirationDate')} label={t('partners.fields.expirationDate')} minYear={EXPIRY_MIN_YEAR} />
    </>
  );
}
