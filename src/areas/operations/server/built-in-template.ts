import { builtInStages } from '#areas/operations/rules/built-in-stages.ts';
import type { Stage, TemplateKind } from '#areas/operations/rules/stage.ts';
import { countryOf, isCountryCode } from '#countries/country.ts';
import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.ts';
import type { Translate } from '#kernel/phrases.ts';

/** Where the company has no country nothing is known about its language either. */
export function companyLanguage(countryCode: string | null): Language {
  return isCountryCode(countryCode) ? countryOf(countryCode).languages.proposed : DEFAULT_LANGUAGE;
}

/** What is done on a trip of a company that has no template of its own, in words of the given language. */
export function builtInTemplate(kind: TemplateKind, translate: Translate, language: Language): Stage[] {
  return builtInStages(kind, (phrase) => translate(language, `operations.builtIn.${phrase}`));
}
