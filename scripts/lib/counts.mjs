import { readFileSync } from 'node:fs';

/** What a test runner's own report says; a runner that failed without a failed test counts as one failure. */
export function countVitest(file, code) {
  const report = readReport(file);
  const crashed = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = (report?.numFailedTests ?? 0) + crashed.length;
  return settle({ passed: report?.numPassedTests ?? 0, failed, skipped: report?.numPendingTests ?? 0 }, code);
}

export function countPlaywright(file, code) {
  const stats = readReport(file)?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return settle({ passed: stats?.expected ?? 0, failed, skipped: stats?.skipped ?? 0 }, code);
}

export function countStep(code) {
  return settle({ passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }, code);
}

export function sum(counts) {
  const total = (name) => counts.reduce((all, count) => all + count[name], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
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
