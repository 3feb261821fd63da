import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { bin, main, runNode } = await import('./lib/run.mjs');
const VITEST_REPORT = '.cache/vitest.json';
const PLAYWRIGHT_REPORT = '.cache/playwright.json';

/** Runs all checks, from a bare checkout; the last line sums them up. */
await main(async () => {
  const { ensureDependencies } = await import('./lib/dependencies.mjs');
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { ensureNatsServer } = await import('./lib/nats-server.mjs');
  await ensureDependencies();
  await ensureChromium();
  await ensureNatsServer();

  const { countPlaywright, countStep, countVitest, sentence, sum } = await import('./lib/counts.mjs');
  const { runStage, SOURCE_CHECKS } = await import('./lib/stages.mjs');
  const { rmSync } = await import('node:fs');
  for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });

  const counts = [];
  const step = async (name, stage) => {
    const code = await runStage(name, stage);
    counts.push(countStep(code));
    return code;
  };
  const sources = async () => {
    for (const [name, stage] of SOURCE_CHECKS) await step(name, stage);
  };
  const [, built] = await Promise.all([sources(), step('Build', () => runNode(['scripts/build.mjs']))]);

  counts.push(countVitest(VITEST_REPORT, await runStage('Tests', vitest)));
  if (built === 0) {
    await step('Download size', size);
    counts.push(countPlaywright(PLAYWRIGHT_REPORT, await runStage('Browser tests', playwright)));
  }
  const total = sum(counts);
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(`\n${sentence(total)}`);
});

function vitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  return runNode([bin('vitest/vitest.mjs'), 'run', ...reporters], { stream: true });
}

function playwright() {
  return runNode([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    stream: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
  });
}

async function size() {
  const { checkSize } = await import('./lib/size.mjs');
  const { isWithin, lines } = checkSize();
  return { code: isWithin ? 0 : 1, text: lines.join('\n') };
}
