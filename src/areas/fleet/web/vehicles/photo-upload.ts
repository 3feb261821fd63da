import { UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import type { UploadRules } from '#ui/upload/upload-rules.ts';

/** A photo of a vehicle is a picture. */
export const PHOTO_UPLOAD: UploadRules = { kinds: ['jpeg', 'png'], maxBytes: UPLOAD_MAX_BYTES };
