import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { SHIPPED_ROLES } from '#kernel/area.ts';
import { picturesIn } from './list.ts';
import { GUIDE_LANGUAGES, pictureFile, pictureFolder } from './picture.ts';

const GUIDE = 'docs/guide';
const MAX_FILE_BYTES = 150 * 1024;
const MAX_FOLDER_BYTES = 4 * 1024 * 1024;
const PICTURE = /!\[([^\]]*)\]\(([^)\s]+\.png)\)/g;
const LINK = /(?<!!)\[[^\]]*\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

const pagesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name.replaceAll('\\', '/')));
const pages = ['README.md', ...pagesBelow(GUIDE)];
const written = Object.keys(GUIDE_LANGUAGES).filter((language) => existsSync(path.join(GUIDE, language)));

/** What the pages name, by its place in the repository. */
function namedIn(page: string, pattern: RegExp, group: number): string[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(pattern)].map((match) => path.join(path.dirname(page), match[group]!));
}

const shown = new Set(pages.flatMap((page) => namedIn(page, PICTURE, 2)));

describe('the pictures of the guide and of the README', () => {
  it('are those on the list, each once', () => {
    const listed = written.flatMap((language) => picturesIn(language).map((picture) => pictureFile(language, picture)));
    const present = written.flatMap((language) =>
      readdirSync(pictureFolder(language)).map((name) => path.join(pictureFolder(language), name)),
    );
    expect(new Set(listed).size).toBe(listed.length);
    expect(present.sort()).toEqual(listed.sort());
    expect([...shown].sort()).toEqual(listed.sort());
  });

  it('say in words what they show', () => {
    const mute = pages.filter((page) =>
      [...readFileSync(page, 'utf8').matchAll(PICTURE)].some(([, words]) => words!.trim() === ''),
    );
    expect(mute).toEqual([]);
  });

  it('stay small', () => {
    for (const language of written) {
      const sizes = picturesIn(language).map(
        (picture) => [picture.file, statSync(pictureFile(language, picture)).size] as const,
      );
      expect(sizes.filter(([, size]) => size > MAX_FILE_BYTES)).toEqual([]);
      expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(MAX_FOLDER_BYTES);
    }
  });
});

describe('the guide', () => {
  it('has a page for every role, in every language it is written in', () => {
    const missing = written.flatMap((language) =>
      SHIPPED_ROLES.map((role) => `${GUIDE}/${language}/${role}.md`).filter((page) => !existsSync(page)),
    );
    expect(written).toContain('en');
    expect(missing).toEqual([]);
  });

  it('leads only to pages that are there', () => {
    const lost = pagesBelow(GUIDE).flatMap((page) =>
      namedIn(page, LINK, 1)
        .filter((target) => !existsSync(target))
        .map((target) => `${page}: ${target}`),
    );
    expect(lost).toEqual([]);
  });
});
