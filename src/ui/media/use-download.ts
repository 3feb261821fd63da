import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileLink } from '#kernel/file-calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { type MediaFile, shownName } from './media-file.ts';
import { saveFile } from './save-file.ts';
import { isStale, parseStoredLink } from './stored-link.ts';

interface Download {
  readonly busy: boolean;
  readonly download: (files: readonly MediaFile[]) => Promise<void>;
}

/** Saves files one after the other under their shown names, and reports those that failed. */
export function useDownload(): Download {
  const api = useApi();
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const download = useCallback(
    async (files: readonly MediaFile[]) => {
      setBusy(true);
      for (const file of files) {
        try {
          const link = parseStoredLink(file.url);
          const isOld = link !== undefined && isStale(link, Date.now());
          const { url } = isOld ? await api.call(fileLink, { params: { id: link.fileId } }) : file;
          await saveFile(url, shownName(file));
        } catch {
          snackbar.failure('download', shownName(file) || t('ui.media.file'));
        }
      }
      setBusy(false);
    },
    [api, snackbar, t],
  );
  return { busy, download };
}
