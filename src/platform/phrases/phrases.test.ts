import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '#kernel/errors.ts';
import { flatten } from '#kernel/phrases.ts';
import { placeErrors } from '#kernel/place-calls.ts';
import { fileErrors } from '../files/file-errors.ts';
import { mailErrors } from '../mail/mail-shape.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

const places = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

describe.each([
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
])('the phrases of the platform in %s', (_, tree) => {
  it('are complete and fill the same places', () => {
    const texts = flatten(tree);
    for (const [key, original] of flatten(ptBR)) {
      expect(texts.get(key), key).toBeTruthy();
      expect(places(texts.get(key) ?? ''), key).toEqual(places(original));
    }
  });

  it('have a text for every error of files, mail and places', () => {
    const texts = flatten(tree);
    for (const make of [fileErrors, mailErrors, placeErrors].flatMap((errors) => Object.values(errors))) {
      const { code } = make();
      expect(errorCatalogue.has(code)).toBe(true);
      expect(texts.has(`errors.${code}`), code).toBe(true);
    }
  });
});
