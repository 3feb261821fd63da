import { dynamicKey, type PhraseKey, type TranslateKey } from '#kernel/phrase-key.ts';

/** Where the words of a dashboard stand, for its screen as for its downloads. */
export const cardTitle = (card: string): PhraseKey => dynamicKey('reports.cards', `${card}.title`);
export const columnTitle = (column: string): PhraseKey => dynamicKey('reports.columns', column);
/** What a country is called. */
export const countryName = (code: string): PhraseKey => dynamicKey('countries', code);
export const noteText = (note: string): PhraseKey => dynamicKey('reports.notes', note);

export type LabelGroup = 'series' | 'buckets';

/** The name of a series or a category: a key of the group, or the whole key of a phrase elsewhere. */
export const labelPhrase = (group: LabelGroup, key: string): PhraseKey =>
  key.includes('.') ? (key as PhraseKey) : dynamicKey(`reports.${group}`, key);

/** Whether the rows of a table are about companies or lanes, for who may see their countries. */
export const hasCountries = ({ rows }: { readonly rows: readonly { readonly country?: unknown }[] }): boolean =>
  rows.some(({ country }) => country !== undefined);

/** What a card counts; not every card needs an explanation. */
export function cardAbout(card: string, say: TranslateKey): string | undefined {
  const key = dynamicKey('reports.cards', `${card}.about`);
  const text = say(key);
  return text === key ? undefined : text;
}
