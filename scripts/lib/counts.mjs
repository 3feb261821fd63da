import { readFileSync } from 'node:fs';

/** The numbers of a test runner's report; a runner that failed without a failed test counts as one failure. */
export function countVitest(file, code) {
  const report = readReport(file);
  const crashed = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = (report?.numFailedTests ?? 0) + crashed.length;
  return settle({ passed: report?.numPassedTests ?? 0, failed, skipped: report?.numPendingTests ?? 0 }, code);
}

/** A test that passed only on its second try has passed, and is named so that it is not overlooked. */
export function countPlaywright(file, code) {
  const report = readReport(file);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const shaky = (report?.suites ?? []).flatMap(shakyTitles);
  return settle({ passed: expected + flaky, failed: unexpected, skipped, shaky }, code);
}

export function countStep(code) {
  return settle({ passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }, code);
}

export function sum(counts) {
  const total = (name) => counts.reduce((all, count) => all + count[name], 0);
  const shaky = counts.flatMap((count) => count.shaky ?? []);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped'), shaky };
}

/** The last line is plain; tests that needed a second try are named on the lines before it. */
export function sentence({ passed, failed, skipped, shaky = [] }) {
  const retried = shaky.map((title) => `Only on the second try: ${title}\n`).join('');
  return `${retried}${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function shakyTitles({ file, suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap(shakyTitles)];
}

function settle(count, code) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
