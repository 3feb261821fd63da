import { describe, expect, it } from 'vitest';
import type { FleetDocumentView } from '#areas/documents/contract/document.shapes.ts';
import { changeOf, changesOf, fileOf } from './document-change.ts';

const OLD = '01890a5d-ac96-774b-bcce-b302099a8057';
const NEW = '01890a5d-ac96-774b-bcce-b302099a8058';
const linkTo = (id: string) => `/api/files/${id}/content?expires=1`;

const document: FleetDocumentView = {
  type: 'photoLicenseDrivers',
  required: true,
  order: 1,
  complete: true,
  expiration: 'driverLicenseExpirationDate',
  state: 'valid',
  _id: OLD,
  fileId: OLD,
  fileName: 'cnh.pdf',
  contentType: 'application/pdf',
  size: 10,
  url: linkTo(OLD),
  number: null,
  category: null,
  issuedDate: null,
  expirationDate: '2030-01-31',
};
const kept = fileOf(document);
const other = { url: linkTo(NEW), fileName: 'nova.pdf' };

describe('the change that is sent for a document', () => {
  it('is nothing where nothing changed', () => {
    expect(changeOf(document, { file: kept, expirationDate: '2030-01-31' })).toEqual({ type: document.type });
    expect(changesOf([document], [document.type, 'linti'], { [document.type]: kept })).toEqual([]);
  });

  it('is the new file, its removal, or its new name', () => {
    expect(changeOf(document, { file: other })).toEqual({ type: document.type, fileId: NEW });
    expect(changeOf(document, { file: null })).toEqual({ type: document.type, fileId: null });
    expect(changeOf(document, { file: { ...other, editedFileName: 'a.pdf' } })).toEqual({
      type: document.type,
      fileId: NEW,
      editedFileName: 'a.pdf',
    });
    expect(changeOf(document, { file: { ...kept!, editedFileName: 'a.pdf' } })).toEqual({
      type: document.type,
      editedFileName: 'a.pdf',
    });
  });

  it('is a date that changed or went away', () => {
    expect(changeOf(document, { file: kept, expirationDate: '2031-01-31' })).toMatchObject({
      expirationDate: '2031-01-31',
    });
    expect(changeOf(document, { file: kept, expirationDate: null })).toEqual({
      type: document.type,
      expirationDate: null,
    });
  });

  it('leaves out documents that the form does not show', () => {
    expect(changesOf([document], ['linti'], { linti: other })).toEqual([{ type: 'linti', fileId: NEW }]);
  });
});
