import { UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import type { UploadRules } from '#ui/upload/upload-rules.ts';

/** Photos of vehicles must be pictures. */
export const PHOTO_UPLOAD: UploadRules = { kinds: ['jpeg', 'png'], maxBytes: UPLOAD_MAX_BYTES };
