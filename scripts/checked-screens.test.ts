import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { builtAt, SCREENS } from '#app/web/screens.ts';
import { SCREENS as CHECKED, IN_JOURNEYS } from '../e2e/everybody/checked-screens.ts';

const hasRecord = (path: string) => path.includes('{');
const pathsAt = (addresses: readonly string[]) => addresses.flatMap((address) => builtAt(address)?.screen.path ?? []);

it('every screen that opens without a record is checked for accessibility and on a phone', () => {
  const checked = new Set(pathsAt([...Object.values(CHECKED).flat(), ...Object.keys(IN_JOURNEYS)]));
  expect(SCREENS.map(({ path }) => path).filter((path) => !hasRecord(path) && !checked.has(path))).toEqual([]);
});

it('none is left to a journey that is checked with the others, or that checks nothing', async () => {
  const once = new Set(pathsAt(Object.values(CHECKED).flat()));
  expect(pathsAt(Object.keys(IN_JOURNEYS)).filter((path) => once.has(path))).toEqual([]);
  expect(pathsAt(Object.keys(IN_JOURNEYS))).toHaveLength(Object.keys(IN_JOURNEYS).length);
  for (const [address, spec] of Object.entries(IN_JOURNEYS)) {
    const text = await readFile(`e2e/${spec}`, 'utf8');
    expect([address, text.includes('expectAccessible')]).toEqual([address, true]);
  }
});
