import { describe, expect, it } from 'vitest';
import { catalogues } from '#app/phrases/catalogues.ts';
import { IMPORT_TARGETS } from '#areas/imports/contract/import-target.ts';
import { headingKey } from '#areas/imports/rules/fold.ts';
import { COUNTRIES } from '#countries/country.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { createTranslator } from '#kernel/phrases.ts';
import { choiceLabel, headingOf } from '../column-names.ts';
import { TARGETS } from './targets.ts';

const translate = createTranslator(catalogues);

it('everything that can be imported has its target', () => {
  expect(TARGETS.map(({ id }) => id).sort()).toEqual([...IMPORT_TARGETS].sort());
});

describe.each(TARGETS.map((target) => [target.id, target] as const))('the columns of %s', (_id, { columns }) => {
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
});
