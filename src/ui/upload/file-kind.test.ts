import { describe, expect, it } from 'vitest';
import { acceptedEndings, kindOf, shownKinds } from './file-kind.ts';
import { CARRIER_UPLOAD, DOCUMENT_UPLOAD, PROFILE_UPLOAD } from './upload-rules.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the kind of a file comes from its content', () => {
  it.each([
    ['a.pdf', '%PDF-1.7\n', 'pdf'],
    ['a.png', '\x89PNG\r\n\x1a\n', 'png'],
    ['a.jpeg', '\xff\xd8\xff\xe0', 'jpeg'],
    ['a.xlsx', 'PK\x03\x04', 'xlsx'],
    ['a.xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'xls'],
    ['a.html', '<!doctype html>', 'html'],
    ['a.HTM', '<p>', 'html'],
    ['a.eml', 'From: a@b.c\r\nTo: d@e.f\r\n', 'eml'],
  ])('%s is recognised by its first bytes', (name, head, kind) => {
    expect(kindOf(name, bytes(head))).toBe(kind);
  });

  it('even when its name is wrong', () => {
    expect(kindOf('photo.png', bytes('%PDF-1.4'))).toBe('pdf');
    expect(kindOf('invoice.pdf', bytes('MZ\x90\0\x03'))).toBeUndefined();
    expect(kindOf('invoice.pdf', bytes('just words'))).toBeUndefined();
    expect(kindOf('macro.docm', bytes('PK\x03\x04'))).toBeUndefined();
    expect(kindOf('page.html', bytes('<p>\0'))).toBeUndefined();
  });

  it('and is unknown when it is empty', () => {
    expect(kindOf('a.html', bytes(''))).toBeUndefined();
  });

  it('in any text encoding', () => {
    expect(kindOf('a.eml', bytes('\xff\xfeF\0r\0o\0m\0'))).toBe('eml');
  });
});

it('the chooser and the hint list the kinds of each upload', () => {
  expect(acceptedEndings(DOCUMENT_UPLOAD.kinds)).toBe('.pdf,.png,.jpg,.jpeg,.xlsx,.eml,.html,.htm');
  expect(acceptedEndings(CARRIER_UPLOAD.kinds)).toBe('.jpg,.jpeg,.png,.pdf');
  expect(shownKinds(PROFILE_UPLOAD.kinds)).toBe('PNG, JPG, PDF, XLS, XLSX');
});
