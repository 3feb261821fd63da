import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countPlaywright, countStep, countVitest, sentence, sum } from './counts.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tropeiro-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('reads the numbers of the unit runner, and counts a file that did not load as one failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  const file = report({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, testResults });
  expect(countVitest(file, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

it('reads the numbers of the browser runner, and names what passed on the second try only', () => {
  const spec = (title, ...statuses) => ({ title, tests: statuses.map((status) => ({ status })) });
  const inner = { file: 'b.spec.ts', specs: [spec('shaky', 'flaky'), spec('wrong', 'unexpected')] };
  const suites = [
    { file: 'a.spec.ts', specs: [spec('firm', 'expected')] },
    { file: 'b.spec.ts', specs: [spec('left out', 'skipped')], suites: [inner] },
  ];
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, suites });
  expect(countPlaywright(file, 1)).toEqual({ passed: 6, failed: 1, skipped: 3, shaky: ['b.spec.ts › shaky'] });
});

it('counts a runner that failed without a failed test, or left no report, as a failure', () => {
  const file = report({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } });
  expect(countPlaywright(file, 1)).toEqual({ passed: 5, failed: 1, skipped: 0, shaky: [] });
  expect(countVitest('missing.json', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('sums up in one sentence', () => {
  expect(sentence(sum([countStep(0), countStep(2), { passed: 3, failed: 0, skipped: 0 }]))).toBe('4 passed, 1 failed');
  expect(sentence({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  const shaky = ['a.spec.ts › waits'];
  expect(sentence(sum([countStep(0), { passed: 2, failed: 0, skipped: 0, shaky }]))).toBe(
    'Only on the second try: a.spec.ts › waits\n3 passed, 0 failed',
  );
});
