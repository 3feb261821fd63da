import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { OrderFileView } from '#areas/load-orders/contract/order.shapes.ts';
import { addOrderDocument, changeOrderDocument } from '#areas/load-orders/contract/order-part.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import type { PartFormProps } from '#areas/load-orders/contract/order-slots.ts';
import { ORDER_DOCUMENT_TYPES, type OrderDocumentType } from '#areas/load-orders/rules/order-limits.ts';
import { FILE_NAME_MAX } from '#kernel/file-calls.ts';
import { textShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { uploadedFileShape } from '#ui/upload/uploaded-file.ts';
import { DocumentTypeField } from './document-type-field.tsx';
import { NEW_DOCUMENT } from './new-document.ts';

const type = z.enum(ORDER_DOCUMENT_TYPES);
const newShape = z.object({ file: uploadedFileShape, type });
const changeShape = z.object({ editedFileName: textShape(FILE_NAME_MAX), type });
const added = fieldsOf(newShape);
const changed = fieldsOf(changeShape);

/** Adds a document to an order, or changes the name or type of an existing one. */
export default function DocumentForm(props: PartFormProps): ReactNode {
  const { t } = useTranslation();
  if (props.id === NEW_DOCUMENT) return <NewDocument {...props} />;
  const document = props.order.documents.find(({ _id }) => _id === props.id);
  if (!document) return <ErrorState compact title={t('errors.request.notFound')} />;
  return <ChangedDocument {...props} document={document} />;
}

function NewDocument({ order, backTo, onDone }: PartFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const adding = useAction(addOrderDocument, { refresh: ORDER_REFRESH });
  return (
    <FormShell
      label={t('loadOrders.screens.documents.add')}
      shape={newShape}
      defaults={{ file: null, type: 'OtherDocuments' }}
      openedBy="document"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.save')}
      failure={{ action: 'create', what: t('loadOrders.screens.documents.what') }}
      save={({ file, ...rest }) => adding.mutateAsync({ params: { id: order._id }, body: { ...file, ...rest } })}
      onSaved={() => {
        snackbar.success(t('loadOrders.screens.documents.added'));
        onDone();
      }}
    >
      <DocumentTypeField name={added('type')} />
      <UploadField name={added('file')} label={t('loadOrders.screens.documents.file')} allowedMaxFiles={1} required />
    </FormShell>
  );
}

function ChangedDocument({
  order,
  backTo,
  onDone,
  document,
}: PartFormProps & { readonly document: OrderFileView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const changing = useAction(changeOrderDocument, { refresh: ORDER_REFRESH });
  return (
    <FormShell
      label={t('loadOrders.screens.documents.edit')}
      shape={changeShape}
      defaults={{ editedFileName: document.fileName, type: document.type as OrderDocumentType }}
      openedBy="document"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.save')}
      failure={{ action: 'update', what: t('loadOrders.screens.documents.what') }}
      save={(body) => changing.mutateAsync({ params: { id: order._id, documentId: document._id }, body })}
      onSaved={({ document: saved }) => {
        const renamed = saved.fileName !== document.fileName;
        snackbar.success(t(`loadOrders.screens.documents.${renamed ? 'renamed' : 'changed'}`));
        onDone();
      }}
    >
      <TextField
        name={changed('editedFileName')}
        label={t('loadOrders.screens.documents.fileName')}
        max={FILE_NAME_MAX}
      />
      <DocumentTypeField name={changed('type')} />
    </FormShell>
  );
}
