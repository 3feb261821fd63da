import { describe, expect, it } from 'vitest';
import { CHECKLIST_QUESTIONS, CHECKLIST_SECTIONS } from '#areas/trade-documents/rules/checklist.ts';
import { CONTRACT_CLAUSES, CONTRACT_FIELDS } from '#areas/trade-documents/rules/transport-contract.ts';
import { flatten } from '#kernel/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

describe.each([
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
] as const)('the phrases of trade documents in %s', (_language, tree) => {
  const phrases = flatten(tree);
  const below = (branch: string, names: readonly string[]) => names.map((name) => `tradeDocuments.${branch}.${name}`);

  it('have a text for every question and every clause', () => {
    const keys = [
      ...below('checklist.sections', CHECKLIST_SECTIONS),
      ...below('checklist.questions', CHECKLIST_QUESTIONS),
      ...below('contract.fields', CONTRACT_FIELDS),
      ...CONTRACT_CLAUSES.flatMap((clause) => below(`contract.clauses.${clause}`, ['title', 'text'])),
    ];
    expect(keys.filter((key) => !phrases.get(key))).toEqual([]);
  });
});
