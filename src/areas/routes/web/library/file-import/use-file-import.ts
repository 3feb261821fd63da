import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#ui/api/api-error.ts';
import { reasonText } from '#ui/feedback/error-text.ts';
import { fileAsBase64 } from './file-as-base64.ts';

/** What every import of a map file answers. */
export interface ImportFound {
  readonly found: number;
  readonly added: number;
  /** Names that exist already; they are left as they are. */
  readonly taken: readonly string[];
  readonly looksSwapped: boolean;
  readonly problems: readonly { readonly name: string | null; readonly code: string }[];
}

interface FileBody {
  readonly file: string;
  readonly preview: boolean;
  readonly swap: boolean;
}

interface ReadFile {
  readonly name: string;
  /** As base64. */
  readonly content: string;
  readonly isSwapped: boolean;
}

export interface FileImport<Found extends ImportFound> {
  readonly file: ReadFile | null;
  readonly found: Found | null;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly choose: (file: File) => void;
  readonly swap: () => void;
  readonly send: (onDone: (reply: Found) => void) => void;
  readonly reset: () => void;
}

const MAX_BYTES = 5_000_000;

/** Reads a map file, says what it holds, and stores it. */
export function useFileImport<Found extends ImportFound>(call: (body: FileBody) => Promise<Found>): FileImport<Found> {
  const { t } = useTranslation();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const show = (next: ReadFile | null) => {
    setFile(next);
    setFound(null);
    setProblem(null);
  };
  const ask = async (read: ReadFile, preview: boolean): Promise<Found | undefined> => {
    setBusy(true);
    try {
      return await call({ file: read.content, preview, swap: read.isSwapped });
    } catch (error) {
      // The field says what is wrong with the file, the whole error only that it could not be read.
      const said = error instanceof ApiError ? error.fields.file?.message : undefined;
      setProblem(said ?? reasonText(error, t));
    } finally {
      setBusy(false);
    }
  };
  const preview = async (next: ReadFile) => {
    show(next);
    setFound((await ask(next, true)) ?? null);
  };
  const store = async (read: ReadFile, onDone: (reply: Found) => void) => {
    const reply = await ask(read, false);
    if (reply && reply.problems.length > 0) setFound(reply);
    else if (reply) onDone(reply);
  };
  return {
    ...{ file, found, problem, busy },
    choose: (chosen) => {
      const read = { name: chosen.name, content: '', isSwapped: false };
      if (chosen.size <= MAX_BYTES) {
        void fileAsBase64(chosen).then(
          (content) => preview({ ...read, content }),
          (error: unknown) => setProblem(reasonText(error, t)),
        );
        return;
      }
      show(read);
      setProblem(t('validation.file.tooLarge'));
    },
    swap: () => file && void preview({ ...file, isSwapped: !file.isSwapped }),
    send: (onDone) => file && void store(file, onDone),
    reset: () => show(null),
  };
}
