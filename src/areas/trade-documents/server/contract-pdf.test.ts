import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { contractPdf, PAGE_MARK } from './contract-pdf.ts';

const text = (name: string) => ({
  title: 'Contrato CT-1',
  parties: name,
  clauses: [{ title: 'Objeto', text: `Carga de ${name}` }],
  closing: 'Fin',
  signatures: [{ name, role: 'Transportista' }],
});
const print = (name: string) =>
  contractPdf({ text: text(name), draftMark: null, pageText: PAGE_MARK, createdAt: new Date(0) });

/** The characters that can be read and copied from the file, from its tables of glyphs to Unicode. */
function lettersOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const tables = streams.filter((stream) => stream.includes('beginbfrange'));
  const codes = tables.flatMap((table) => [...table.matchAll(/<([0-9a-f]{4,8})>/gi)].map(([, code = '']) => code));
  return codes.map((code) => Buffer.from(code, 'hex').swap16().toString('utf16le')).join('');
}

it('prints names of every Latin alphabet, and others as well', async () => {
  const letters = lettersOf(await print('Łukasz Žižka Nguyễn Ñandú Şükrü Иван Νίκη'));
  for (const letter of 'ŁžễÑŞИΝ') expect(letters).toContain(letter);
});

it('prints a contract with characters that no font has', async () => {
  const pdf = await print('Ñusta 🚚 Quispe\u0007\t高木');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(lettersOf(pdf)).toContain('Q');
});

it('prints the same file every time', async () => {
  expect((await print('Łukasz')).equals(await print('Łukasz'))).toBe(true);
});
