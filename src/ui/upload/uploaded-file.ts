import { z } from 'zod';
import { storedFileId } from '#ui/media/stored-link.ts';
import type { FileItem } from './file-value.ts';

/** An uploaded file as the upload field holds it, and as the API takes it. */
export const uploadedFileShape = z
  .custom<FileItem | null>((item) => typeof item === 'object' && item !== null && 'url' in item, {
    params: { code: 'fileRequired' },
  })
  .transform((item, context) => {
    const fileId = item ? storedFileId(item.url) : undefined;
    if (fileId === undefined) {
      context.addIssue({ code: 'custom', params: { code: 'fileRequired' } });
      return z.NEVER;
    }
    return { fileId, ...(item?.editedFileName ? { editedFileName: item.editedFileName } : {}) };
  });
