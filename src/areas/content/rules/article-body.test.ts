import { describe, expect, it } from 'vitest';
import { bodyProblem, readBody, readLine } from './article-body.ts';
import { BODY_MAX } from './content-limits.ts';

describe('the text of an article', () => {
  it('is headings, paragraphs, lists and a table', () => {
    const body =
      '# Desvío\nPor la ruta 7\nhasta el viernes\n\n## Pasos\n- uno\n* dos\n1. tres\n| a | b |\n|---|---|\n| 1 |';
    expect(readBody(body)).toEqual([
      { kind: 'heading', level: 2, line: [{ text: 'Desvío' }] },
      { kind: 'paragraph', line: [{ text: 'Por la ruta 7\nhasta el viernes' }] },
      { kind: 'heading', level: 3, line: [{ text: 'Pasos' }] },
      { kind: 'list', ordered: false, items: [[{ text: 'uno' }], [{ text: 'dos' }]] },
      { kind: 'list', ordered: true, items: [[{ text: 'tres' }]] },
      { kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], []]] },
    ]);
  });

  it('has strong words and links to pages, mails and phones only', () => {
    expect(readLine('ver **hoy** en [la página](https://abc.bo/x) ya')).toEqual([
      { text: 'ver ' },
      { text: 'hoy', strong: true },
      { text: ' en ' },
      { text: 'la página', href: 'https://abc.bo/x' },
      { text: ' ya' },
    ]);
    expect(readLine('[x](javascript:alert)')).toEqual([{ text: '[x](javascript:alert)' }]);
  });

  it('takes brackets that open nothing as text, however many there are', () => {
    const brackets = '['.repeat(BODY_MAX);
    expect(bodyProblem(brackets)).toBeUndefined();
    expect(readBody(brackets)).toEqual([{ kind: 'paragraph', line: [{ text: brackets }] }]);
    expect(readLine('[[[a](https://abc.bo)')).toEqual([{ text: '[[' }, { text: 'a', href: 'https://abc.bo' }]);
    expect(bodyProblem('[[[a](javascript:alert)')).toEqual({ code: 'linkAddress' });
  });

  it.each([
    ['<script>alert(1)</script>', 'htmlNotAllowed'],
    ['<SVG onload=alert(1)', 'htmlNotAllowed'],
    ['<!-- nada -->', 'htmlNotAllowed'],
    ['[a](javascript:alert(1))', 'linkAddress'],
    ['[a](data:text/html,x)', 'linkAddress'],
    ['[a](//mal.example)', 'linkAddress'],
    ['|a|\ntexto\n|b|', 'oneTable'],
  ])('is refused for %s', (body, code) => {
    expect(bodyProblem(body)).toEqual({ code });
  });

  it.each(['carga < 30 t y > 5 t', '[a](https://a.bo) [b](mailto:a@b.bo) [c](tel:+591123)', '|a|b|\n|1|2|'])(
    'may be %s',
    (body) => {
      expect(bodyProblem(body)).toBeUndefined();
    },
  );
});
