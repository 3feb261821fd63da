import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentView } from '#areas/companies/contract/company.shapes.ts';
import { addDocument, removeDocument, updateDocument } from '#areas/companies/contract/document.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { storedFileId } from '#ui/media/stored-link.ts';
import { type FileItem, type FileValue, itemsOf } from '#ui/upload/file-value.ts';
import { UploadBox } from '#ui/upload/upload-box.tsx';
import type { TabProps } from './tab-props.ts';

const MAX_DOCUMENTS = 10;
const DOCUMENT_TYPE = 'company';

type Item = FileItem & { readonly additionalInfo: string };

const itemOf = ({ _id, fileName, url, size, type }: DocumentView): Item => ({
  additionalInfo: _id,
  fileName,
  url,
  size,
  type,
});

/** Contracts, registrations, agreements: each is added, renamed and deleted at once. */
export function DocumentsTab({ company, readOnly }: TabProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const feedback = (action: 'create' | 'update' | 'remove') => ({
    onDone: () => snackbar.success(t(action === 'update' ? 'companies.documentRenamed' : 'companies.saved')),
    onFailed: (error: unknown) => snackbar.failure(action, t('companies.theDocument'), error),
  });
  const add = useAction(addDocument, feedback('create'));
  const rename = useAction(updateDocument, feedback('update'));
  const remove = useAction(removeDocument, feedback('remove'));
  const items = company.documents.map(itemOf);

  const change = (value: FileValue) => {
    const next = itemsOf(value);
    const kept = new Set(next.map((item) => item.additionalInfo));
    for (const { additionalInfo: id } of items) if (!kept.has(id)) remove.mutate({ params: { id } });
    for (const item of next) {
      if (item.additionalInfo && item.editedFileName) {
        rename.mutate({ params: { id: item.additionalInfo }, body: { editedFileName: item.editedFileName } });
      }
      const fileId = item.additionalInfo ? undefined : storedFileId(item.url);
      if (fileId) add.mutate({ body: { type: DOCUMENT_TYPE, file: { fileId } } });
    }
  };

  return (
    <Stack gap="md">
      <UploadBox
        value={items}
        onChange={change}
        allowedMaxFiles={MAX_DOCUMENTS}
        multiple
        immediate
        documentType={DOCUMENT_TYPE}
        disabled={readOnly}
      />
    </Stack>
  );
}
