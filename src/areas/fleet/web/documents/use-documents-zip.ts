import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zipDriverDocuments, zipVehicleDocuments } from '#areas/documents/contract/document-zip.calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { saveBlob } from '#ui/media/save-file.ts';

const CALLS = { driver: zipDriverDocuments, vehicle: zipVehicleDocuments } as const;

interface DocumentsZip {
  readonly busy: boolean;
  /** `name` is the driver's name or the plate. */
  readonly download: (id: string, name: string) => Promise<void>;
}

/** All documents of a driver or a vehicle in one archive. */
export function useDocumentsZip(kind: keyof typeof CALLS): DocumentsZip {
  const api = useApi();
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const download = async (id: string, name: string) => {
    setBusy(true);
    try {
      const reply = await api.send(CALLS[kind], { params: { id } });
      saveBlob(await reply.blob(), `${t('documents.zip.name', { name })}.zip`);
    } catch (error) {
      snackbar.failure('download', t('fleet.documents.whatAll'), error);
    }
    setBusy(false);
  };
  return { busy, download };
}
