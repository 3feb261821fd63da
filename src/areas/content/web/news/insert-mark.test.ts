import { describe, expect, it } from 'vitest';
import { insertMark } from './insert-mark.ts';

const words = { text: 'texto', item: 'item', column: 'Coluna' };
const put = (mark: Parameters<typeof insertMark>[0], body: string, from = body.length, to = from) => {
  const next = insertMark(mark, body, { from, to }, words);
  return [next.body, next.body.slice(next.from, next.to)];
};

describe('the buttons of the text', () => {
  it('mark what is chosen, or offer words to be typed over', () => {
    expect(put('strong', 'ver hoje', 4, 8)).toEqual(['ver **hoje**', 'hoje']);
    expect(put('strong', '')).toEqual(['**texto**', 'texto']);
    expect(put('link', 'ver aqui', 4, 8)).toEqual(['ver [aqui](https://)', 'https://']);
  });

  it('begin lists, headings and tables on a line of their own', () => {
    expect(put('heading', 'antes')).toEqual(['antes\n# texto', 'texto']);
    expect(put('list', 'um\ndois', 0, 7)).toEqual(['- um\n- dois', 'dois']);
    expect(put('numbered', 'um\ndois', 0, 7)).toEqual(['1. um\n2. dois', 'dois']);
    expect(put('table', 'x\n')).toEqual(['x\n| Coluna 1 | Coluna 2 |\n|  |  |\n', 'Coluna 1']);
  });
});
