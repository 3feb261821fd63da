import { describe, expect, it } from 'vitest';
import { cleanFileName, contentDisposition, nameFor } from './file-name.ts';

describe('a file name', () => {
  it.each([
    ['  Nota fiscal.pdf ', 'Nota fiscal.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ana\\foto.png', 'foto.png'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['fatura\u202efdp.exe', 'faturafdp.exe'],
    ['Peça 你好 🚚.pdf', 'Peça 你好 🚚.pdf'],
    ['\ud83d.pdf', '\ufffd.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  it.each(['', '  ', '.', '..', '/', 'a/..', '\u0000', '\u202e'])('%j is refused', (given) => {
    expect(() => cleanFileName(given)).toThrow(expect.objectContaining({ code: 'files.badName', status: 400 }));
  });

  it('has at most 150 characters and no half ones', () => {
    expect(cleanFileName('a'.repeat(400))).toHaveLength(150);
    expect(cleanFileName(`${'a'.repeat(149)}🚚`)).toBe('a'.repeat(149));
  });

  it.each([
    ['pdf', 'scan.png', 'scan.pdf'],
    ['pdf', 'scan.PDF', 'scan.PDF'],
    ['jpeg', 'foto.jpeg', 'foto.jpeg'],
    ['jpeg', 'foto', 'foto.jpg'],
    ['pdf', 'contrato.v2', 'contrato.v2.pdf'],
    ['pdf', 'virus.exe', 'virus.exe.pdf'],
    ['eml', 'mensagem.eml', 'mensagem.html'],
    ['pdf', '.png', '.png.pdf'],
    ['xlsx', 'a'.repeat(150), `${'a'.repeat(145)}.xlsx`],
  ] as const)('of a %s called %s becomes %s', (kind, given, kept) => {
    expect(nameFor(kind, given)).toBe(kept);
  });
});

describe('the header that names a download', () => {
  it('has the real name and a plain one for old programs', () => {
    expect(contentDisposition('attachment', 'Peça "nº 1".pdf')).toBe(
      `attachment; filename="Peca _no 1_.pdf"; filename*=UTF-8''Pe%C3%A7a%20%22n%C2%BA%201%22.pdf`,
    );
  });

  it('cannot be broken out of', () => {
    const header = contentDisposition('inline', `a"; x="'()*\\\u2028你.pdf`);
    expect(header).toMatch(/^inline; filename="[^"\\]*"; filename\*=UTF-8''[\w%.!~-]+$/);
    expect(contentDisposition('inline', '你')).toContain('filename="file"');
  });
});
