import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import type { PartFormProps } from '#areas/load-orders/contract/order-slots.ts';
import { sendDocumentsAgain } from '#areas/load-orders/contract/returned-documents.calls.ts';
import { ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { uploadedFileShape } from '#ui/upload/uploaded-file.ts';
import { DocumentTypeField } from './document-type-field.tsx';

const shape = z.object({
  file: uploadedFileShape,
  type: z.enum(ORDER_DOCUMENT_TYPES),
  note: optionalTextShape(500),
});
const field = fieldsOf(shape);

/** What was sent back comes again, for whoever accepts the delivery. */
export default function SendAgainForm({ order, backTo, onDone }: PartFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const sending = useAction(sendDocumentsAgain, { refresh: ORDER_REFRESH });
  if (!order.returned) return <ErrorState compact title={t('errors.loadOrders.nothingReturned')} />;
  return (
    <FormShell
      label={t('loadOrders.screens.dialogs.sendAgain')}
      shape={shape}
      defaults={{ file: null, type: 'OtherDocuments', note: '' }}
      openedBy="sendAgain"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.dialogs.sendAgain')}
      failure={{ action: 'update', what: t('loadOrders.screens.documents.what') }}
      save={({ file, type, note }) =>
        sending.mutateAsync({ params: { id: order._id }, body: { documents: [{ ...file, type }], note } })
      }
      onSaved={() => {
        snackbar.success(t('loadOrders.screens.documents.sentAgain'));
        onDone();
      }}
    >
      <DocumentTypeField name={field('type')} />
      <UploadField name={field('file')} label={t('loadOrders.screens.documents.file')} allowedMaxFiles={1} required />
      <TextareaField name={field('note')} label={t('loadOrders.screens.documents.note')} max={500} />
    </FormShell>
  );
}
