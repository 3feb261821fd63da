import type { ReadyFile } from './prepare-file.ts';

/** A file being uploaded. Its id is also the key under which the server stores it once, however often it is sent. */
export interface PendingUpload {
  readonly id: string;
  readonly file: ReadyFile;
  /** Sent so far, from 0 to 1. */
  readonly share: number;
  readonly failure?: UploadFailure;
}

export interface UploadFailure {
  readonly reason: string;
  /** Whether a retry may help. */
  readonly mayRetry: boolean;
}

export type PendingChange =
  | { readonly do: 'add'; readonly uploads: readonly PendingUpload[] }
  | { readonly do: 'advance'; readonly id: string; readonly share: number }
  | { readonly do: 'fail'; readonly id: string; readonly failure: UploadFailure }
  | { readonly do: 'restart'; readonly id: string }
  | { readonly do: 'drop'; readonly id: string };

export function changePending(pending: readonly PendingUpload[], change: PendingChange): readonly PendingUpload[] {
  switch (change.do) {
    case 'add':
      return [...pending, ...change.uploads];
    case 'advance':
      return pending.map((upload) => (upload.id === change.id ? { ...upload, share: change.share } : upload));
    case 'fail':
      return pending.map((upload) => (upload.id === change.id ? { ...upload, failure: change.failure } : upload));
    case 'restart':
      return pending.map((upload) =>
        upload.id === change.id ? { id: upload.id, file: upload.file, share: 0 } : upload,
      );
    case 'drop':
      return pending.filter((upload) => upload.id !== change.id);
  }
}
