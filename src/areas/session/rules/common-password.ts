import { COMMON_WORDS } from './common-words.ts';

/** Runs along the keyboard and other patterns that are typed rather than thought of. */
const PATTERNS = [
  '1q2w3e4r',
  'q1w2e3r4',
  '1qaz2wsx',
  'zaq12wsx',
  'zaq1xsw2',
  'qaz123wsx',
  'a1b2c3d4',
  'a1s2d3f4',
  '1a2b3c4d',
  'qwe123',
  'asd123',
  'zxc123',
  'abc123',
  '123abc',
  '123qwe',
  '123asd',
  'q1w2e3',
];

/** Letters and signs people put in place of others. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '!': 'i',
};
const SHORT_WORD = 4;
const LONGEST_ADDITION = 8;

/**
 * Whether a password is one of those everybody tries first: a common word with digits and signs around it, a common
 * word written with look-alikes, a few letters with a row of digits, or a run along the keyboard.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (PATTERNS.some((pattern) => small.includes(pattern) && small.length - pattern.length <= SHORT_WORD)) return true;
  const core = small.replace(/^[^a-z]+|[^a-z]+$/g, '');
  if (small.length - core.length > LONGEST_ADDITION) return core.length <= SHORT_WORD && isRow(digitsOf(small));
  if (core.length <= SHORT_WORD && isRow(digitsOf(small))) return true;
  return spellings(small, core).some((word) => COMMON_WORDS.has(word) || COMMON_WORDS.has(halfOf(word)));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** 12345, 98765, 0000, 1212: nothing somebody had to remember. */
function isRow(digits: string): boolean {
  if (digits.length < 4) return false;
  const steps = [...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index]));
  const isEven = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  const pair = digits.slice(0, 2);
  return isEven || '01234567890'.includes(digits) || digits === pair.repeat(digits.length).slice(0, digits.length);
}

/** The word as it is typed, and as it reads. */
function spellings(small: string, core: string): readonly string[] {
  const read = (text: string, one: string) =>
    [...text].map((sign) => (sign === '1' ? one : (LOOKALIKES[sign] ?? sign))).join('');
  const whole = small.replace(/[\d!.*#%&+_-]+$/, '');
  return [core, ...['i', 'l'].flatMap((one) => [read(core, one), read(whole, one)])];
}

/** `brasilbrasil` is `brasil`. */
function halfOf(word: string): string {
  const half = word.slice(0, word.length / 2);
  return half + half === word ? half : word;
}
