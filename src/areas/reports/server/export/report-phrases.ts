import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';

/** Where the words of a dashboard stand. */
export const cardTitle = (card: string): PhraseKey => dynamicKey('reports.cards', `${card}.title`);
export const cardAbout = (card: string): PhraseKey => dynamicKey('reports.cards', `${card}.about`);
export const columnTitle = (column: string): PhraseKey => dynamicKey('reports.columns', column);
export const noteText = (note: string): PhraseKey => dynamicKey('reports.notes', note);
