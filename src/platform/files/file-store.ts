import type { Readable } from 'node:stream';

export interface StoredContent {
  readonly stream: Readable;
  readonly size: number;
}

export interface PresignedPut {
  readonly contentType: string;
  readonly size: number;
  readonly seconds: number;
  readonly now: Date;
}

/** Where the bytes are: a local folder or an S3-compatible store, behind one interface. A key is a UUID. */
export interface FileStore {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Undefined when nothing is stored under the key. */
  read(key: string): Promise<StoredContent | undefined>;
  remove(key: string): Promise<void>;
  /** An address that takes the content of the key directly, of this size and type; a local folder has none. */
  presignPut?(key: string, put: PresignedPut): string;
  /**
   * Removes content that was written before the given time and is no longer known: uploads whose transaction failed,
   * files whose record is gone. Works in batches, returns the number removed.
   */
  sweep(before: Date, known: KnownKeys): Promise<number>;
}

/** Of the given keys, those that still belong to a record. */
export type KnownKeys = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

const KEY_FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isKey(text: string): boolean {
  return KEY_FORM.test(text);
}

/** Only a UUID ever becomes part of a path, so no key can lead out of the store. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new TypeError('not a storage key');
  return key;
}
