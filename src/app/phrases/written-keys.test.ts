import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHOWN, SPOKEN, sourcesOf } from './all-texts.fixture.ts';

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

  it('the browser', () => {
    const keys = writtenIn(['src/ui', 'src/app/web', ...areas.map((area) => `src/areas/${area}/web`)]);
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter((key) => !shown.has(key))).toEqual([]);
  });
});
