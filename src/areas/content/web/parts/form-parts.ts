import { z } from 'zod';
import { storedFileId } from '#ui/media/stored-link.ts';
import { type FileValue, itemsOf } from '#ui/upload/file-value.ts';

/** Null until something is chosen. */
export const chosen = <T extends z.ZodType>(shape: T) =>
  shape.nullable().transform((value, context): z.output<T> => {
    if (value !== null) return value as z.output<T>;
    context.addIssue({ code: 'custom', params: { code: 'required' } });
    return z.NEVER;
  });

export const pictureField = z.custom<FileValue>(() => true).nullable();

/** The upload behind a picture of the form. */
export function pictureOf(value: FileValue): { readonly fileId: string } | null {
  const fileId = storedFileId(itemsOf(value)[0]?.url ?? '');
  return fileId === undefined ? null : { fileId };
}
