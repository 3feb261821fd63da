import type { Phrases, Translation, Variant } from './phrases.ts';

/**
 * A country variant that replaces a few words of its language everywhere: `{ placa: 'patente' }` also turns "Placas"
 * into "Patentes". The words have the same gender, so that the sentences around them stay correct.
 */
export function replaceWords<T extends Phrases>(
  tree: Translation<T>,
  words: Readonly<Record<string, string>>,
): Variant<T> {
  const known = new RegExp(`\\b(${Object.keys(words).join('|')})`, 'gi');
  const local = (text: string) =>
    text.replace(known, (word) => {
      const replaced = words[word.toLowerCase()] ?? word;
      return word === word.toLowerCase() ? replaced : `${replaced.charAt(0).toUpperCase()}${replaced.slice(1)}`;
    });
  return differing(tree, local) as Variant<T>;
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
