import { createContext } from 'react';
import type { FileView } from '#kernel/file-calls.ts';
import type { CallOptions } from '#ui/api/api-client.ts';

/** Stores one file, given as a data URL. */
export type StoreFile = (
  file: { readonly fileName: string; readonly content: string },
  options: CallOptions,
) => Promise<FileView>;

/** Where upload fields store their files: null is the company of the signed-in person. */
export const UploadTarget = createContext<StoreFile | null>(null);
