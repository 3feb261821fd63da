import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { bin, main, runNode } = await import('./lib/run.mjs');

/** The fast part of `npm test`: everything that needs neither database nor browser. */
await main(async () => {
  const { ensureDependencies } = await import('./lib/dependencies.mjs');
  await ensureDependencies();
  const { runStage, SOURCE_CHECKS } = await import('./lib/stages.mjs');
  const unitTests = () => runNode([bin('vitest/vitest.mjs'), 'run', '--project', 'unit', '--reporter=default']);
  const inOrder = async (stages) => {
    const codes = [];
    for (const [name, stage] of stages) codes.push(await runStage(name, stage));
    return codes;
  };
  const lanes = await Promise.all([inOrder(SOURCE_CHECKS), inOrder([['Unit tests', unitTests]])]);
  process.exitCode = lanes.flat().every((code) => code === 0) ? 0 : 1;
});
