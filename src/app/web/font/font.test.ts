import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASES, SHOWN, SPOKEN } from '#app/phrases/all-texts.fixture.ts';
import { FONT_FAMILY } from '#ui/theme/theme.ts';
import { readFont } from './read-font.fixture.ts';

const KIB = 1024;
const file = readFileSync('src/app/web/font/inter.woff2');
const { characters, features } = readFont(file);
const missing = (text: string) => [...text].filter((sign) => !characters.has(sign.codePointAt(0)!));
const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Pictures and flags are drawn by the machine, and a line break is not drawn at all. */
const DRAWN_ELSEWHERE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\n|\u200D|\uFE0F/gu;

describe('the font of the interface', () => {
  it('is at most 60 KiB', () => {
    expect(file.length / KIB).toBeLessThanOrEqual(60);
  });

  it('has every Latin letter', () => {
    const letters = span(0x20, 0x7e) + span(0xa0, 0xff) + span(0x100, 0x17f);
    // Besides the soft hyphen, which no font draws, and a letter that Unicode has withdrawn.
    expect(missing(letters)).toEqual(['\u00AD', '\u0149']);
  });

  it.each(BASES)('has every sign of the texts in %s', (language) => {
    const texts = [...SHOWN[language].values(), ...SPOKEN[language].values()].join('');
    expect([...new Set(missing(texts.replace(DRAWN_ELSEWHERE, '')))]).toEqual([]);
  });

  it('has figures of one width for tables', () => {
    expect(features).toContain('tnum');
  });

  it('is loaded with the page and named first in the theme', () => {
    const page = readFileSync('src/app/web/index.html', 'utf8');
    expect(page).toContain('rel="preload" href="/font/inter.woff2" as="font" type="font/woff2" crossorigin');
    expect(FONT_FAMILY).toMatch(/^'Inter', 'Inter stand-in', /);
    const styles = readFileSync('src/app/web/font/font.css', 'utf8');
    for (const family of ['Inter', 'Inter stand-in']) expect(styles).toContain(`font-family: "${family}"`);
  });
});
