import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isSame, listFiles, takeStamp } from './stamp.mjs';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tropeiro-stamp-'));
  file = path.join(folder, 'a.ts');
  writeFileSync(file, 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a file with the same content is unchanged, however often it was written', () => {
  const before = takeStamp([file]);
  utimesSync(file, 1, 1);
  const after = takeStamp([file], before);
  expect(after).not.toEqual(before);
  expect(isSame(after, before)).toBe(true);
});

it('a changed, a new and a removed file are changes', () => {
  const before = takeStamp([file]);
  writeFileSync(file, 'two');
  expect(isSame(takeStamp([file], before), before)).toBe(false);
  expect(isSame({ ...before, other: [1, 1, 'x'] }, before)).toBe(false);
  expect(isSame({}, before)).toBe(false);
});

it('a file with the same time and size is not read again', () => {
  const { mtimeMs, size } = statSync(file);
  expect(takeStamp([file], { [file]: [mtimeMs, size, 'remembered'] })[file][2]).toBe('remembered');
});

it('lists the filtered files of folders and named files that exist', () => {
  mkdirSync(path.join(folder, 'sub'));
  writeFileSync(path.join(folder, 'sub', 'b.css'), '');
  writeFileSync(path.join(folder, 'sub', 'c.ts'), '');
  const listed = listFiles([folder, file, path.join(folder, 'missing')], (name) => name.endsWith('.ts'));
  expect(listed.map((name) => path.relative(folder, name)).sort()).toEqual(['a.ts', 'a.ts', 'sub/c.ts']);
});
