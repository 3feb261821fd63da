import { describe, expect, it } from 'vitest';
import { flatten, type Phrases } from '#kernel/phrases.ts';
import { documentErrors } from '../contract/document.errors.ts';
import { OWNER_KINDS } from '../rules/document-owner.ts';
import { FLEET_DOCUMENT_TYPES } from '../rules/fleet-document.ts';
import { REASON_CODES, VERDICTS } from '../rules/verdict.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

describe.each<[string, Phrases]>([
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
])('the phrases of documents in %s', (_language, tree) => {
  const phrases = flatten(tree);

  it('name every document, each differently', () => {
    const names = FLEET_DOCUMENT_TYPES.map((type) => phrases.get(`documents.types.${type}`));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(FLEET_DOCUMENT_TYPES.length);
  });

  it('have a word for every owner, verdict, reason and error', () => {
    const keys = [
      ...OWNER_KINDS.map((kind) => `documents.owners.${kind}`),
      ...VERDICTS.map((verdict) => `documents.verdict.${verdict}`),
      ...REASON_CODES.map((code) => `documents.reasons.${code}`),
      ...Object.keys(documentErrors).map((name) => `errors.documents.${name}`),
    ];
    expect(keys.filter((key) => !phrases.get(key))).toEqual([]);
  });

  it('have the same keys and placeholders as the first language', () => {
    const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
    const first = flatten(ptBR);
    expect([...phrases.keys()].toSorted()).toEqual([...first.keys()].toSorted());
    for (const [key, text] of first) expect(places(phrases.get(key) ?? ''), key).toEqual(places(text));
  });
});
