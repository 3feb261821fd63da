import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#ui/api/api-error.ts';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { saveFile } from '#ui/media/save-file.ts';
import { HEAD_BYTES, kindOf } from '#ui/upload/file-kind.ts';
import { dataUrlOf } from '#ui/upload/prepare-file.ts';
import type { Handout, ImportCalls } from './import-calls.ts';
import { afterPreview, countsOf, errorOf, fileProblem, IMPORT_ENDING, type ImportState } from './import-state.ts';

export interface Importing {
  readonly state: ImportState;
  readonly choose: (source: File) => Promise<void>;
  readonly create: () => Promise<void>;
  readonly createRight: () => Promise<void>;
  readonly reset: () => void;
  readonly saveTemplate: () => Promise<void>;
  readonly saveReport: (url: string) => Promise<void>;
  readonly saveCorrected: (url: string) => Promise<void>;
  readonly saveHandout: (handout: Handout) => Promise<void>;
}

interface ImportOptions {
  readonly calls: ImportCalls;
  readonly templateName: string;
  readonly onDone: () => void;
  /** Records were created, and something is still on the screen: wrong rows, or what is given once. */
  readonly onPartlyDone: () => void;
}

const EMPTY: ImportState = { step: 'empty' };
const WORKBOOK = 'data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,';

/** Runs an import from the file to its records. */
export function useImport({ calls, templateName, onDone, onPartlyDone }: ImportOptions): Importing {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [state, setState] = useState(EMPTY);
  // A reply that arrives after the dialog was closed, or after another file was chosen, is ignored.
  const round = useRef(0);

  const choose = async (source: File) => {
    round.current += 1;
    const mine = round.current;
    const settle = (next: ImportState) => {
      if (round.current === mine) setState(next);
    };
    const problem = fileProblem(source);
    if (problem) return settle({ step: 'failed', error: problem });
    settle({ step: 'previewing', fileName: source.name });
    try {
      if (!(await isSpreadsheet(source))) return settle({ step: 'failed', error: 'invalidFileType' });
      const file = { fileName: source.name, content: (await dataUrlOf(source)).replace(/^[^,]*,/, '') };
      settle(afterPreview(file, await calls.preview(file)));
    } catch (failure) {
      const error = failure instanceof ApiError ? errorOf(failure.status) : undefined;
      const reason = reasonText(failure, t);
      settle(error ? { step: 'failed', error, message: reason } : { step: 'unreachable', source, reason });
    }
  };

  const create = async () => {
    if (state.step !== 'summary') return;
    const count = state.inserted + state.updated;
    setState({ ...state, step: 'creating' });
    try {
      const result = await calls.create(state.file);
      snackbar.success(t('ui.import.created', { count }));
      if (!result.handout) return onDone();
      setState({ step: 'handout', handout: result.handout, ...countsOf(result) });
      onPartlyDone();
    } catch (failure) {
      setState({ ...state, step: 'summary' });
      snackbar.error(t('ui.import.notCreated', { count }), { detail: reasonText(failure, t) });
    }
  };

  const createRight = async () => {
    if (state.step !== 'mixed') return;
    setState({ ...state, step: 'creatingRight' });
    try {
      const result = await calls.createRight(state.file);
      const counts = countsOf(result);
      setState({ step: 'partly', wrong: state.wrong, handout: result.handout, ...counts });
      snackbar.success(t('ui.import.created', { count: counts.inserted + counts.updated }));
      onPartlyDone();
    } catch (failure) {
      setState({ ...state, step: 'mixed' });
      const count = state.inserted + state.updated;
      snackbar.error(t('ui.import.notCreated', { count }), { detail: reasonText(failure, t) });
    }
  };

  const save = async (what: string, name: string, url: () => Promise<string>) => {
    try {
      await saveFile(await url(), `${name}${IMPORT_ENDING}`);
    } catch (failure) {
      snackbar.failure('download', what, failure);
    }
  };
  return {
    state,
    choose,
    create,
    createRight,
    reset: () => {
      round.current += 1;
      setState(EMPTY);
    },
    saveTemplate: () =>
      save(t('ui.import.theTemplate'), templateName, async () => (await calls.template()).templateUrl),
    saveReport: (url) => save(t('ui.import.theReport'), t('ui.import.error.reportName'), async () => url),
    saveCorrected: (url) =>
      save(t('ui.import.theCorrected'), t('ui.import.wrong.fileName', { template: templateName }), async () => url),
    saveHandout: ({ name, file }) => save(name, name, async () => `${WORKBOOK}${file}`),
  };
}

async function isSpreadsheet(source: File): Promise<boolean> {
  return kindOf(source.name, new Uint8Array(await source.slice(0, HEAD_BYTES).arrayBuffer())) === 'xlsx';
}
