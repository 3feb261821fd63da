import { builtInStages } from '#areas/operations/rules/built-in-stages.ts';
import type { Stage, TemplateKind } from '#areas/operations/rules/stage.ts';
import { countryOf, isCountryCode } from '#countries/country.ts';
import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.ts';
import type { Translate } from '#kernel/phrases.ts';

/** A company without a country gets the default language. */
export function companyLanguage(countryCode: string | null): Language {
  return isCountryCode(countryCode) ? countryOf(countryCode).languages.proposed : DEFAULT_LANGUAGE;
}

/** The built-in stages for a company without a template, in the given language. */
export function builtInTemplate(kind: TemplateKind, translate: Translate, language: Language): Stage[] {
  return builtInStages(kind, (phrase) => translate(language, `operations.builtIn.${phrase}`));
}
