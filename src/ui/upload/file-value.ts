import type { MediaFile } from '#ui/media/media-file.ts';

/** One uploaded file as a form keeps it. */
export interface FileItem extends MediaFile {
  /** The document type: `soat`, `photoLicenseDrivers`. */
  readonly type?: string;
  readonly size?: number;
  readonly additionalInfo?: string;
}

/** A form may hold an address, one file or a list of them. */
export type FileValue = string | FileItem | readonly FileItem[] | null | undefined;

const isList = (value: FileValue): value is readonly FileItem[] => Array.isArray(value);

/** The files of a value in any of its forms, as a list. */
export function itemsOf(value: FileValue): readonly FileItem[] {
  if (!value) return [];
  if (isList(value)) return value;
  return [typeof value === 'string' ? { url: value, fileName: nameIn(value) } : value];
}

/** A field for one file holds the file itself, any other a list. */
export function withItem(value: FileValue, item: FileItem, limit: number): FileValue {
  return limit === 1 ? item : [...itemsOf(value), item];
}

export interface Removal {
  readonly value: FileValue;
  /** A removed address leaves no trace in the value, so its removal is reported separately. */
  readonly report?: 'removed';
}

export function withoutItem(value: FileValue, at: number): Removal {
  if (isList(value)) return { value: value.filter((_, index) => index !== at) };
  return typeof value === 'string' ? { value: null, report: 'removed' } : { value: null };
}

/** Undoes a removal. Files added in the meantime stay; where they took the last place the removal cannot be undone. */
export function withItemBack(value: FileValue, before: FileValue, at: number, limit: number): FileValue {
  const items = itemsOf(value);
  if (items.length >= limit) return value;
  if (!isList(before) && items.length === 0) return before;
  return [...items.slice(0, at), ...itemsOf(before).slice(at, at + 1), ...items.slice(at)];
}

export function withName(value: FileValue, at: number, name: string): FileValue {
  const items = itemsOf(value).map((item, index) => (index === at ? { ...item, editedFileName: name } : item));
  return isList(value) ? items : (items[0] ?? null);
}

/** The last part of an address; empty for a data URL, which has none. */
function nameIn(url: string): string {
  if (url.startsWith('data:')) return '';
  const path = url.replace(/[?#].*$/, '').replace(/\/content$/, '');
  return decoded(path.slice(path.lastIndexOf('/') + 1));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
