import { DOCUMENT_TYPES, type FileKind, UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';

/** The limits of one kind of upload. */
export interface UploadRules {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
}

export const DOCUMENT_UPLOAD: UploadRules = { kinds: DOCUMENT_TYPES, maxBytes: UPLOAD_MAX_BYTES };
/** Documents of drivers and their vehicles. */
export const CARRIER_UPLOAD: UploadRules = { kinds: ['jpeg', 'png', 'pdf'], maxBytes: UPLOAD_MAX_BYTES };
/** The photo of a person or a vehicle. */
export const PHOTO_UPLOAD: UploadRules = { kinds: ['jpeg', 'png'], maxBytes: UPLOAD_MAX_BYTES };
/** One picture, PDF or spreadsheet, as on the profile. */
export const PROFILE_UPLOAD: UploadRules = {
  kinds: ['png', 'jpeg', 'pdf', 'xls', 'xlsx'],
  maxBytes: UPLOAD_MAX_BYTES,
};

export const DEFAULT_MAX_FILES = 3;
/** The most files in a list, whatever a field allows. */
const STORED_LIST_CAP = 10;

export const fileLimit = (allowedMaxFiles: number): number => Math.min(allowedMaxFiles, STORED_LIST_CAP);

/** The number in the warning about a drop that is too large, whatever the budget really is. */
export const TOTAL_WARNING_MEGABYTES = 10;

export const megabytes = (bytes: number): number => bytes / 1_000_000;
