import { TONE_NAMES, type Tone } from '#kernel/tone.ts';

/** First letters of the first and last name; one letter where there is one name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
}

/** A person always has the same colour; danger and warning are reserved for problems. */
export function toneOf(name: string): Tone {
  const tones = TONE_NAMES.filter((tone) => tone !== 'danger' && tone !== 'warning');
  const sum = [...name].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return tones[sum % tones.length] ?? 'neutral';
}
