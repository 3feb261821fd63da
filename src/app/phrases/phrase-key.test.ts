import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { ImportColumn } from '#areas/imports/rules/import-column.ts';
import { dynamicKey, type NameIn, type PhraseKey, type TranslateKey } from '#kernel/phrase-key.ts';
import { createTranslator } from '#kernel/phrases.ts';
import type { PaletteSource } from '#ui/palette/palette-item.ts';
import { catalogues } from './catalogues.ts';

const translate = createTranslator(catalogues);
const t = ((key: PhraseKey) => translate('pt-BR', key)) as TFunction;

it('an existing key is accepted everywhere', () => {
  const field: NameIn<'fleet.drivers.fields'> = 'account';
  expect(t(`fleet.drivers.fields.${field}`)).toBe('Conta de acesso');
  expect(translate('es', 'lists.yes')).toBe('Sí');
  const counted: PhraseKey = 'ui.media.gallery.selected';
  const label: PaletteSource['labelKey'] = 'shell.switchCompany';
  expect([counted, label, dynamicKey('errors', 'request.notFound')]).toHaveLength(3);
});

it('a misspelled key does not compile', () => {
  // @ts-expect-error the browser's words
  expect(t('fleet.drivers.fields.acount')).toBe('fleet.drivers.fields.acount');
  // @ts-expect-error the server's words: mails, documents, spreadsheets
  expect(translate('es', 'lists.jes')).toBe('lists.jes');
  // @ts-expect-error a name that is not in the group
  const name: NameIn<'fleet.drivers.fields'> = 'acount';
  // @ts-expect-error a key in a table
  const label: PaletteSource['labelKey'] = 'shell.switchCompanies';
  // @ts-expect-error a column of an import
  const phrase: ImportColumn['phrase'] = 'imports.columns.nobody';
  // @ts-expect-error a group that does not exist
  expect(dynamicKey('eror', 'x')).toBe('eror.x');
  // @ts-expect-error a form for one thing is chosen by the count, not by the key
  const one: PhraseKey = 'ui.media.gallery.selected_one';
  // @ts-expect-error a function that takes any text as a key would let a misspelled one through
  const loose: (key: string) => string = t;
  const bound: TranslateKey = t;
  expect([name, label, phrase, one, loose, bound]).toHaveLength(6);
});
