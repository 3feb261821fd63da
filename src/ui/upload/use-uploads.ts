import { use, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '#kernel/file-calls.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { reasonText } from '#ui/feedback/error-text.ts';
import { emailToPage } from './email-page.ts';
import type { FileItem } from './file-value.ts';
import { changePending, type PendingUpload, type UploadFailure } from './pending-uploads.ts';
import { type Preparation, prepareFile, type ReadyFile, type Refusal } from './prepare-file.ts';
import { UploadTarget } from './upload-target.ts';

export interface UploadsOptions extends Omit<Preparation, 'convertEmail'> {
  /** Another way to turn a mail into a page; by default the browser does it. */
  readonly convertEmail?: Preparation['convertEmail'];
  readonly onStored: (item: FileItem) => void;
  readonly onRefused: (refusal: Exclude<Refusal, 'unreadable'>, names: readonly string[]) => void;
}

export interface Uploads {
  readonly pending: readonly PendingUpload[];
  /** Dropped files are being read. */
  readonly reading: boolean;
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly retry: (upload: PendingUpload) => void;
  readonly drop: (id: string) => void;
}

const SHOWN_REFUSALS = ['badType', 'dimensions'] as const;

/** Uploads files one after the other, and reports the progress of each. */
export function useUploads(options: UploadsOptions): Uploads {
  const api = useApi();
  const target = use(UploadTarget);
  const { t } = useTranslation();
  const [pending, change] = useReducer(changePending, []);
  const [reading, setReading] = useState(false);
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const isThere = useRef(false);
  useEffect(() => {
    const all = running.current;
    isThere.current = true;
    return () => {
      isThere.current = false;
      for (const upload of all.values()) upload.abort();
    };
  }, []);

  const send = useCallback(
    async ({ id, file }: PendingUpload) => {
      const control = running.current.get(id);
      if (!control) return;
      try {
        const { fileName: name, content } = file;
        const onProgress = (share: number) => change({ do: 'advance', id, share });
        const options = { idempotencyKey: id, signal: control.signal, onProgress };
        const body = { fileName: name, content };
        const stored = await (target ? target(body, options) : api.call(uploadFile, { body }, options));
        const { url, fileName, contentType, size } = stored;
        latest.current.onStored({ url, fileName, contentType, size });
        change({ do: 'drop', id });
      } catch (error) {
        if (!control.signal.aborted) change({ do: 'fail', id, failure: failureOf(error, reasonText(error, t)) });
      } finally {
        running.current.delete(id);
      }
    },
    [api, target, t],
  );

  const take = async (files: readonly File[]) => {
    const { kinds, dimensions, convertEmail, onRefused } = latest.current;
    const heading = (name: NameIn<'ui.upload.email'>) => t(`ui.upload.email.${name}`);
    setReading(true);
    const prepared = await Promise.all(
      files.map((file) =>
        prepareFile(file, {
          kinds,
          dimensions,
          convertEmail: convertEmail ?? ((mail) => emailToPage(mail, heading)),
        }),
      ),
    );
    // When the user has left in the meantime, the files are not stored.
    if (!isThere.current) return;
    setReading(false);
    for (const refusal of SHOWN_REFUSALS) {
      const names = files.filter((_, at) => prepared[at] === refusal).map(({ name }) => name);
      if (names.length > 0) onRefused(refusal, names);
    }
    const uploads = prepared.filter(isReady).map((file) => ({ id: crypto.randomUUID(), file, share: 0 }));
    for (const { id } of uploads) running.current.set(id, new AbortController());
    change({ do: 'add', uploads });
    for (const upload of uploads) await send(upload);
  };

  return {
    pending,
    reading,
    take,
    retry: (upload) => {
      running.current.set(upload.id, new AbortController());
      change({ do: 'restart', id: upload.id });
      void send(upload);
    },
    drop: (id) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      change({ do: 'drop', id });
    },
  };
}

const isReady = (file: ReadyFile | Refusal): file is ReadyFile => typeof file === 'object';

const TOO_MANY = 429;

/**
 * The same file would be refused again for the same reason; only a bad connection or a busy server is worth a retry.
 */
function failureOf(error: unknown, reason: string): UploadFailure {
  const mayRetry =
    !(error instanceof ApiError) || error.isTransport || error.status >= 500 || error.status === TOO_MANY;
  return { reason, mayRetry };
}
