import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSize, neededBy, scriptsOf, stylesOf } from './size.mjs';

const MANIFEST = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_shared'],
    dynamicImports: ['screen.tsx'],
    css: ['assets/a.css'],
  },
  _shared: { file: 'assets/shared.js', css: ['assets/b.css'] },
  'screen.tsx': { file: 'assets/screen.js', imports: ['_shared'] },
};

describe('what a page needs at once', () => {
  it('is its script and everything imported by it, each once', () => {
    expect(scriptsOf(neededBy(MANIFEST, ['index.html']))).toEqual(['assets/index.js', 'assets/shared.js']);
    expect(stylesOf(neededBy(MANIFEST, ['index.html']))).toEqual(['assets/a.css', 'assets/b.css']);
  });

  it('grows when it goes on to a screen', () => {
    const files = scriptsOf(neededBy(MANIFEST, ['index.html', 'screen.tsx']));
    expect(files).toEqual(['assets/index.js', 'assets/shared.js', 'assets/screen.js']);
  });

  it('is unknown when a module was moved', () => {
    expect(() => neededBy(MANIFEST, ['gone.ts'])).toThrow('gone.ts is not in the manifest');
  });
});

describe('the budget', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tropeiro-size-'));
    mkdirSync(path.join(folder, '.vite'));
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
    writeFileSync(path.join(folder, '.vite/modules.json'), JSON.stringify({ 'list.tsx': 'assets/shared.js' }));
    for (const name of ['index', 'shared', 'screen']) {
      writeFileSync(path.join(folder, `assets/${name}.js`), randomBytes(10 * 1024));
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds a module that shares its script with others', () => {
    const budget = { name: 'List', files: scriptsOf, roots: ['list.tsx'], kib: 11 };
    expect(checkSize(folder, [budget]).lines[0]).toMatch(/^List: 10\.\d of/);
  });

  it.each([
    [21, true],
    [20, false],
  ])('of %i KiB for twenty: kept is %s', (kib, isWithin) => {
    const budget = { name: 'First scripts', files: scriptsOf, roots: ['index.html'], kib };
    const answer = checkSize(folder, [budget]);
    expect(answer.isWithin).toBe(isWithin);
    expect(answer.lines[0]).toMatch(new RegExp(`^First scripts: 20\\.\\d of ${kib} KiB`));
  });
});
