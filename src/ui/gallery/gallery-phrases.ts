import type { Language } from '#kernel/language.ts';
import type { Phrases } from '#kernel/phrases.ts';

type PhraseFile = Readonly<Record<string, Phrases>>;

const FILES = import.meta.glob<PhraseFile>(['../../kernel/phrases/*.ts', '../*/phrases/*.ts', '../*/phrases/**/*.ts'], {
  eager: true,
});

/** Texts of sample records, the same in every language. */
const SAMPLES = import.meta.glob<PhraseFile>('../**/sample-phrases.ts', { eager: true });

/** The texts of the kernel and of all components, without any area. */
export async function galleryPhrases(language: Language): Promise<Phrases> {
  const files = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ts`));
  const texts = [...files.map(([, file]) => file), ...Object.values(SAMPLES)];
  return texts.flatMap((file) => Object.values(file)).reduce(merge, {});
}

function merge(into: Phrases, from: Phrases): Phrases {
  const merged: Record<string, string | Phrases> = { ...into };
  for (const [key, value] of Object.entries(from)) {
    const before = merged[key];
    merged[key] = typeof before === 'object' && typeof value === 'object' ? merge(before, value) : value;
  }
  return merged;
}
