import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a browser downloads before the first screen shows, compressed. */
const BUDGET_KIB = { script: 320, style: 60 };

/** Compares the built page with its budget. */
export function checkSize(folder = 'dist/web') {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const sizes = Object.entries({ script: kib(folder, scripts(html)), style: kib(folder, styles(html)) });
  return {
    isWithin: sizes.every(([kind, size]) => size <= BUDGET_KIB[kind]),
    lines: sizes.map(([kind, size]) => `First ${kind}s: ${size.toFixed(1)} of ${BUDGET_KIB[kind]} KiB (gzip)`),
  };
}

/** The entry script and everything it needs at once. */
function scripts(html) {
  return [
    ...matches(html, /<script\b[^>]*\bsrc="([^"]+)"/g),
    ...matches(html, /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g),
  ];
}

function styles(html) {
  return matches(html, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g);
}

function matches(html, pattern) {
  return [...html.matchAll(pattern)].map(([, address]) => address);
}

function kib(folder, addresses) {
  const own = addresses.filter((address) => address.startsWith('/') || address.startsWith('./'));
  return own.reduce((all, address) => all + gzipSync(readFileSync(path.join(folder, address))).length, 0) / 1024;
}
