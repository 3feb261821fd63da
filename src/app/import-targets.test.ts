import { describe, expect, it } from 'vitest';
import { catalogues } from '#app/phrases/catalogues.ts';
import { headingKey } from '#areas/imports/rules/fold.ts';
import { choiceLabel, headingOf } from '#areas/imports/server/column-names.ts';
import { COUNTRIES } from '#countries/country.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { createTranslator } from '#kernel/phrases.ts';
import { importDefinitions } from './import-definitions.ts';
import { importTargets } from './import-targets.ts';

const translate = createTranslator(catalogues);

it('everything that can be imported has its target', () => {
  expect(importTargets.map(({ definition }) => definition)).toEqual([...importDefinitions.values()]);
});

it.each([...importDefinitions.keys()])('%s has a name and a title in every language', (id) => {
  const keys = [dynamicKey('imports.targets', id), dynamicKey('imports.titles', id)];
  const nameless = LANGUAGES.flatMap((language) => keys.filter((key) => translate(language, key) === key));
  expect(nameless).toEqual([]);
});

describe.each(importTargets.map((target) => [target.definition.id, target] as const))(
  'the columns of %s',
  (_id, { columns }) => {
    it.each(COUNTRIES.map((country) => [country.code, country] as const))(
      'are the same fields in %s',
      (_code, country) => {
        const fields = columns(country).map(({ field }) => field);
        expect(fields).toEqual(columns(COUNTRIES[0]!).map(({ field }) => field));
        expect(new Set(fields).size).toBe(fields.length);
      },
    );

    it('have a name in every language, and no name is another column’s too', () => {
      const clashes = COUNTRIES.flatMap((country) => {
        const owners = new Map<string, Set<string>>();
        for (const column of columns(country)) {
          const names = LANGUAGES.map((language) => headingOf(translate, language, country, column));
          expect(names.filter((name) => name.includes('.fields.') || name.includes('.columns.'))).toEqual([]);
          for (const name of [...names, ...column.synonyms]) {
            const key = headingKey(name);
            owners.set(key, (owners.get(key) ?? new Set()).add(column.field));
          }
        }
        return [...owners].filter(([, fields]) => fields.size > 1).map(([key, fields]) => `${key}: ${[...fields]}`);
      });
      expect([...new Set(clashes)]).toEqual([]);
    });

    it('have hints that are not empty', () => {
      const hints = COUNTRIES.flatMap((country) => columns(country).flatMap(({ hint }) => hint ?? []));
      const silent = hints.filter((hint) =>
        LANGUAGES.some((language) => translate(language, `imports.hints.${hint}`) === `imports.hints.${hint}`),
      );
      expect(silent).toEqual([]);
    });

    it('have choices with a name in every language', () => {
      const nameless = COUNTRIES.flatMap((country) =>
        columns(country).flatMap(({ choices = [] }) =>
          choices.filter((choice) =>
            LANGUAGES.some((language) => choiceLabel(translate, language, choice) === choice.phrase),
          ),
        ),
      );
      expect(nameless).toEqual([]);
    });
  },
);
