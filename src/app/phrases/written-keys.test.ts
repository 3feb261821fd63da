import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FRAME, joined, SHOWN, SPOKEN, sourcesOf } from './all-texts.fixture.ts';

/** `days_one` and `days_other` are read as `days`. */
const keysIn = (texts: ReadonlyMap<string, string>) =>
  new Set([...texts.keys()].map((key) => key.replace(/_(one|other)$/, '')));

const spoken = keysIn(SPOKEN['pt-BR']);
const shown = keysIn(SHOWN['pt-BR']);
const areas = readdirSync('src/areas');

/** The type of keys is one for server and browser, so it cannot know which texts each of them has. */
describe('a literal key is among the texts of', () => {
  const writtenIn = (folders: readonly string[]) =>
    [
      ...new Set(
        folders
          .flatMap(sourcesOf)
          .flatMap((source) => [...source.matchAll(/['"`]([a-zA-Z]+(?:\.[\w-]+)+)['"`]/g)])
          .map(([, key]) => key ?? ''),
      ),
    ].filter((key) => spoken.has(key) || shown.has(key));

  it('the server', () => {
    const keys = writtenIn(['src/platform', ...areas.map((area) => `src/areas/${area}/server`)]);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !spoken.has(key))).toEqual([]);
  });

  it('the frame of the browser', () => {
    const frame = keysIn(joined(FRAME));
    // Texts of stepping into a company come with its dialog and its banner.
    const keys = writtenIn(['src/ui', 'src/app/web']).filter((key) => !key.startsWith('session.stepIn.'));
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !frame.has(key))).toEqual([]);
  });
});
