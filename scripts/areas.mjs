import { checkNodeVersion } from './lib/node-version.mjs';

checkNodeVersion();

const { main, StepFailed } = await import('./lib/run.mjs');

/** Writes the files that list every area: the composition, and the labels of the manifests as phrases. */
await main(async () => {
  const { ensureDependencies } = await import('./lib/dependencies.mjs');
  await ensureDependencies();
  const { runTypeScript } = await import('./lib/typescript.mjs');
  for (const script of ['write-composition', 'write-labels']) {
    const { code } = await runTypeScript(`scripts/areas/${script}.ts`, { stream: true });
    if (code !== 0) throw new StepFailed('the areas were not put together, see above');
  }
});
