import { describe, expect, it } from 'vitest';
import { fittedName, nameProblem, splitName, withEnding } from './file-name.ts';

describe('a name', () => {
  it('has a part to change and an extension to keep', () => {
    expect(splitName('soat 2026.v2.pdf')).toEqual({ stem: 'soat 2026.v2', ending: '.pdf' });
    expect(splitName('sem ponto')).toEqual({ stem: 'sem ponto', ending: '' });
    expect(splitName('.pdf')).toEqual({ stem: '.pdf', ending: '' });
  });

  it('is required', () => {
    expect(nameProblem('', '.pdf')).toEqual({ code: 'required' });
    expect(nameProblem('   ', '.pdf')).toEqual({ code: 'required' });
  });

  it('has no spaces at its edges', () => {
    expect(nameProblem(' soat', '.pdf')).toEqual({ code: 'edges' });
    expect(nameProblem('soat ', '.pdf')).toEqual({ code: 'edges' });
    expect(nameProblem('so at', '.pdf')).toBeUndefined();
  });

  it('has at most 150 characters including its extension', () => {
    expect(nameProblem('x'.repeat(146), '.pdf')).toBeUndefined();
    expect(nameProblem('x'.repeat(147), '.pdf')).toEqual({ code: 'maxLength', params: { count: 146 } });
  });

  it('that is too long is cut before its extension', () => {
    expect(fittedName(`${'x'.repeat(200)}.pdf`)).toBe(`${'x'.repeat(146)}.pdf`);
    expect(fittedName(`${'x'.repeat(145)}🚚.pdf`)).toBe(`${'x'.repeat(145)}.pdf`);
    expect(fittedName(' curto.pdf ')).toBe('curto.pdf');
  });
});

it('a mail is renamed to a page', () => {
  expect(withEnding('Re: carga.eml', 'html')).toBe('Re: carga.html');
});
