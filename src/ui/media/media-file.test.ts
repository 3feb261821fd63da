import { describe, expect, it } from 'vitest';
import { endingOf, type MediaFile, previewKind, shownName } from './media-file.ts';

const file = (fields: Partial<MediaFile>): MediaFile => ({ url: '/api/files/1/content', fileName: 'a', ...fields });

describe('a file is shown', () => {
  it.each([
    ['image/png', 'image'],
    ['image/jpeg', 'image'],
    ['application/pdf', 'pdf'],
    ['text/html; charset=utf-8', 'page'],
  ] as const)('of type %s as %s', (contentType, kind) => {
    expect(previewKind(file({ contentType }))).toBe(kind);
  });

  it('by its name when its type is unknown', () => {
    expect(previewKind(file({ fileName: 'Frente.JPG' }))).toBe('image');
    expect(previewKind(file({ fileName: 'soat.pdf' }))).toBe('pdf');
    expect(previewKind(file({ fileName: 'foto', url: 'https://files.example/foto.png?x=1' }))).toBe('image');
  });

  it('by its type rather than its name', () => {
    expect(previewKind(file({ fileName: 'a.png', contentType: 'application/zip' }))).toBeUndefined();
  });

  it('from a data URL when it is a picture, and only saved otherwise', () => {
    expect(previewKind(file({ url: 'data:image/jpeg;base64,AA==' }))).toBe('image');
    expect(previewKind(file({ url: 'data:text/html,<p>' }))).toBeUndefined();
    expect(previewKind(file({ url: 'data:application/pdf;base64,AA==', fileName: 'a.pdf' }))).toBeUndefined();
  });

  it('not at all when nothing is known about it', () => {
    expect(previewKind(file({}))).toBeUndefined();
    expect(previewKind(file({ fileName: 'planilha.xlsx' }))).toBeUndefined();
  });
});

it('the name given by the user wins', () => {
  expect(shownName(file({ editedFileName: 'SOAT 2026.pdf' }))).toBe('SOAT 2026.pdf');
  expect(shownName(file({}))).toBe('a');
});

it('an extension is read from the name, then from the address', () => {
  expect(endingOf(file({ fileName: 'a.b.XLSX' }))).toBe('xlsx');
  expect(endingOf(file({ fileName: 'a', url: '/f/b.pdf#page=2' }))).toBe('pdf');
  expect(endingOf(file({ fileName: 'sem ponto', url: 'data:image/png;base64,a.png' }))).toBe('');
});
