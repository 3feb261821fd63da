import type { CellProblem, Handout, ImportFile, ImportPreview, ImportResult } from './import-calls.ts';

export const IMPORT_MAX_RECORDS = 50;
/** A file of exactly this size is already refused. */
export const IMPORT_SIZE_BYTES = 5_000_000;
export const IMPORT_ENDING = '.xlsx';

export type ImportError = 'invalidFileType' | 'invalidContent' | 'excededSize';

/**
 * The states of an import: a file is chosen and checked; then either its records are summed up and created once the
 * user confirms, or its problems are shown. Where only some rows are wrong, the right ones can be created by themselves;
 * the wrong ones stay on the screen to be corrected (`partly`). What is given once stays until the dialog is closed
 * (`handout`). `unreachable` is not the file's fault and can be retried.
 */
export type ImportState =
  | { readonly step: 'empty' }
  | { readonly step: 'previewing'; readonly fileName: string }
  | ({
      readonly step: 'summary' | 'creating';
      readonly file: ImportFile;
      readonly note?: string;
      readonly warnings: readonly CellProblem[];
    } & ImportCounts)
  | { readonly step: 'failed'; readonly error: ImportError; readonly report?: string; readonly message?: string }
  | ({ readonly step: 'mixed' | 'creatingRight'; readonly file: ImportFile; readonly wrong: WrongRows } & ImportCounts)
  | ({ readonly step: 'partly'; readonly wrong: WrongRows; readonly handout?: Handout | undefined } & ImportCounts)
  | ({ readonly step: 'handout'; readonly handout: Handout } & ImportCounts)
  | { readonly step: 'unreachable'; readonly source: File; readonly reason: string };

export interface ImportCounts {
  readonly inserted: number;
  readonly updated: number;
}

/** The rows that stay out, with the first of their problems. */
export interface WrongRows {
  readonly rows: number;
  readonly problems: readonly CellProblem[];
  readonly problemCount: number;
  /** Doubtful cells of the other rows. */
  readonly warnings: readonly CellProblem[];
  readonly report?: string | undefined;
  readonly corrected?: string | undefined;
}

/** Problems that can be found before the file is sent. */
export function fileProblem({ name, size }: { readonly name: string; readonly size: number }): ImportError | undefined {
  if (!name.toLowerCase().endsWith(IMPORT_ENDING)) return 'invalidFileType';
  return size >= IMPORT_SIZE_BYTES ? 'excededSize' : undefined;
}

export function afterPreview(file: ImportFile, reply: ImportPreview): ImportState {
  if (reply.status === 'OK') {
    const { message, warnings = [] } = reply;
    return { step: 'summary', file, ...countsOf(reply), warnings, ...(message ? { note: message } : {}) };
  }
  const { problems = [], problemCount = problems.length, wrongRows = 0, warnings = [] } = reply;
  if (problems.length > 0) {
    const files = { report: reply.templateUrl, corrected: reply.correctedUrl };
    const wrong = { rows: wrongRows, problems, problemCount, warnings, ...files };
    return { step: 'mixed', file, wrong, ...countsOf(reply.right ?? { insertItems: 0, updateItems: 0 }) };
  }
  return {
    step: 'failed',
    error: 'invalidContent',
    ...(reply.templateUrl ? { report: reply.templateUrl } : { message: reply.message }),
  };
}

export const countsOf = ({ insertItems, updateItems }: ImportResult): ImportCounts => ({
  inserted: countOf(insertItems),
  updated: countOf(updateItems),
});

const countOf = (items: number | readonly unknown[]): number => (typeof items === 'number' ? items : items.length);

const TOO_LARGE = 413;
const WRONG_TYPE = 415;

/** A refusal with a status is about the file, except for server errors. */
export function errorOf(status: number): ImportError | undefined {
  if (status === TOO_LARGE) return 'excededSize';
  if (status === WRONG_TYPE) return 'invalidFileType';
  return status === 400 || status === 422 ? 'invalidContent' : undefined;
}

export type SummaryKind = 'new' | 'updates' | 'both' | 'nothing';

export function summaryKind({ inserted, updated }: ImportCounts): SummaryKind {
  if (inserted > 0) return updated > 0 ? 'both' : 'new';
  return updated > 0 ? 'updates' : 'nothing';
}
