import { describe, expect, it } from 'vitest';
import { REASON_CODES, VERDICTS } from '#areas/documents/rules/verdict.ts';
import { CHECK_CODES, CHECK_FAILURES, CHECK_SOURCES, CHECK_STATUSES } from '#areas/fleet/rules/homologation-check.ts';
import { securityCheckState } from '#areas/fleet/rules/homologation-progress.ts';
import { CHECK_REASONS } from '#areas/fleet/rules/homologation-verdict.ts';
import { flatten } from '#kernel/phrases.ts';
import { homologationEn as en } from './en.ts';
import { homologationEs as es } from './es.ts';
import { homologationPtBR as ptBR } from './pt-BR.ts';

describe.each([
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
] as const)('the phrases of homologation in %s', (_language, tree) => {
  const phrases = flatten(tree);

  it('have a word for every result and verdict', () => {
    const words = {
      codes: CHECK_CODES,
      statuses: CHECK_STATUSES,
      sources: CHECK_SOURCES,
      failures: CHECK_FAILURES,
      verdicts: VERDICTS,
      reasons: CHECK_REASONS,
      documentReasons: REASON_CODES,
    };
    const keys = Object.entries(words).flatMap(([group, names]) =>
      names.map((name) => `fleet.homologation.${group}.${name}`),
    );
    expect(keys.filter((key) => !phrases.get(key))).toEqual([]);
  });

  it('use the same text for both spellings of not found', () => {
    const said = (status: string) => phrases.get(`fleet.homologation.statuses.${status}`);
    expect(said('not_found')).toBe(said('not-found'));
  });
});

it('the security check uses the texts of the specification', () => {
  const shown = (progress: number) => es.fleet.homologation.progress[securityCheckState(progress)];
  expect([0, 0.5, 0.99, 1].map(shown)).toEqual([
    'Consulta de seguridad en progreso',
    'Consulta de seguridad en progreso',
    'Consulta de seguridad en progreso',
    'Consulta de seguridad finalizada',
  ]);
});
