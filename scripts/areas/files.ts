import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Generated, Project } from './composition.ts';

export const disk: Project = {
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  read: (path) => readFileSync(path, 'utf8'),
};

/** Writes the files that differ and prints their names. */
export function write(files: readonly Generated[]): void {
  for (const [path, text] of files.filter((file) => !isFresh(file))) {
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
}

export function isFresh([path, text]: Generated): boolean {
  return existsSync(path) && readFileSync(path, 'utf8') === text;
}
