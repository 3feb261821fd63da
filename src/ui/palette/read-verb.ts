import { fold } from './find-items.ts';
import type { Verb } from './palette-item.ts';

/** Fewer letters may as well begin a name. */
const SHORTEST_VERB = 4;

export interface ReadVerb {
  /** The verbs that the first word begins; empty where the text is only about records. */
  readonly verbs: readonly Verb[];
  /** What the records are searched by. */
  readonly text: string;
}

/** `asignar OC-10141` or `asig OC-10141`: what is to be done, and with which record. */
export function readVerb(typed: string, words: Readonly<Record<Verb, string>>): ReadVerb {
  const text = typed.trim();
  const [first = '', ...rest] = text.split(/\s+/);
  const verbs =
    first.length >= SHORTEST_VERB && rest.length > 0
      ? (Object.keys(words) as Verb[]).filter((verb) => fold(words[verb]).startsWith(fold(first)))
      : [];
  return { verbs, text: verbs.length > 0 ? rest.join(' ') : text };
}
