import { describe, expect, it } from 'vitest';
import type { PaperView } from '#areas/documents/contract/paper.shapes.ts';
import { changeOf, changesOf, fileOf } from './paper-change.ts';

const OLD = '01890a5d-ac96-774b-bcce-b302099a8057';
const NEW = '01890a5d-ac96-774b-bcce-b302099a8058';
const linkTo = (id: string) => `/api/files/${id}/content?expires=1`;

const paper: PaperView = {
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
const kept = fileOf(paper);
const other = { url: linkTo(NEW), fileName: 'nova.pdf' };

describe('what is told about a paper', () => {
  it('is nothing where nothing changed', () => {
    expect(changeOf(paper, { file: kept, expirationDate: '2030-01-31' })).toEqual({ type: paper.type });
    expect(changesOf([paper], [paper.type, 'linti'], { [paper.type]: kept })).toEqual([]);
  });

  it('is the new file, its removal, or its new name', () => {
    expect(changeOf(paper, { file: other })).toEqual({ type: paper.type, fileId: NEW });
    expect(changeOf(paper, { file: null })).toEqual({ type: paper.type, fileId: null });
    expect(changeOf(paper, { file: { ...other, editedFileName: 'a.pdf' } })).toEqual({
      type: paper.type,
      fileId: NEW,
      editedFileName: 'a.pdf',
    });
    expect(changeOf(paper, { file: { ...kept!, editedFileName: 'a.pdf' } })).toEqual({
      type: paper.type,
      editedFileName: 'a.pdf',
    });
  });

  it('is a date that changed or went away', () => {
    expect(changeOf(paper, { file: kept, expirationDate: '2031-01-31' })).toMatchObject({
      expirationDate: '2031-01-31',
    });
    expect(changeOf(paper, { file: kept, expirationDate: null })).toEqual({ type: paper.type, expirationDate: null });
  });

  it('is left to papers the form does not show', () => {
    expect(changesOf([paper], ['linti'], { linti: other })).toEqual([{ type: 'linti', fileId: NEW }]);
  });
});
