import type { ImportFile, ImportPreview } from './import-calls.ts';

export const IMPORT_MAX_RECORDS = 50;
/** A file of exactly this size is refused already. */
export const IMPORT_SIZE_BYTES = 5_000_000;
export const IMPORT_ENDING = '.xlsx';

export type ImportError = 'invalidFileType' | 'invalidContent' | 'excededSize';

/**
 * The life of an import: a file is chosen and looked through; then either its records are summed up and, when the user
 * says so, created, or it is told what is wrong with it. `unreachable` is no fault of the file: it may be tried again.
 */
export type ImportState =
  | { readonly step: 'empty' }
  | { readonly step: 'previewing'; readonly fileName: string }
  | ({ readonly step: 'summary' | 'creating'; readonly file: ImportFile; readonly note?: string } & ImportCounts)
  | { readonly step: 'failed'; readonly error: ImportError; readonly report?: string; readonly message?: string }
  | { readonly step: 'unreachable'; readonly source: File; readonly reason: string };

export interface ImportCounts {
  readonly inserted: number;
  readonly updated: number;
}

/** What can be seen wrong with a file before it is sent. */
export function fileProblem({ name, size }: { readonly name: string; readonly size: number }): ImportError | undefined {
  if (!name.toLowerCase().endsWith(IMPORT_ENDING)) return 'invalidFileType';
  return size >= IMPORT_SIZE_BYTES ? 'excededSize' : undefined;
}

export function afterPreview(file: ImportFile, reply: ImportPreview): ImportState {
  if (reply.status === 'OK') {
    const counts = { inserted: countOf(reply.insertItems), updated: countOf(reply.updateItems) };
    return { step: 'summary', file, ...counts, ...(reply.message ? { note: reply.message } : {}) };
  }
  return {
    step: 'failed',
    error: 'invalidContent',
    ...(reply.templateUrl ? { report: reply.templateUrl } : { message: reply.message }),
  };
}

const countOf = (items: number | readonly unknown[]): number => (typeof items === 'number' ? items : items.length);

const TOO_LARGE = 413;
const WRONG_TYPE = 415;

/** A refusal with a status is about the file, unless the server itself is in trouble. */
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
