import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zipDriverPapers, zipVehiclePapers } from '#areas/documents/contract/paper-zip.calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { saveBlob } from '#ui/media/save-file.ts';

const CALLS = { driver: zipDriverPapers, vehicle: zipVehiclePapers } as const;

interface PapersZip {
  readonly busy: boolean;
  /** `name` is the driver's or the plate. */
  readonly download: (id: string, name: string) => Promise<void>;
}

/** All papers of a driver or a vehicle in one archive. */
export function usePapersZip(kind: keyof typeof CALLS): PapersZip {
  const api = useApi();
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const download = async (id: string, name: string) => {
    setBusy(true);
    try {
      const answer = await api.send(CALLS[kind], { params: { id } });
      saveBlob(await answer.blob(), `${t('documents.zip.name', { name })}.zip`);
    } catch (error) {
      snackbar.failure('download', t('fleet.papers.whatAll'), error);
    }
    setBusy(false);
  };
  return { busy, download };
}
