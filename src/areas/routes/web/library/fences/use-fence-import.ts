import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importGeofences } from '#areas/routes/contract/geofence.calls.ts';
import type { FenceKind } from '#areas/routes/rules/route-limits.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fileAsBase64 } from './file-as-base64.ts';

export type ImportFound = CallReply<typeof importGeofences>;

interface ReadFile {
  readonly name: string;
  /** As base64. */
  readonly content: string;
  readonly isSwapped: boolean;
}

const MAX_BYTES = 5_000_000;

/** Reads a file of fences, says what it holds, and stores it. */
export function useFenceImport() {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [found, setFound] = useState<ImportFound | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useAction(importGeofences);
  const fail = (error: unknown) => {
    // The field says what is wrong with the file, the whole error only that it could not be read.
    const said = error instanceof ApiError ? error.fields.file?.message : undefined;
    setProblem(said ?? reasonText(error, t));
  };
  const preview = (next: ReadFile) => {
    setFile(next);
    setFound(null);
    setProblem(null);
    sending.mutate(
      { body: { file: next.content, preview: true, swap: next.isSwapped } },
      { onSuccess: setFound, onError: fail },
    );
  };
  return {
    file,
    found,
    problem,
    busy: sending.isPending,
    choose: (chosen: File) => {
      if (chosen.size <= MAX_BYTES) {
        void fileAsBase64(chosen).then((content) => preview({ name: chosen.name, content, isSwapped: false }), fail);
        return;
      }
      setFile({ name: chosen.name, content: '', isSwapped: false });
      setFound(null);
      setProblem(t('validation.file.tooLarge'));
    },
    swap: () => file && preview({ ...file, isSwapped: !file.isSwapped }),
    send: (kind: FenceKind, onDone: () => void) => {
      if (!file) return;
      sending.mutate(
        { body: { file: file.content, preview: false, swap: file.isSwapped, kind } },
        {
          onSuccess: (reply) => {
            if (reply.problems.length > 0) return setFound(reply);
            snackbar.success(t('routes.library.import.done', { count: reply.added }));
            onDone();
          },
          onError: fail,
        },
      );
    },
    reset: () => {
      setFile(null);
      setFound(null);
      setProblem(null);
    },
  };
}
