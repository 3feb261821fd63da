import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { areas } from '#app/areas.ts';

/** Calls that no screen of ours makes: each has a line that says why. */
const ONLY_BY_API = new Set(
  [...readFileSync('docs/api-only-calls.md', 'utf8').matchAll(/^\| `([\w.]+)` \| .+ \|$/gm)].map(([, id = '']) => id),
);

/** Calls made by a function from a definition, or chosen by the name of a screen: used where that is. */
const MADE_BY: readonly (readonly [RegExp, string])[] = [
  [/^imports\./, 'importCallsOf'],
  [/^reports\.\w+Download$/, 'downloadReport'],
  [/^reports\./, 'readDashboard'],
  [/^reportEmbed\.(overview|operations|shipper|agro|agroShipper|security)$/, 'readEmbed'],
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|\.d\.ts$/.test(file),
);
const webTexts = sources
  .filter((file) => /^(areas\/[^/]+\/web|app\/web|ui)\//.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

/** By the id of a call, the ways to it from the exports of the contracts: `OPERATION_CALLS`, `normal`, `read`. */
const ways = new Map<string, (readonly string[])[]>();

beforeAll(async () => {
  const contracts = sources.filter((file) => /^(areas\/[^/]+\/contract\/|kernel\/[^/]+-calls\.ts$)/.test(file));
  for (const file of contracts) {
    const exported = (await import(/* @vite-ignore */ resolve('src', file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) follow(value, [name]);
  }
});

function follow(value: unknown, way: readonly string[]): void {
  if (!value || typeof value !== 'object' || way.length > 4) return;
  if ('id' in value && 'method' in value && 'path' in value) {
    const id = String(value.id);
    ways.set(id, [...(ways.get(id) ?? []), way]);
  } else if (value instanceof Map || Array.isArray(value)) {
    for (const one of value.values()) follow(one, way);
  } else if (Object.getPrototypeOf(value) === Object.prototype) {
    for (const [name, one] of Object.entries(value)) follow(one, [...way, name]);
  }
}

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

function isUsed(id: string): boolean {
  const maker = MADE_BY.find(([ids]) => ids.test(id))?.[1];
  const found = maker ? [[maker]] : (ways.get(id) ?? []);
  return webTexts.some((text) => found.some((way) => mentions(text, way[0]!) && mentions(text, way.at(-1)!)));
}

it('every call is made by a screen, or it is written down why not', () => {
  const ids = areas().flatMap(({ routes }) => routes.map(({ call }) => call.id));
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id) => !isUsed(id) && !ONLY_BY_API.has(id)).sort()).toEqual([]);
});

it('a reason is only written down for a call that exists and that no screen makes', () => {
  const known = new Set([...ways.keys(), ...areas().flatMap(({ routes }) => routes.map(({ call }) => call.id))]);
  expect([...ONLY_BY_API].filter((id) => !known.has(id) || isUsed(id))).toEqual([]);
});
