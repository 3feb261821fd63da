import { expect, it } from 'vitest';
import { downloadName } from './document-name.ts';

it.each([
  ['contrato.pdf', 'Contrato 2026', 'Contrato 2026.pdf'],
  ['contrato.pdf', 'Contrato 2026.PDF', 'Contrato 2026.PDF'],
  ['contrato', 'Contrato 2026', 'Contrato 2026'],
  ['foto.jpeg', 'v1.2', 'v1.2.jpeg'],
])('a file %s renamed to "%s" is saved as %s', (fileName, edited, saved) => {
  expect(downloadName(fileName, edited)).toBe(saved);
});

it('never exceeds the length limit of a name', () => {
  expect(downloadName('a.pdf', 'x'.repeat(150))).toBe(`${'x'.repeat(146)}.pdf`);
});
