import { expect, it } from 'vitest';
import { DOCUMENT_CONTENT_TYPES } from '#areas/documents/rules/document-limits.ts';
import { FILE_KINDS } from '#kernel/file-calls.ts';
import { KIND_FACTS } from '#platform/files/file-name.ts';
import { CARRIER_UPLOAD, DOCUMENT_UPLOAD, PHOTO_UPLOAD, PROFILE_UPLOAD } from '#ui/upload/upload-rules.ts';

const contentTypes = (kinds: readonly (keyof typeof KIND_FACTS)[]) =>
  kinds.map((kind) => KIND_FACTS[kind].contentType).sort();

it('documents of drivers and vehicles are offered in exactly the kinds that saving accepts', () => {
  expect(contentTypes(CARRIER_UPLOAD.kinds)).toEqual([...DOCUMENT_CONTENT_TYPES].sort());
});

it('photos are offered as pictures alone', () => {
  expect(contentTypes(PHOTO_UPLOAD.kinds)).toEqual(['image/jpeg', 'image/png']);
});

it('no field offers a kind that the upload refuses', () => {
  for (const { kinds } of [DOCUMENT_UPLOAD, CARRIER_UPLOAD, PHOTO_UPLOAD, PROFILE_UPLOAD]) {
    expect(FILE_KINDS).toEqual(expect.arrayContaining([...kinds]));
  }
});
