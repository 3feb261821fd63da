import type { EntryNames } from '#kernel/catalogue.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { CatalogueState } from './catalogue.repository.ts';

/** Somebody saved in between; the reply says who and when. */
export const staleCatalogue = ({ changedBy, changedAt }: CatalogueState) =>
  requestErrors.staleVersion({ facts: { changedBy, changedAt: changedAt.toISOString() } });

/** A name that says what the product says is none of the company's own. */
export function withoutProductNames(names: EntryNames, product: EntryNames | undefined): EntryNames {
  const own = (language: keyof EntryNames) => (names[language] === product?.[language] ? null : names[language]);
  return { 'pt-BR': own('pt-BR'), es: own('es'), en: own('en') };
}
