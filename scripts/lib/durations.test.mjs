import { expect, it } from 'vitest';
import { byGroup, groupOf, playwrightTimes, vitestTimes } from './durations.mjs';

it.each([
  ['src/areas/fleet/server/ocr.test.ts', 'src/areas/fleet'],
  ['src/platform/http/deadline.test.ts', 'src/platform/http'],
  ['src/app/proof/fuzz.test.ts', 'src/app/proof'],
  ['src/ui/list/table/sort-text.test.ts', 'src/ui'],
  ['e2e/shell/shell.spec.ts', 'e2e/shell'],
])('%s belongs to %s', (file, group) => {
  expect(groupOf(file)).toBe(group);
});

it('files of a group are added up, the longest group first', () => {
  const report = {
    testResults: [
      { name: '/repo/src/ui/a.test.ts', startTime: 0, endTime: 1000 },
      { name: '/repo/src/app/proof/b.test.ts', startTime: 0, endTime: 5000 },
      { name: '/repo/src/ui/c.test.ts', startTime: 0, endTime: 2000 },
    ],
  };
  expect(byGroup(vitestTimes(report, '/repo'))).toEqual([
    { name: 'src/app/proof', files: 1, seconds: 5 },
    { name: 'src/ui', files: 2, seconds: 3 },
  ]);
});

it('journeys count with every try, wherever they are in their file', () => {
  const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [{ file: 'shell/a.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(2000, 3000)] }] }];
  expect(playwrightTimes({ suites })).toEqual([{ file: 'e2e/shell/a.spec.ts', seconds: 6 }]);
  expect(playwrightTimes(undefined)).toEqual([]);
});
