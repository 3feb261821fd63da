import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'dist/.stamp.json';

/**
 * The sources of a build: path → [modified, size, hash]. Modification time and size settle most files without reading
 * them; where they differ the content decides (a fresh checkout).
 */
export function takeStamp(files, previous = {}) {
  return Object.fromEntries(
    files.map((file) => {
      const { mtimeMs, size } = statSync(file);
      const [lastTime, lastSize, lastHash] = previous[file] ?? [];
      const isUntouched = lastTime === mtimeMs && lastSize === size;
      return [file, [mtimeMs, size, isUntouched ? lastHash : hash(file)]];
    }),
  );
}

export function isSame(stamp, other) {
  const [files, others] = [Object.keys(stamp), Object.keys(other)];
  return files.length === others.length && files.every((file) => stamp[file][2] === other[file]?.[2]);
}

export function readStamps() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

export function writeStamps(stamps) {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(stamps));
}

/** Every file below the folders, and the named files that exist, that pass the filter. */
export function listFiles(roots, filter) {
  return roots.flatMap((root) => {
    const stats = statSync(root, { throwIfNoEntry: false });
    if (!stats) return [];
    if (stats.isFile()) return [root];
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    return files.map((file) => file.replaceAll(path.sep, '/')).filter(filter);
  });
}

function hash(file) {
  return createHash('sha256').update(readFileSync(file)).digest('base64url');
}
