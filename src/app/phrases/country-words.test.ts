import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf } from '#countries/country.ts';
import { countryPhrases } from '#countries/country-phrases.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { COUNTRY_WORDS } from '#countries/words.ts';
import { baseOf, type Language } from '#kernel/language.ts';
import { createTranslator, flatten, type Phrases } from '#kernel/phrases.ts';
import { SHOWN } from './all-texts.fixture.ts';
import { AREA_PHRASES } from './areas.gen.ts';
import { catalogues } from './catalogues.ts';

/** The words for one thing in any country, of which each uses only its own. */
const WORD_FAMILIES = {
  es: { driver: ['conductor', 'chofer', 'motorista'], plate: ['placa', 'patente'] },
  en: { driver: ['driver', 'trucker'] },
} as const;

const variants: Partial<Record<Language, readonly Phrases[]>> = AREA_PHRASES;

/** Every text of every screen, menu and title as somebody with this language reads it. */
function shownIn(language: Language): ReadonlyMap<string, string> {
  const base = SHOWN[baseOf(language)];
  if (baseOf(language) === language) return base;
  const flat = [Object.fromEntries(base)];
  const own = countryPhrases(language, (step) => (step === language ? (variants[language] ?? []) : flat));
  return new Map([...base, ...own.flatMap((tree) => [...flatten(tree)])]);
}

/** Quoted by the specification, or about the vehicles of other countries. */
const EXACT = new Set(['Patente con viaje asignado']);
const OF_ANY_COUNTRY = new Set(['ui.fields.plate.patente', 'ui.fields.plate.placa']);

const says = (text: string, word: string) => new RegExp(`\\b${word}`, 'i').test(text.replace(/\{\{.*?\}\}/g, ''));

const SPEAKERS = COUNTRIES.flatMap(({ code, languages, terms }) =>
  languages.offered.filter((language) => language.startsWith('es-')).map((language) => ({ code, language, terms })),
);

describe.each(SPEAKERS)('$code, in $language', ({ language, terms }) => {
  const texts = shownIn(language);
  const { driver, plate } = WORD_FAMILIES.es;

  it('says its own words in menu, title, list and orders', () => {
    const drivers = `${terms.driver}es`;
    for (const key of ['menu.items.carrier', 'titles.carrier', 'lists.carrier.title']) {
      expect([key, texts.get(key)?.toLowerCase()]).toEqual([key, drivers]);
    }
    expect(texts.get('lists.loadOrder.columns.trucker')?.toLowerCase()).toBe(terms.driver);
    expect(texts.get('lists.loadOrder.columns.plate')?.toLowerCase()).toBe(terms.plate);
    expect(texts.get('fleet.drivers.fields.operator')?.toLowerCase()).toBe(terms.operator);
    expect(texts.get('roles.trucker')?.toLowerCase()).toBe(terms.driver);
  });

  it('never says the word of another country', () => {
    const foreign = [...driver, ...plate].filter((word) => word !== terms.driver && word !== terms.plate);
    const strays = [...texts].filter(
      ([key, text]) => !EXACT.has(text) && !OF_ANY_COUNTRY.has(key) && foreign.some((word) => says(text, word)),
    );
    expect(strays).toEqual([]);
  });
});

describe('Mexico', () => {
  const [spanish, english] = [shownIn('es-MX'), shownIn('en-MX')];

  it.each([
    ['es-MX', spanish, SHOWN.es, 'operador'],
    ['en-MX', english, SHOWN.en, 'operator'],
  ] as const)('calls nobody in the office an operator: %s', (_, texts, base, word) => {
    const office = [...base].filter(([, text]) => says(text, word));
    expect(office.length).toBeGreaterThan(10);
    expect(office.filter(([key]) => says(texts.get(key) ?? '', word))).toEqual([]);
  });

  it('names the operator of a company and of a driver as the specification does', () => {
    for (const key of ['companies.operator', 'fleet.drivers.fields.operator']) {
      expect([key, spanish.get(key)]).toEqual([key, 'Transportista']);
    }
    expect(spanish.get('companies.tabs.operators')).toBe('Transportistas');
    expect([spanish.get('roles.operator'), english.get('roles.operator')]).toEqual(['Coordinador', 'Coordinator']);
  });

  it('never says driver in English', () => {
    const strays = [...english].filter(([, text]) => WORD_FAMILIES.en.driver.some((word) => says(text, word)));
    expect(strays).toEqual([]);
  });
});

it('the server speaks the same words', () => {
  const translate = createTranslator(catalogues);
  const words: readonly [CountryCode, string][] = [
    ['BO', 'Conductor'],
    ['AR', 'Chofer'],
    ['MX', 'Operador'],
  ];
  for (const [code, word] of words) {
    const { proposed } = countryOf(code).languages;
    expect(translate(proposed, 'lists.loadOrder.columns.trucker')).toBe(word);
  }
});

it('the table of words says what the countries say', () => {
  for (const { languages, terms } of COUNTRIES.filter((country) => country.languages.proposed !== 'pt-BR')) {
    const words = COUNTRY_WORDS[languages.proposed] ?? {};
    expect([words.placa ?? 'placa', words.conductor ?? 'conductor']).toEqual([terms.plate, terms.driver]);
  }
});
