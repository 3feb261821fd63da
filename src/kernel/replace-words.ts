import type { Phrases } from './phrases.ts';

/**
 * The texts of a country that replaces a few words of its language everywhere: `{ placa: 'patente' }` also turns
 * "Placas" into "Patentes". Contains only the texts that differ; names of placeholders are no words.
 */
export function replaceWords(tree: Phrases, words: Readonly<Record<string, string>>): Phrases {
  const longestFirst = Object.keys(words).sort((one, other) => other.length - one.length);
  const known = new RegExp(`\\{\\{.*?\\}\\}|\\b(?:${longestFirst.join('|')})`, 'gi');
  const local = (text: string) =>
    text.replace(known, (word) => {
      const replaced = words[word.toLowerCase()];
      if (replaced === undefined || word === word.toLowerCase()) return replaced ?? word;
      if (word === word.toUpperCase()) return replaced.toUpperCase();
      return `${replaced.charAt(0).toUpperCase()}${replaced.slice(1)}`;
    });
  return differing(tree, local);
}

/** Only the texts that differ; branches without any are left out. */
function differing(tree: Phrases, local: (text: string) => string): Phrases {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, string | Phrases][] => {
      if (typeof value !== 'string') {
        const branch = differing(value, local);
        return Object.keys(branch).length > 0 ? [[key, branch]] : [];
      }
      const replaced = local(value);
      return replaced === value ? [] : [[key, replaced]];
    }),
  );
}
