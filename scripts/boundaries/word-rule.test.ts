import { describe, expect, it } from 'vitest';
import { readSource } from './source.ts';
import { checkWords } from './word-rule.ts';

const SERVICE = 'src/areas/fleet/server/truck.service.ts';

/** What the rule reports for one file. */
function reported(path: string, text: string): string[] {
  const messages: string[] = [];
  checkWords(readSource(path, text), (_, message) => messages.push(message.replace(/: .*/, '')));
  return messages;
}

describe('a replaced word is refused', () => {
  it.each([
    ['a variable', 'export const papers = [];', "'papers' contains 'papers'"],
    ['part of a name', 'export const readPapers = 1;', "'readPapers' contains 'papers'"],
    ['a constant', 'export const PAPER_TYPES = 1;', "'PAPER_TYPES' contains 'paper'"],
    ['a type', 'export interface ToldOrder { readonly id: string }', "'ToldOrder' contains 'told'"],
    ['a key', "export const x = { heard: 'x' };", "'heard' contains 'heard'"],
    ['a private field', 'export class A { #surroundings = 1; }', "'surroundings' contains 'surroundings'"],
    [
      'the id of a call',
      "export const x = define({ id: 'documents.zipPapers' });",
      "'documents.zipPapers' contains 'papers'",
    ],
    ['a message called news', 'export type DownloadNews = string;', "'DownloadNews' contains 'news'"],
  ])('as %s', (_, text, message) => {
    expect(reported(SERVICE, text)).toEqual([message]);
  });

  it('in the name of a file or a folder', () => {
    expect(reported('src/areas/fleet/web/papers/list.ts', 'export const x = 1;')).toHaveLength(1);
    expect(reported('src/areas/fleet/server/who-hears.ts', 'export const x = 1;')).toHaveLength(1);
  });

  it('as a style class, once per place', () => {
    expect(reported('src/ui/list/list.module.css', '.standing { margin: 0; }\n.row { margin: 0; }')).toEqual([
      "'standing' contains 'standing'",
    ]);
  });
});

describe('a word is accepted', () => {
  it.each([
    ['inside another word', 'export const newspaper = 1, intellect = 2, outstanding = 3, hearth = 4;'],
    ['in prose', "// papers were told\nexport const x = 'the papers are heard';"],
    ['as a name from a package', "import { Paper } from '@mantine/core';\nexport const x = Paper;"],
    ['as the feature called news', "export const news = 1, newsAndBenefits = 2, x = t('users.modules.news');"],
    ['as a register the specification names', "export const x = { MTC_PAPERS: 'MTC: fines' };"],
  ])('%s', (_, text) => {
    expect(reported(SERVICE, text)).toEqual([]);
  });

  it('where news is the subject', () => {
    expect(reported('src/areas/content/web/news-screen.tsx', 'export const NewsScreen = 1;')).toEqual([]);
  });
});
